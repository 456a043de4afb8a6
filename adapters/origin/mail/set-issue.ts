import { escapeUTF8 } from 'entities';
import { issueWords as words } from './hu.ts';
import type { SetLetter } from './set-letter.ts';

export interface IssueArticle {
  readonly title: string;
  readonly lead: string;
  readonly label: string;
  readonly address: string;
}

export interface IssueContent {
  readonly paper: string;
  readonly newsletter: string;
  readonly section: { readonly title: string; readonly address: string } | null;
  /** Unix seconds. */
  readonly at: number;
  readonly timeZone: string;
  readonly home: string;
  readonly articles: readonly IssueArticle[];
}

const askPath = '/api/newsletter/subscribe';
const subjectOf = ({ section, newsletter, articles }: IssueContent): string =>
  words.subject(section?.title ?? newsletter, articles[0]?.title ?? '');
const dateOf = ({ at, timeZone }: IssueContent): string =>
  new Intl.DateTimeFormat('hu-HU', { timeZone, dateStyle: 'full' }).format(new Date(at * 1000));

const asText = (content: IssueContent, unsubscribe: string | null): string =>
  [
    `${content.paper.toUpperCase()}\n${content.section?.title ?? content.newsletter} · ${dateOf(content)}`,
    ...content.articles.map(({ label, title, lead, address }) =>
      [...(label === '' ? [] : [`[${label}]`]), title, ...(lead === '' ? [] : ['', lead]), '', address].join('\n'),
    ),
    ...(content.section === null ? [] : [`${words.all(content.section.title)}: ${content.section.address}`]),
    '-- ',
    words.why(content.newsletter),
    ...(unsubscribe === null ? [] : [`${words.unsubscribe}: ${unsubscribe}`]),
    `${words.others}: ${content.home}${askPath}`,
  ]
    .join('\n\n')
    .concat('\n');

const [serif, sans] = ['font-family:Georgia,serif', 'font-family:Arial,sans-serif'];
/** Readable on white and black: many mail programs change the background but not the text colour. */
const accent = '#d0342c';

const articleAsHtml = ({ label, title, lead, address }: IssueArticle, at: number): string => {
  const [size, line] = at === 0 ? [28, 34] : [21, 27];
  return (
    `<tr><td style="padding:20px 0;border-top:1px solid #999">` +
    (label === ''
      ? ''
      : `<p style="margin:0 0 6px;${sans};font-size:13px;line-height:18px;font-weight:bold;color:${accent}">${escapeUTF8(label)}</p>`) +
    `<h2 style="margin:0;${serif};font-size:${size}px;line-height:${line}px;font-weight:bold"><a href="${escapeUTF8(address)}" style="color:inherit;text-decoration:none">${escapeUTF8(title)}</a></h2>` +
    (lead === '' ? '' : `<p style="margin:8px 0 0;${serif};font-size:17px;line-height:26px">${escapeUTF8(lead)}</p>`) +
    `<p style="margin:10px 0 0;${sans};font-size:14px;line-height:20px"><a href="${escapeUTF8(address)}" style="color:inherit">${words.read}</a></p></td></tr>`
  );
};

const small = (html: string): string => `<p style="margin:0 0 6px;${sans};font-size:13px;line-height:20px">${html}</p>`;
const link = (address: string, label: string): string =>
  `<a href="${escapeUTF8(address)}" style="color:inherit">${escapeUTF8(label)}</a>`;

const asHtml = (content: IssueContent, unsubscribe: string | null): string => {
  const { paper, newsletter, section, home, articles } = content;
  return (
    `<!doctype html><html lang="hu"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeUTF8(subjectOf(content))}</title></head><body style="margin:0"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 16px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">` +
    `<tr><td align="center" style="padding:0 0 16px"><p style="margin:0;${serif};font-size:38px;line-height:44px;font-weight:bold"><a href="${escapeUTF8(home)}/" style="color:inherit;text-decoration:none">${escapeUTF8(paper)}</a></p></td></tr>` +
    `<tr><td align="center" style="padding:10px 0;border-top:3px solid ${accent};border-bottom:1px solid #999"><p style="margin:0;${sans};font-size:14px;line-height:20px"><strong>${escapeUTF8(section?.title ?? newsletter)}</strong> · ${escapeUTF8(dateOf(content))}</p></td></tr>` +
    `<tr><td style="padding:8px 0 0"><table role="presentation" width="100%" cellpadding="0" cellspacing="0">${articles.map(articleAsHtml).join('').replace('border-top:1px solid #999', '')}</table></td></tr>` +
    `<tr><td style="padding:20px 0 0;border-top:3px solid ${accent}">` +
    (section === null ? '' : small(link(section.address, words.all(section.title)))) +
    small(escapeUTF8(words.why(newsletter))) +
    small(
      [
        ...(unsubscribe === null ? [] : [link(unsubscribe, words.unsubscribe)]),
        link(`${home}${askPath}`, words.others),
      ].join(' · '),
    ) +
    `</td></tr></table></td></tr></table></body></html>`
  );
};

export const setIssue = (content: IssueContent, unsubscribe: string | null): SetLetter => ({
  subject: subjectOf(content),
  text: asText(content, unsubscribe),
  html: asHtml(content, unsubscribe),
});
