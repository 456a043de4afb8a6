import { belowWord } from './below-word.ts';
import { datedArticles } from './dated-articles.ts';
import type { Donations, JudgeNeeds, Verdict } from './judge-address.ts';
import type { Address } from './paths/address.ts';
import type { WordAt } from './paths/known-words.ts';
import { longestPath } from './paths/path-text.ts';
import type { RouteParams } from './paths/to-params.ts';
import { cleanedInPlace } from './redirects/resolve-redirect.ts';
import type { RouteMatch } from './routes/route.ts';
import type { RouteRow } from './routes/route-row.ts';
import { pageOf } from './routes/compile-routes.ts';
import type { SettlePage, ShapeTables } from './rows-by-shape.ts';

export interface ShapeNeeds extends Pick<JudgeNeeds, 'chooseSite' | 'offered'> {
  /** The first word of a path, if any of the tables knows it. */
  readonly wordAt: WordAt;
  readonly onMain: ShapeTables;
  readonly onSister: ShapeTables;
}

/** A verdict that holds for sure; null for an address that the whole judge has to look at. */
export type JudgeShape = (address: Address, donations: Donations) => Verdict | null;

const slash = 0x2f;

/** Whether a day of the calendar may stand behind the slash at `at`, with something behind it. */
const mayBeDay = (path: string, at: number): boolean =>
  path.charCodeAt(at + 5) === slash && path.charCodeAt(at + 8) === slash && path.charCodeAt(at + 11) === slash;

const routeOf = (row: RouteRow, params: RouteParams, query: string): RouteMatch => {
  const page = query === '' ? null : pageOf(row, params, query);
  return page === null ? { name: row.name, params } : { name: row.name, params, page };
};

const settlePage =
  (offered: JudgeNeeds['offered']): SettlePage =>
  (row, params, site, address, donations) => {
    const redirect = address.query === '' ? null : cleanedInPlace(address);
    if (redirect !== null)
      return { outcome: 'redirect', site, route: routeOf(row, params, redirect.query), redirect, reason: null };
    const route = routeOf(row, params, address.query);
    return row.alwaysOffered === true || offered(route, site.site.role, donations)
      ? { outcome: 'page', site, route, redirect: null, reason: null }
      : { outcome: 'not-found', site, route, redirect: null, reason: 'not-offered' };
  };

const matchersOf = (tables: ShapeTables, settle: SettlePage) => ({
  below: belowWord(tables, settle),
  bare: datedArticles(tables, 0, settle),
  dated: datedArticles(tables, 1, settle),
  under: datedArticles(tables, 2, settle),
});

/**
 * Judges the addresses that a day mostly consists of by what all of their shape have in common: dated articles, and
 * what stands below one word. What the tables say of a shape is asked of them once.
 */
export const judgeByShape = ({ chooseSite, offered, wordAt, onMain, onSister }: ShapeNeeds): JudgeShape => {
  const settle = settlePage(offered);
  const [main, sister] = [matchersOf(onMain, settle), matchersOf(onSister, settle)];
  return (address, donations) => {
    const { host, path } = address;
    const end = path.indexOf('/', 1);
    if (end < 0 || path.length > longestPath) return null;
    const first = wordAt(path, 1, end);
    const site = chooseSite(host, first);
    const at = site.site.role === 'sister' ? sister : main;
    if (mayBeDay(path, end)) return at.dated(address, first, end, end, site, donations);
    if (mayBeDay(path, 0)) return at.bare(address, first, end, 0, site, donations);
    const next = path.indexOf('/', end + 1);
    if (next < 0) return at.below(address, first, end, site, donations);
    return mayBeDay(path, next) ? at.under(address, first, end, next, site, donations) : null;
  };
};
