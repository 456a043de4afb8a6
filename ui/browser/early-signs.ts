/** Includes focus: voice control uses no pointer and no key. */
export const awaitSign = (start: (sign: Event) => void): void => {
  let begun = false;
  for (const name of ['scroll', 'pointerover', 'keydown', 'focusin']) {
    addEventListener(
      name,
      (sign) => {
        if (!begun) start(sign);
        begun = true;
      },
      { once: true },
    );
  }
};
