/**
 * Loads the page behaviours at the first sign that somebody is there, and hands the sign on. The focus comes without
 * pointer or key to those who speak to their device.
 */
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
