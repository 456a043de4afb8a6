import { escapeUTF8 } from 'entities';
import type { Letter } from './letter.ts';

/** Mail programs support only tables and inline styles. Load and execute nothing. */
const font = 'font-family:Georgia,serif;font-size:17px;line-height:26px';
const paragraph = (text: string): string => `<p style="margin:0 0 16px;${font}">${escapeUTF8(text)}</p>`;
const small = (text: string): string =>
  `<p style="margin:0 0 8px;font-family:Arial,sans-serif;font-size:14px;line-height:20px">${escapeUTF8(text)}</p>`;

const button = ({ label, address }: Letter['link']): string =>
  `<p style="margin:0 0 8px"><a href="${escapeUTF8(address)}" style="display:inline-block;padding:12px 24px;border:2px solid;font-family:Arial,sans-serif;font-size:17px;font-weight:bold">${escapeUTF8(label)}</a></p>` +
  `<p style="margin:0 0 24px;font-family:Arial,sans-serif;font-size:14px;line-height:20px;word-break:break-all">${escapeUTF8(address)}</p>`;

const digitsOf = ({ label, digits }: NonNullable<Letter['code']>): string =>
  `${paragraph(label)}<p style="margin:0 0 24px;font-family:monospace;font-size:28px;letter-spacing:4px">${escapeUTF8(digits)}</p>`;

export interface SetLetter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const letterAsText = ({ paragraphs, link, code, reasons }: Letter): string =>
  [...paragraphs, `${link.label}: ${link.address}`, ...(code ? [`${code.label} ${code.digits}`] : []), ...reasons]
    .join('\n\n')
    .concat('\n');

const letterAsHtml = ({ subject, paragraphs, link, code, reasons }: Letter): string =>
  `<!doctype html><html lang="hu"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeUTF8(subject)}</title></head><body style="margin:0"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 16px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px"><tr><td>` +
  `${paragraphs.map(paragraph).join('')}${button(link)}${code ? digitsOf(code) : ''}${reasons.map(small).join('')}` +
  `</td></tr></table></td></tr></table></body></html>`;

export const setLetter = (letter: Letter): SetLetter => ({
  subject: letter.subject,
  text: letterAsText(letter),
  html: letterAsHtml(letter),
});
