/**
 * The race that a competition opens with: the first that is not completed, else the last, in their own order; null
 * without any (spec §4).
 */
export const defaultRace = <R extends { readonly completed: boolean }>(races: readonly R[]): R | null =>
  races.find(({ completed }) => !completed) ?? races.at(-1) ?? null;
