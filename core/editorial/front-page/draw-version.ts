const versions = [1, 2, 3, 4] as const;

export type AutoBlockVersion = (typeof versions)[number];

export interface AutoBlockDraw {
  readonly version: AutoBlockVersion;
  readonly used: readonly number[];
}

/** Draws one of four auto-blocks; repeats none before all were shown (spec §4, R23). `chance` is 0 ≤ x < 1. */
export const drawAutoBlock = (used: readonly number[], chance: number): AutoBlockDraw => {
  const unused = versions.filter((version) => !used.includes(version));
  const startsOver = unused.length === 0;
  const left = startsOver ? versions : unused;
  const version = left[Math.floor(chance * left.length)] ?? 1;
  return { version, used: startsOver ? [version] : [...used, version] };
};

const recommenders = 20;

/** 1 to 20 (spec §9). `chance` is 0 ≤ x < 1. */
export const drawRecommenderVersion = (chance: number): number => 1 + Math.floor(chance * recommenders);
