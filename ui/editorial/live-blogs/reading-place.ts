import { postAnchor } from '#core/editorial/live-blogs/post-anchor.ts';

export interface ReadingPlace {
  /** A post's id, because its element may be replaced before the lookup. */
  readonly anchor: string | Element;
  readonly top: number;
}

type Named = (element: Element) => ReadingPlace['anchor'];

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

export const readingPlace = (list: Element | null): ReadingPlace | null =>
  topmost(list?.children ?? [], ({ id }) => id) ??
  topmost(list?.closest('article')?.querySelectorAll('.body > *') ?? [], (element) => element);

export const keepReadingPlace = ({ anchor, top }: ReadingPlace): void => {
  const element = typeof anchor === 'string' ? document.getElementById(anchor) : anchor.isConnected ? anchor : null;
  const moved = (element?.getBoundingClientRect().top ?? top) - top;
  if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
};

/** Pixels to reserve for a deleted post; 0 when it is below the window. */
export const heightToKeep = (id: number): number => {
  const rectangle = document.getElementById(postAnchor({ id }))?.getBoundingClientRect();
  return rectangle && rectangle.top < innerHeight ? rectangle.height : 0;
};
