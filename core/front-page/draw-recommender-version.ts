const versions = 20;

/** A version of the recommender, 1 to 20 (spec §9). `chance` is 0 ≤ x < 1. */
export const drawRecommenderVersion = (chance: number): number => 1 + Math.floor(chance * versions);
