import { parseHtml, textIn } from './tree.ts';

/** Titles and excerpts may hold markup and references. */
export const plainText = (html: string): string =>
  (/[<&]/.test(html) ? textIn(parseHtml(html.replaceAll(/<br\s*\/?>|<\/p>/gi, ' '))) : html)
    .replaceAll(/\s+/g, ' ')
    .trim();

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
