import type { CommonData } from './common-data.ts';

/** What a page makes do with when the common data cannot be loaded: nothing that takes the page down (R9). */
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
