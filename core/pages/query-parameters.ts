import { appParameter } from '../app-shell/app-mode.ts';
import { ratesParameters } from '../exchange/read-rates-query.ts';
import { footballParameters } from '../football/football-query.ts';
import { formulaOneParameters } from '../formula-one/formula-one-query.ts';
import { searchParameters } from '../search/search-query.ts';
import { constituencyParameters } from '../supplements/constituencies.ts';
import { tipParameters } from '../tipping-game/tip-sheet.ts';
import { encodedText } from '../addresses/paths/path-text.ts';
import { firstValue } from '../addresses/paths/query.ts';
import { asItStands, type QueryParameter } from '../addresses/paths/query-parameter.ts';
import { pageIn } from '../addresses/paths/read-page.ts';
import type { RouteMatch, RouteName } from '../addresses/routes/route.ts';
import { isSportView, sportPages } from '../addresses/routes/sport-pages.ts';

const paged: readonly QueryParameter[] = [{ name: 'oldal', read: (text) => pageIn(text)?.toString() ?? null }];

/** What each page reads from its query beside `isMobileApp`; everything else is dropped from cache keys (R5, R37). */
export const ownParameters: Readonly<Record<RouteName, readonly QueryParameter[]>> = {
  index: [], doc: [], tippjatek: tipParameters, support: [], academy: [], youth: [], empty: [], impress: [], exchange: ratesParameters, tax: [],
  'app-webview': [],
  liveblog_article: paged, melleklet: [...paged, ...constituencyParameters], list: paged, legfrissebb: paged, english: paged, articles_by_site: paged, articles_by_tag: paged,
  articles_by_mstag: paged, articles_by_author: paged, single_article: paged, after: paged, karakter: paged, g7: paged,
  archivum: [...searchParameters, ...paged],
  'live-login': [{ name: 'code', read: asItStands, free: true }, { name: 'state', read: asItStands, free: true }],
};

const sportParameters = { [sportPages.football]: footballParameters, [sportPages.formulaOne]: formulaOneParameters } as const;

const isSportPath = (path: string | undefined): path is keyof typeof sportParameters => path !== undefined && path in sportParameters;

const parametersOf = ({ name, params }: RouteMatch): readonly QueryParameter[] => {
  const path = params['fullPath'];
  return isSportView(name, params) && isSportPath(path) ? sportParameters[path] : ownParameters[name];
};

/** Names of the query parameters that a page reads. */
export const queryParameters = (match: RouteMatch): readonly string[] => [...parametersOf(match), appParameter].map(({ name }) => name);

interface Piece {
  readonly piece: string;
  readonly free: boolean;
}

const piecesOf = (match: RouteMatch, query: string): readonly Piece[] =>
  [...parametersOf(match), appParameter].flatMap(({ name, read, free = false }) => {
    const given = firstValue(query, name);
    const spelled = given === null ? null : read(given);
    return spelled === null ? [] : [{ piece: `${name}=${encodedText(spelled)}`, free }];
  });

/**
 * The part of a query that can change a page: of each parameter that the page reads what its first value means, in one spelling and in a
 * fixed order; what is usual or means nothing is left out. Two addresses of the same page with equal results show the same (R5).
 */
export const meaningfulQuery = (match: RouteMatch, query: string): string =>
  (query === '' ? '' : piecesOf(match, query).map(({ piece }) => piece).sort().join('&'));

/** Whether an address asks for a page by words or figures of a reader's own, so that hardly anybody will ask for the same again. */
export const isAskedFreely = (match: RouteMatch, query: string): boolean => query !== '' && piecesOf(match, query).some(({ free }) => free);
