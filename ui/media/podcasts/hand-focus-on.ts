/**
 * Gives the focus to the first of these that the page has, once it shows what was asked for: a button that goes away
 * with its own press would lose it.
 */
export const handFocusOn = (...selectors: readonly string[]): void => {
  requestAnimationFrame(() => {
    const next = selectors
      .map((selector) => document.querySelector<HTMLElement>(selector))
      .find((element) => element !== null);
    next?.focus({ preventScroll: true });
  });
};
