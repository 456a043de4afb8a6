/** From 0 to below 1; FNV-1a: the same on every machine. */
export const chanceOf = (...words: readonly (string | number)[]): number => {
  let hash = 0x811c9dc5;
  for (const character of words.join(' ')) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 0x1_0000_0000;
};

const eased = (part: number): number => part * part * (3 - 2 * part);

/** Smooth noise from -1 to 1 with `period` in seconds. Depends on the time alone: no earlier values are needed. */
export const noise = (name: string, period: number, at: number): number => {
  const knot = Math.floor(at / period);
  const within = eased(at / period - knot);
  return (chanceOf(name, knot) * (1 - within) + chanceOf(name, knot + 1) * within) * 2 - 1;
};
