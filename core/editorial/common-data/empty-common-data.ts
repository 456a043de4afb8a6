import type { CommonData } from './common-data.ts';

/** Used when the common data cannot be loaded: pages must still render (R9). */
export const emptyCommonData: CommonData = {
  menus: {
    site: [],
    main: [],
    sidebar: [],
    heading: [],
    extra: [],
    'footer-highlight': [],
    'footer-normal': [],
    'footer-app': [],
    'footer-social': [],
  },
  trendingTags: [],
  exchangeRates: [],
  weather: null,
  flooding: null,
  pip: null,
  widgets: [],
  searchPlaceholders: [],
  sponsored: [],
  sponsoredLines: [],
  donations: '0',
  refreshQuiz: false,
  assetsUrl: '',
};
