/** Marks the start of the part that needs a pass (docs/articles.md), in any case and spacing. */
const mark = /<!--\s*gate\s*-->/i;
const marks = new RegExp(mark, 'gi');

export const gateMark = '<!-- gate -->';

export const hasGate = (html: string): boolean => mark.test(html);

export const withoutGate = (html: string): string => html.replace(marks, '');

/**
 * Page index of the gate, from 0; -1 when the article is open. A gated article without a mark is closed from its
 * beginning: a typo must not open it.
 */
export const gatePage = (pages: readonly string[], gated: boolean): number =>
  gated ? Math.max(0, pages.findIndex(hasGate)) : -1;

const freeOf = (html: string, page: number, at: number): string => {
  if (page < at) return html;
  return page === at && hasGate(html) ? (html.split(mark)[0] ?? '') : '';
};

export const freePages = (pages: readonly string[], gated: boolean): readonly string[] => {
  const at = gatePage(pages, gated);
  return at < 0 ? pages : pages.map((html, page) => freeOf(html, page, at));
};
