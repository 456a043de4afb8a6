/** Milliseconds (spec §9). */
const beat = 15_000;

export const keepTold = (tell: () => void): void => {
  tell();
  setInterval(() => document.hidden || tell(), beat);
};
