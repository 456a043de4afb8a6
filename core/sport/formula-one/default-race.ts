/** The first race that is not completed, else the last (spec §4). */
export const defaultRace = <R extends { readonly completed: boolean }>(races: readonly R[]): R | null =>
  races.find(({ completed }) => !completed) ?? races.at(-1) ?? null;
