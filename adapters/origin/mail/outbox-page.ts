import { escapeUTF8 } from 'entities';
import { outboxMessages as messages } from './hu.ts';

export interface KeptLetter {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly unsubscribe: string | null;
  /** Unix seconds. */
  readonly made_at: number;
}

const style = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:60rem;margin:0 auto;padding:1rem}
h1{font-size:1.5rem}ol{padding:0;list-style:none}li{border-top:1px solid;padding:.75rem 0;overflow-wrap:anywhere}a{display:block;min-height:2.75rem;color:inherit}
time{opacity:.75}iframe{width:100%;height:36rem;border:1px solid;background:#fff}pre{white-space:pre-wrap;overflow-wrap:anywhere}`;

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="hu"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeUTF8(title)}</title><style>${style}</style></head><body><main>${body}</main></body></html>`;

const moment = (at: number): string => {
  const iso = new Date(at * 1000).toISOString();
  return `<time datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')} UTC</time>`;
};

export const outboxPage = (letters: readonly Omit<KeptLetter, 'text' | 'html' | 'unsubscribe'>[]): string =>
  page(
    messages.title,
    `<h1>${messages.title}</h1><p>${messages.about}</p>${
      letters.length === 0
        ? `<p>${messages.empty}</p>`
        : `<ol>${letters.map(({ id, recipient, subject, made_at: at }) => `<li><a href="/outbox/${id}"><strong>${escapeUTF8(subject)}</strong><br>${escapeUTF8(recipient)} · ${moment(at)}</a></li>`).join('')}</ol>`
    }`,
  );

/** Links open in the top window, because the frame is sandboxed. */
const framed = (html: string): string => escapeUTF8(html.replace('<head>', '<head><base target="_top">'));

export const letterPage = ({ recipient, subject, text, html, unsubscribe, made_at: at }: KeptLetter): string =>
  page(
    subject,
    `<p><a href="/outbox">${messages.back}</a></p><h1>${escapeUTF8(subject)}</h1><p>${escapeUTF8(recipient)} · ${moment(at)}</p>` +
      (unsubscribe === null
        ? ''
        : `<p>${messages.unsubscribe} <code>List-Unsubscribe: &lt;${escapeUTF8(unsubscribe)}&gt;</code></p>`) +
      `<iframe sandbox="allow-top-navigation-by-user-activation" title="${messages.asHtml}" srcdoc="${framed(html)}"></iframe><h2>${messages.asText}</h2><pre>${escapeUTF8(text)}</pre>`,
  );

export const missingPage = (): string =>
  page(messages.missing, `<h1>${messages.missing}</h1><p><a href="/outbox">${messages.back}</a></p>`);
