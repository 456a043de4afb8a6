const mark = 'data-read-aloud';

const isSeen = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};

const isWhole = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return top > 80 && bottom < innerHeight - 160;
};

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

const bring = (element: Element): void => {
  if (isWhole(element)) return;
  const isTall = element.getBoundingClientRect().height > innerHeight / 2;
  element.scrollIntoView({ block: isTall ? 'start' : 'center', behavior: isStill() ? 'instant' : 'smooth' });
};

export const unmark = (): void => {
  for (const one of document.querySelectorAll(`[${mark}]`)) one.removeAttribute(mark);
};

/** Scrolls only when the previous piece is visible: a reader who scrolled away stays there. */
export const markPiece = (element: Element): void => {
  const before = document.querySelector(`[${mark}]`);
  if (before === element) return;
  const stays = before === null || isSeen(before);
  unmark();
  element.setAttribute(mark, '');
  if (stays && before !== null) bring(element);
};
