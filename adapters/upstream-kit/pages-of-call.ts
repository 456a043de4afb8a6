import observed from './page-calls.json' with { type: 'json' };

export interface PageCalls {
  /** Without these, the page cannot be shown. */
  readonly needed: readonly string[];
  readonly optional: readonly string[];
}

export interface CallUse {
  /** Route names; `*` for every page, or the feature that makes the call beside pages. */
  readonly page: string;
  readonly needed: boolean;
}

const pages: Readonly<Record<string, PageCalls>> = observed;

/** Calls beside pages, and those of articles that no example of a card is: posts of live blogs and episodes. */
const features: Readonly<Record<string, string>> = {
  'articles.byId': 'single_article',
  'podcasts.episode': 'single_article',
  'articles.version': 'live-update',
  'lists.typeahead': 'search-form',
  'lists.suggestions': 'search-form',
  'minuteCounts.ofDay': 'minutes-widget',
  'notices.standing': 'notices',
  'podcasts.channel': 'podcast-feed',
  'podcasts.published': 'podcast-feed',
  'publishedAddresses.months': 'sitemap',
  'publishedAddresses.ofMonth': 'sitemap',
  'publishedAddresses.news': 'sitemap',
  'publishedAddresses.lists': 'sitemap',
  'changes.after': 'change-feed',
};

/** Fewer pages than this show no common data. */
const isEverywhere = (count: number): boolean => count >= Object.keys(pages).length - 1;

export const useOf = (call: string): CallUse => {
  const needing = Object.keys(pages).filter((name) => pages[name]?.needed.includes(call));
  const using = Object.keys(pages).filter((name) => pages[name]?.optional.includes(call));
  const all = [...needing, ...using];
  if (isEverywhere(all.length)) return { page: '*', needed: needing.length > 0 };
  return { page: all.length === 0 ? (features[call] ?? '') : all.join(' '), needed: needing.length > 0 };
};
