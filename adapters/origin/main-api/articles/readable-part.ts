import { freePages, gatePage, withoutGate } from '../../database/article-text/gate.ts';
import { withPageLinks } from '../../database/article-text/page-links.ts';

/** What of a page may be read, and what stood in the way. */
interface ReadablePart {
  readonly content: string;
  /** Something of this page is withheld. */
  readonly gated: boolean;
  /** Something of this page is there only because its reader holds a pass. */
  readonly opened: boolean;
}

const partOf = (pages: readonly string[], page: number, gated: boolean, holdsPass: boolean): ReadablePart | null => {
  const content = pages[page - 1];
  if (content === undefined) return null;
  const at = gatePage(pages, gated);
  if (at < 0 || page - 1 < at) return { content: withoutGate(content), gated: false, opened: false };
  if (holdsPass) return { content: withoutGate(content), gated: false, opened: true };
  return { content: freePages(pages, gated)[page - 1] ?? '', gated: true, opened: false };
};

/**
 * All of a page before the gate; behind it nothing, or everything for who holds a pass. Its links lead to places on
 * other pages as far as those may be read. `page` is 1-based; null past the last page.
 */
export const readablePart = (
  pages: readonly string[],
  page: number,
  gated: boolean,
  holdsPass: boolean,
): ReadablePart | null => {
  const part = partOf(pages, page, gated, holdsPass);
  if (part === null || pages.length < 2) return part;
  const all = pages.map((_, at) => partOf(pages, at + 1, gated, holdsPass)?.content ?? '');
  return { ...part, content: withPageLinks(all, page - 1) };
};
