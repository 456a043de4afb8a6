import type { CommonFigures, ComponentSetup } from './common-data.ts';

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
