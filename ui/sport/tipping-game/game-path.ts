/** The address of the game, of a round, or of one pair or sheet of it (spec §2.1). */
export const gamePath = (round?: string, key?: string): string =>
  ['/melleklet/tippjatek', ...[round, key].filter((part) => part !== undefined).map(encodeURIComponent)].join('/');
