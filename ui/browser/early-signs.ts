/** Loads the page behaviours at the first sign that somebody is there, and hands the sign on. */
export const awaitSign = (start: (sign: Event) => void): void => {
  const once = new AbortController();
  for (const name of ['scroll', 'pointerover', 'touchstart', 'keydown']) {
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
