/** Focuses the first matching element, because a button that removes itself loses the focus. */
export const handFocusOn = (...selectors: readonly string[]): void => {
  requestAnimationFrame(() => {
    const next = selectors
      .map((selector) => document.querySelector<HTMLElement>(selector))
      .find((element) => element !== null);
    next?.focus({ preventScroll: true });
  });
};
