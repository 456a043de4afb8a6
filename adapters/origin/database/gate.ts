/** Stands in a page of an article where what is not for everybody begins (docs/articles.md). */
const mark = '<!-- gate -->';

/** A page as who holds a pass reads it. */
export const withoutGate = (html: string): string => html.replace(mark, '');

/** The page in which the gate stands, from 0; -1 for an article that is open to its end. */
export const gatePage = (pages: readonly string[], gated: boolean): number => (gated ? pages.findIndex((html) => html.includes(mark)) : -1);

/** What of a page everybody may read, where the gate stands in the page `at`. */
const freeOf = (html: string, page: number, at: number): string => {
  if (page < at) return html;
  return page === at ? (html.split(mark)[0] ?? '') : '';
};

/** The pages as everybody reads them: behind the gate they are empty. */
export const freePages = (pages: readonly string[], gated: boolean): readonly string[] => {
  const at = gatePage(pages, gated);
  return at < 0 ? pages : pages.map((html, page) => freeOf(html, page, at));
};
