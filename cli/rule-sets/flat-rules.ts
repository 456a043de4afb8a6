import type { RedirectRule } from '../../core/addresses/redirects/redirect-rule.ts';
import type { PathPattern } from '../../core/addresses/paths/path-pattern.ts';
import type { ResourceRow } from '../../core/addresses/routes/resources.ts';
import type { Ended } from './rule-set-difference.ts';
import { cellsOf, endsBy, readRule, resourcePatterns } from './rule-set-difference.ts';
import type { Knowledge, ShapedPath, Splitting } from './shaped-path.ts';
import { fittings, settled } from './shaped-path.ts';
import { shapedTarget } from './shaped-target.ts';

/** Addresses that a set takes alike, and where it leads them at once, however many rules take part. */
export interface FlatRule {
  readonly path: ShapedPath;
  /** The unknown of the path that are days of the calendar. */
  readonly dates: ReadonlySet<number>;
  /** Those that are numbers. */
  readonly numbers: ReadonlySet<number>;
  readonly rules: readonly RedirectRule[];
  /** A path, or the shop's address; `circle` where they are led round and so stay, `unclear` where it is too hard to tell. */
  readonly to: ShapedPath | { readonly external: string } | 'circle' | 'unclear';
}

/** Looks from the addresses of one rule at others: a rule that needs more leads into very many. */
const most = 20_000;

const idsOf = (kind: Knowledge['date']): ReadonlySet<number> =>
  new Set([...kind].filter(([, is]) => is).map(([id]) => id));

const kindsIn = ({ date, number }: Knowledge): Pick<FlatRule, 'dates' | 'numbers'> => ({
  dates: idsOf(date),
  numbers: idsOf(number),
});

/** The parts of a shape that no earlier pattern takes. */
const withoutEarlier = (
  known: Knowledge,
  path: ShapedPath,
  earlier: readonly PathPattern[],
  splitting: Splitting,
): readonly Knowledge[] =>
  earlier.reduce<readonly Knowledge[]>(
    (left, pattern) =>
      left.flatMap((one) =>
        fittings(one, path, pattern, splitting)
          .filter(({ fits }) => !fits)
          .map((found) => found.known),
      ),
    [known],
  );

const targetOf = (
  { to }: RedirectRule,
  pattern: PathPattern,
  known: Knowledge,
  path: ShapedPath,
  { budget }: Splitting,
): FlatRule['to'] => (to.startsWith('/') ? shapedTarget(known, path, pattern, to, budget) : { external: to });

const flatEnd = (path: ShapedPath, { known, to, external, rules, circular }: Ended): FlatRule => ({
  path: settled(known, path),
  ...kindsIn(known),
  rules,
  to: circular ? 'circle' : external === null ? settled(known, to) : { external },
});

/**
 * The same set without chains, for servers that try one rule after the other: the first that fits an address says where
 * it ends. Their order stands for what each of them leaves to those before it.
 */
export const flatRules = (rules: readonly RedirectRule[], resources: readonly ResourceRow[]): readonly FlatRule[] => {
  const patterns = resourcePatterns(resources);
  const side = { rules: rules.map(readRule), resources: patterns };
  const earlier: PathPattern[] = [...patterns];
  let ids = 0;
  return side.rules.flatMap(({ rule, pattern, asks }) => {
    const splitting: Splitting = { budget: { left: most + earlier.length }, newId: () => (ids += 1) };
    const starts = cellsOf(pattern, splitting.newId);
    const unclear = (): readonly FlatRule[] =>
      starts.map(({ path, known }): FlatRule => ({ path, ...kindsIn(known), rules: [rule], to: 'unclear' }));
    if (asks) return unclear();
    const found = starts.map(({ path, known }) => {
      const ends = withoutEarlier(known, path, earlier, splitting)
        .flatMap((one) => endsBy(side, one, path, splitting))
        .filter(({ rules: taken }) => taken.length > 0);
      const chained = ends.findLastIndex(({ rules: taken, circular }) => circular || taken.length > 1) + 1;
      const alone: FlatRule = {
        path,
        ...kindsIn(known),
        rules: [rule],
        to: targetOf(rule, pattern, known, path, splitting),
      };
      return [...ends.slice(0, chained).map((end) => flatEnd(path, end)), ...(chained < ends.length ? [alone] : [])];
    });
    earlier.push(pattern);
    return splitting.budget.left <= 0 ? unclear() : found.flat();
  });
};
