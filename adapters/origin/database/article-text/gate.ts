/**
 * Stands in a page of an article where what is not for everybody begins (docs/articles.md), in whatever case and
 * spacing an editor types it.
 */
const mark = /<!--\s*gate\s*-->/i;
const marks = new RegExp(mark, 'gi');

/** As we write it ourselves. */
export const gateMark = '<!-- gate -->';

/** Whether a gate stands in a page. */
export const hasGate = (html: string): boolean => mark.test(html);

/** A page as who holds a pass reads it. */
export const withoutGate = (html: string): string => html.replace(marks, '');

/**
 * The page in which the gate stands, from 0; -1 for an article that is open to its end. One that is gated and says
 * nowhere from where on is closed from its beginning: what is wrong with it must not open it.
 */
export const gatePage = (pages: readonly string[], gated: boolean): number =>
  gated ? Math.max(0, pages.findIndex(hasGate)) : -1;

/** What of a page everybody may read, where the gate stands in the page `at`. */
const freeOf = (html: string, page: number, at: number): string => {
  if (page < at) return html;
  return page === at && hasGate(html) ? (html.split(mark)[0] ?? '') : '';
};

/** The pages as everybody reads them: behind the gate they are empty. */
export const freePages = (pages: readonly string[], gated: boolean): readonly string[] => {
  const at = gatePage(pages, gated);
  return at < 0 ? pages : pages.map((html, page) => freeOf(html, page, at));
};
