/** From 0 to below 1, the same for the same words on every machine (FNV-1a, then mixed). */
export const chanceOf = (...words: readonly (string | number)[]): number => {
  let hash = 0x811c9dc5;
  for (const character of words.join(' ')) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 0x1_0000_0000;
};

const eased = (part: number): number => part * part * (3 - 2 * part);

/**
 * From -1 to 1, wandering smoothly and turning about once in `period` seconds: a function of the moment alone, so that
 * any moment can be told without those before it.
 */
export const noise = (name: string, period: number, at: number): number => {
  const knot = Math.floor(at / period);
  const within = eased(at / period - knot);
  return (chanceOf(name, knot) * (1 - within) + chanceOf(name, knot + 1) * within) * 2 - 1;
};
