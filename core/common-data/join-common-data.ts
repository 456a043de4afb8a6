import type { CommonData, CommonSetup } from './common-data.ts';
import type { ToldFigures } from './told-figures.ts';

/** Both halves as one: a setup that came with the figures is the newer one. */
export const joinCommonData = (setup: CommonSetup, { componentSetup, ...figures }: ToldFigures): CommonData => ({
  ...setup,
  ...componentSetup,
  ...figures,
});
