/** What is under the reader's eyes, and how far from the top of the window it stands. */
export interface HeldPlace {
  readonly element: Element;
  readonly top: number;
}

/** The topmost section whose end can be seen; null while the reader is above them all, where nothing has to be held. */
export const heldPlace = (root: HTMLElement | null): HeldPlace | null => {
  if (root === null || root.getBoundingClientRect().top >= 0) return null;
  for (const element of root.querySelectorAll('[data-hold]')) {
    const { top, bottom } = element.getBoundingClientRect();
    if (bottom > 0) return { element, top };
  }
  return null;
};

/** Scrolls by as much as it has moved, so that it has not. */
export const restorePlace = (place: HeldPlace | null): void => {
  if (place === null || !place.element.isConnected) return;
  const moved = place.element.getBoundingClientRect().top - place.top;
  if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
};
