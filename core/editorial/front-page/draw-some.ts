/** Draws up to `count` items without repetition. Each chance is 0 ≤ x < 1 (spec §9, R23). */
export const drawSome = <T>(all: readonly T[], count: number, chances: readonly number[]): readonly T[] => {
  const left = [...all];
  return chances
    .slice(0, Math.min(count, left.length))
    .flatMap((chance) => left.splice(Math.floor(chance * left.length), 1));
};
