/** Path of the game, a round, or one pair or sheet (spec §2.1). */
export const gamePath = (round?: string, key?: string): string =>
  ['/melleklet/tippjatek', ...[round, key].filter((part) => part !== undefined).map(encodeURIComponent)].join('/');
