const blockNames =
  'table|thead|tfoot|caption|colgroup|tbody|tr|td|th|div|dl|dd|dt|ul|ol|li|pre|form|blockquote|address|style|p|h[1-6]|hr|fieldset|section|article|aside|header|footer|nav|figure|figcaption|details|summary|iframe|video|audio|script|object';
const pieces = new RegExp(`(</?(?:${blockNames})\\b[^>]*>|<!--[\\s\\S]*?-->)`, 'i');
const tag = new RegExp(`^<(/?)(${blockNames})\\b`, 'i');
const ownText = new Set(['pre', 'style', 'script', 'p']);
const withParagraphs = new Set(['div', 'blockquote', 'section', 'article', 'aside', 'details', 'td', 'li', 'dd']);
const unclosed = new Set(['hr']);

const paragraphs = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => `<p>${part.replaceAll(/(<br\s*\/?>)?[ \t]*\n/gi, '<br>\n')}</p>\n`)
    .join('');

/**
 * Classic texts of WordPress mark paragraphs by blank lines and line breaks by newlines; WordPress writes the tags at
 * each view.
 */
export const autop = (html: string): string => {
  const open: string[] = [];
  let made = '';
  for (const piece of html.replaceAll('\r\n', '\n').split(pieces)) {
    const [, slash, given = ''] = tag.exec(piece) ?? [];
    const name = given.toLowerCase();
    if (name !== '') {
      made += piece;
      if (slash === '/') {
        const at = open.lastIndexOf(name);
        if (at >= 0) open.length = at;
      } else if (!unclosed.has(name) && !piece.endsWith('/>')) open.push(name);
      continue;
    }
    const around = open.at(-1);
    if (piece.startsWith('<!--') || piece.trim() === '' || open.some((one) => ownText.has(one))) made += piece;
    else if (around === undefined || (withParagraphs.has(around) && /\n\s*\n/.test(piece))) made += paragraphs(piece);
    else made += piece;
  }
  return made;
};
