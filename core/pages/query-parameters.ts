import { appParameter } from '../app-shell/app-mode.ts';
import { encodedText } from '../addresses/paths/path-text.ts';
import { firstValue } from '../addresses/paths/query.ts';
import type { QueryParameter } from '../addresses/paths/query-parameter.ts';
import { pageIn } from '../addresses/paths/read-page.ts';
import type { RouteMatch } from '../addresses/routes/route.ts';
import { cardOf } from './pages.ts';

const pageNumber: QueryParameter = { name: 'oldal', read: (text) => pageIn(text)?.toString() ?? null };

/**
 * What each page reads from its query beside `isMobileApp`; everything else is dropped from cache keys (R5, R37). The
 * posts of a live
 * blog have pages too, though its match bears no number (docs/command-line.md).
 */
export const ownParameters = (name: string): readonly QueryParameter[] => {
  const { kind, paged = kind === 'article', query = [] } = cardOf(name) ?? {};
  return paged ? [...query, pageNumber] : query;
};

const parametersOf = ({ name, params }: RouteMatch): readonly QueryParameter[] =>
  cardOf(name)?.views?.(params) ?? ownParameters(name);

/** Names of the query parameters that a page reads. */
export const queryParameters = (match: RouteMatch): readonly string[] =>
  [...parametersOf(match), appParameter].map(({ name }) => name);

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
 * The part of a query that can change a page: of each parameter that the page reads what its first value means, in
 * one spelling and in a
 * fixed order; what is usual or means nothing is left out. Two addresses of the same page with equal results show the
 * same (R5).
 */
export const meaningfulQuery = (match: RouteMatch, query: string): string =>
  query === ''
    ? ''
    : piecesOf(match, query)
        .map(({ piece }) => piece)
        .sort()
        .join('&');

/**
 * Whether an address asks for a page by words or figures of a reader's own, so that hardly anybody will ask for the
 * same again.
 */
export const isAskedFreely = (match: RouteMatch, query: string): boolean =>
  query !== '' && piecesOf(match, query).some(({ free }) => free);
