import { ratesParameters } from '../exchange/read-rates-query.ts';
import { nameOf } from './query.ts';
import { readPage } from './read-page.ts';
import type { RouteMatch, RouteName } from './route.ts';
import { isSportView, sportPages } from './sport-pages.ts';
import { constituencyParameters } from '../supplements/constituencies.ts';
import { tipParameters } from '../tipping-game/tip-sheet.ts';

const paged = ['oldal'] as const;

/** What each page reads from its query beside `isMobileApp`; everything else is dropped from cache keys (R5, R37). */
export const ownParameters: Readonly<Record<RouteName, readonly string[]>> = {
  index: [], doc: [], tippjatek: tipParameters, support: [], academy: [], youth: [], empty: [], impress: [], exchange: ratesParameters, tax: [],
  'app-webview': [],
  liveblog_article: paged, melleklet: ['oldal', ...constituencyParameters], list: paged, legfrissebb: paged, english: paged, articles_by_site: paged, articles_by_tag: paged,
  articles_by_mstag: paged, articles_by_author: paged, single_article: paged, after: paged, karakter: paged, g7: paged,
  archivum: ['term', 'filters', 'oldal'],
  'live-login': ['code', 'state'],
};

const sportParameters = {
  [sportPages.football]: ['orszag', 'liga', 'szezon', 'oldal', 'nap', 'meccs'],
  [sportPages.formulaOne]: ['oldal', 'szezon', 'verseny', 'futam', 'csapat', 'versenyzo'],
} as const;

const isSportPath = (path: string | undefined): path is keyof typeof sportParameters => path !== undefined && path in sportParameters;

/** Names of the query parameters that a page reads. */
export const queryParameters = ({ name, params }: RouteMatch): readonly string[] => {
  const path = params['fullPath'];
  const own = isSportView(name, params) && isSportPath(path) ? sportParameters[path] : ownParameters[name];
  return [...own, 'isMobileApp'];
};

/** The posts of a live blog have pages too, though its match bears no number (docs/command-line.md). */
const pageOf = ({ name, page }: RouteMatch, query: string): string | undefined => {
  const counted = name === 'liveblog_article' ? readPage(query) : page;
  return counted ? `oldal=${counted}` : undefined;
};

/**
 * The part of a query that can change a page, in a fixed order: the first of each parameter that the page reads, the
 * page number only when it counts. Two addresses of the same page with equal results show the same (R5).
 */
export const meaningfulQuery = (match: RouteMatch, query: string): string => {
  if (query === '') return '';
  const pieces = query.split('&');
  const kept = queryParameters(match).map((name) => {
    if (name === 'oldal' && !isSportView(match.name, match.params)) return pageOf(match, query);
    return pieces.find((piece) => nameOf(piece) === name);
  });
  return kept.filter((piece) => piece !== undefined).sort().join('&');
};
