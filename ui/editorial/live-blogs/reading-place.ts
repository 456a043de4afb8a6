import { postAnchor } from '#core/editorial/live-blogs/post-anchor.ts';

/**
 * What is under the reader's eyes, a post or else a paragraph above them, and how far from the top of the window it
 * stands; null where there is none.
 */
export interface ReadingPlace {
  /** The id of a post, whose element may be another by the time it is looked for. */
  readonly anchor: string | Element;
  readonly top: number;
}

type Named = (element: Element) => ReadingPlace['anchor'];

/** The topmost in the window whose beginning can be seen, else the one that fills it. */
const topmost = (elements: Iterable<Element>, named: Named): ReadingPlace | null => {
  let filling: ReadingPlace | null = null;
  for (const element of elements) {
    const { top, bottom } = element.getBoundingClientRect();
    if (top >= innerHeight) break;
    if (top >= 0) return { anchor: named(element), top };
    if (bottom > 0) filling = { anchor: named(element), top };
  }
  return filling;
};

/** A post of the list, or where none can be seen a paragraph of the introduction above it. */
export const readingPlace = (list: Element | null): ReadingPlace | null =>
  topmost(list?.children ?? [], ({ id }) => id) ??
  topmost(list?.closest('article')?.querySelectorAll('.body > *') ?? [], (element) => element);

/** Scrolls by as much as the post has moved, so that it has not. */
export const keepReadingPlace = ({ anchor, top }: ReadingPlace): void => {
  const element = typeof anchor === 'string' ? document.getElementById(anchor) : anchor.isConnected ? anchor : null;
  const moved = (element?.getBoundingClientRect().top ?? top) - top;
  if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
};

/**
 * What is left of a deleted post: as high as it was, as long as the reader may be looking at it or at something
 * below; no more than a line further down.
 */
export const heightToKeep = (id: number): number => {
  const rectangle = document.getElementById(postAnchor({ id }))?.getBoundingClientRect();
  return rectangle && rectangle.top < innerHeight ? rectangle.height : 0;
};
