import type { Site } from '../sites/site.ts';
import { rowFinder } from './find-row.ts';
import type { LinkTo } from './link-to.ts';
import { linkBuilder } from './link-to.ts';
import { badPath, plainPath } from '../paths/path-text.ts';
import { readPage } from '../paths/read-page.ts';
import { reservedWords, type RoutePattern, routePatterns } from './route-patterns.ts';
import type { RouteMatch } from './route.ts';
import type { RouteParams } from '../paths/to-params.ts';
import type { RouteRow } from './route-row.ts';
import type { Segments } from '../paths/segments.ts';
import { isPlain, segmentAt, segmentsOf } from '../paths/segments.ts';

/** Null when no route matches or the path is invalid. Redirects are not applied. */
export type MatchRoute = (site: Site, path: string, query: string) => RouteMatch | null;

export interface Routes {
  readonly rows: readonly RouteRow[];
  readonly reserved: readonly string[];
  readonly matchRoute: MatchRoute;
  readonly matchPlainPath: (site: Site, path: Segments, first: string, query: string) => RouteMatch | null;
  readonly isLiveBlog: (path: Segments) => boolean;
  readonly linkTo: LinkTo;
  readonly patterns: Readonly<Record<'main' | 'sister', readonly RoutePattern[]>>;
}

const pageOf = (row: RouteRow, params: RouteParams, query: string): number | null =>
  query === '' || !row.paged || (row.pagelessWith?.(params) ?? false) ? null : readPage(query);

/** Only live blog addresses end with it (R17). */
const liveBlogEnd = '/elo';

const withoutPrefixes = (rows: readonly RouteRow[], prefixes: readonly string[]): readonly RouteRow[] =>
  rows
    .map((row) => ({ ...row, pattern: row.pattern.replace('/{site?}', '') }))
    .filter(
      ({ pattern }) =>
        !pattern.includes('{site}') &&
        !prefixes.some((prefix) => pattern === prefix || pattern.startsWith(`${prefix}/`)),
    );

/** Compiles the route table (spec §2.1, R5). Prefix sites exist only on the main domain (R4). */
export const compileRoutes = (rows: readonly RouteRow[], sites: readonly Site[]): Routes => {
  const reserved = reservedWords(rows);
  const prefixes = sites.map(({ pathPrefix }) => pathPrefix).filter((prefix) => prefix !== '');
  const onMain = routePatterns(rows, reserved);
  const onSister = routePatterns(withoutPrefixes(rows, prefixes), reserved);
  const [findOnMain, findOnSister] = [rowFinder(onMain), rowFinder(onSister)];
  const matchPlainPath: Routes['matchPlainPath'] = (site, path, first, query) => {
    const found = site.role === 'sister' ? findOnSister(path, first) : findOnMain(path, first);
    if (found === null) return null;
    const { row } = found;
    const params = found.toParams(path);
    const page = pageOf(row, params, query);
    return page === null ? { name: row.name, params } : { name: row.name, params, page };
  };
  const matchRoute: MatchRoute = (site, path, query) => {
    const asked = segmentsOf(path);
    const isItself = isPlain(asked);
    if (!isItself && badPath(path) !== null) return null;
    const segments = isItself ? asked : segmentsOf(plainPath(path));
    return matchPlainPath(site, segments, segmentAt(segments, 0), query);
  };
  const isLiveBlog: Routes['isLiveBlog'] = (path) =>
    findOnMain(path, segmentAt(path, 0))?.row.pattern.endsWith(liveBlogEnd) ?? false;
  return {
    rows,
    reserved,
    matchPlainPath,
    isLiveBlog,
    matchRoute,
    linkTo: linkBuilder(rows, findOnMain),
    patterns: { main: onMain, sister: onSister },
  };
};
