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

/**
 * Which page of a site an address names as it stands, before redirects; null when none or when the path is
 * unreadable.
 */
export type MatchRoute = (site: Site, path: string, query: string) => RouteMatch | null;

export interface Routes {
  readonly rows: readonly RouteRow[];
  /** Words that begin an address and so are never a section. */
  readonly reserved: readonly string[];
  readonly matchRoute: MatchRoute;
  /**
   * The same for a readable, percent-decoded path; `first` is its first segment, or empty when that is no reserved
   * word.
   */
  readonly matchPlainPath: (site: Site, path: Segments, first: string, query: string) => RouteMatch | null;
  /** Whether a readable, percent-decoded path has the shape of a live blog's address, whatever the site. */
  readonly isLiveBlog: (path: Segments) => boolean;
  readonly linkTo: LinkTo;
  /** The ways to write an address of the main domain, and of the sister's, the most specific first. */
  readonly patterns: Readonly<Record<'main' | 'sister', readonly RoutePattern[]>>;
}

/** The page of a list that a query names; null for the first, and where the row reads none. */
const pageOf = (row: RouteRow, params: RouteParams, query: string): number | null =>
  query === '' || !row.paged || (row.pagelessWith?.(params) ?? false) ? null : readPage(query);

/** Ends the address of a live blog, and of nothing else (R17). */
const liveBlogEnd = '/elo';

const withoutPrefixes = (rows: readonly RouteRow[], prefixes: readonly string[]): readonly RouteRow[] =>
  rows
    .map((row) => ({ ...row, pattern: row.pattern.replace('/{site?}', '') }))
    .filter(
      ({ pattern }) =>
        !pattern.includes('{site}') &&
        !prefixes.some((prefix) => pattern === prefix || pattern.startsWith(`${prefix}/`)),
    );

/**
 * Compiles a route table for a family of sites (spec §2.1, R5). The sister site has no rows under a prefix, for the
 * prefix sites live on the main domain alone (R4).
 */
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
