import { appParameter } from '../app-shell/app-mode.ts';
import { encodedText } from '../addresses/paths/path-text.ts';
import { firstValue } from '../addresses/paths/query.ts';
import type { QueryParameter } from '../addresses/paths/query-parameter.ts';
import { pageIn } from '../addresses/paths/read-page.ts';
import type { RouteMatch } from '../addresses/routes/route.ts';
import { cardOf } from './pages.ts';

const pageNumber: QueryParameter = { name: 'oldal', read: (text) => pageIn(text)?.toString() ?? null };

/**
 * Cache keys ignore all other parameters, except `isMobileApp` (R5, R37). Live blogs have pages too
 * (docs/command-line.md).
 */
export const ownParameters = (name: string): readonly QueryParameter[] => {
  const { kind, paged = kind === 'article', query = [] } = cardOf(name) ?? {};
  return paged ? [...query, pageNumber] : query;
};

const parametersOf = ({ name, params }: RouteMatch): readonly QueryParameter[] =>
  cardOf(name)?.views?.(params) ?? ownParameters(name);

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

/** Canonical query: known parameters only, in fixed order, without defaults. Equal results mean the same page (R5). */
export const meaningfulQuery = (match: RouteMatch, query: string): string =>
  query === ''
    ? ''
    : piecesOf(match, query)
        .map(({ piece }) => piece)
        .sort()
        .join('&');

export const isAskedFreely = (match: RouteMatch, query: string): boolean =>
  query !== '' && piecesOf(match, query).some(({ free }) => free);
