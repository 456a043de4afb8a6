import { freePages, gatePage, withoutGate } from '../../database/article-text/gate.ts';
import { withPageLinks } from '../../database/article-text/page-links.ts';

interface ReadablePart {
  readonly content: string;
  readonly gated: boolean;
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

/** The content before the gate, or all of it with a pass. `page` is 1-based; null past the last page. */
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
