import type { CommonData, CommonFigures, CommonSetup, ComponentSetup } from './common-data.ts';

export interface ToldFigures extends CommonFigures {
  readonly componentSetup: ComponentSetup | null;
}

export const noFigures: ToldFigures = {
  componentSetup: null,
  trendingTags: [],
  exchangeRates: [],
  weather: null,
  flooding: null,
  pip: null,
  widgets: [],
};

export const joinCommonData = (setup: CommonSetup, { componentSetup, ...figures }: ToldFigures): CommonData => ({
  ...setup,
  ...componentSetup,
  ...figures,
});
