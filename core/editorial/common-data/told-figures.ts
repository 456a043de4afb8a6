import type { CommonData, CommonFigures, CommonSetup, ComponentSetup } from './common-data.ts';

/** What changes by itself, with a setup that is newer than the first one where upstream tells any. */
export interface ToldFigures extends CommonFigures {
  readonly componentSetup: ComponentSetup | null;
}

/** Nothing of it is known. */
export const noFigures: ToldFigures = {
  componentSetup: null,
  trendingTags: [],
  exchangeRates: [],
  weather: null,
  flooding: null,
  pip: null,
  widgets: [],
};

/** Both halves as one: a setup that came with the figures is the newer one. */
export const joinCommonData = (setup: CommonSetup, { componentSetup, ...figures }: ToldFigures): CommonData => ({
  ...setup,
  ...componentSetup,
  ...figures,
});
