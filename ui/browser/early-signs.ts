/** Includes focus: voice control uses no pointer and no key. */
export const awaitSign = (start: (sign: Event) => void): void => {
  const once = new AbortController();
  for (const name of ['scroll', 'pointerover', 'touchstart', 'keydown', 'focusin']) {
    addEventListener(
      name,
      (sign) => {
        once.abort();
        start(sign);
      },
      { capture: true, passive: true, signal: once.signal },
    );
  }
};
