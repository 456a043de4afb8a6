/** Milliseconds between two looks at the clock (spec §9). */
const beat = 15_000;

/** Tells what depends on the time now, and again and again while the page is seen. */
export const keepTold = (tell: () => void): void => {
  tell();
  setInterval(() => document.hidden || tell(), beat);
};
