import { postAnchor } from '#core/live-blogs/post-anchor.ts';

/** The post under the reader's eyes, and how far from the top of the window it stands; null where there is none. */
export interface ReadingPlace {
  readonly anchor: string;
  readonly top: number;
}

/** The topmost post of the window whose beginning can be seen, else the one that fills it. */
export const readingPlace = (list: Element | null): ReadingPlace | null => {
  let filling: ReadingPlace | null = null;
  for (const post of list?.children ?? []) {
    const { top, bottom } = post.getBoundingClientRect();
    if (top >= innerHeight) break;
    if (top >= 0) return { anchor: post.id, top };
    if (bottom > 0) filling = { anchor: post.id, top };
  }
  return filling;
};

/** Scrolls by as much as the post has moved, so that it has not. */
export const keepReadingPlace = ({ anchor, top }: ReadingPlace): void => {
  const moved = (document.getElementById(anchor)?.getBoundingClientRect().top ?? top) - top;
  if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
};

/** What is left of a deleted post: as high as it was, as long as the reader may be looking at it or at something below; no more than a line further down. */
export const heightToKeep = (id: number): number => {
  const rectangle = document.getElementById(postAnchor({ id }))?.getBoundingClientRect();
  return rectangle && rectangle.top < innerHeight ? rectangle.height : 0;
};
