export interface HeldPlace {
  readonly element: Element;
  readonly top: number;
}

export const heldPlace = (root: HTMLElement | null): HeldPlace | null => {
  if (root === null || root.getBoundingClientRect().top >= 0) return null;
  for (const element of root.querySelectorAll('[data-hold]')) {
    const { top, bottom } = element.getBoundingClientRect();
    if (bottom > 0) return { element, top };
  }
  return null;
};

export const restorePlace = (place: HeldPlace | null): void => {
  if (place === null || !place.element.isConnected) return;
  const moved = place.element.getBoundingClientRect().top - place.top;
  if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
};
