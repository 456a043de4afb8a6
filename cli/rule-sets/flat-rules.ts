import type { RedirectRule } from '#core/addresses/redirects/redirect-rule.ts';
import type { PathPattern } from '#core/addresses/paths/path-pattern.ts';
import type { ResourceRow } from '#core/addresses/routes/resources.ts';
import type { Ended } from './rule-set-difference.ts';
import { cellsOf, endsBy, readRule, resourcePatterns } from './rule-set-difference.ts';
import type { Knowledge, ShapedPath, Splitting } from './shaped-path.ts';
import { fittings, settled } from './shaped-path.ts';
import { shapedTarget } from './shaped-target.ts';

export interface FlatRule {
  readonly path: ShapedPath;
  readonly dates: ReadonlySet<number>;
  readonly numbers: ReadonlySet<number>;
  readonly rules: readonly RedirectRule[];
  /** `circle`: a redirect loop, not followed; `unclear`: too complex to resolve. */
  readonly to: ShapedPath | { readonly external: string } | 'circle' | 'unclear';
}

const max = 20_000;

const idsOf = (kind: Knowledge['date']): ReadonlySet<number> =>
  new Set([...kind].filter(([, is]) => is).map(([id]) => id));

const kindsIn = ({ date, number }: Knowledge): Pick<FlatRule, 'dates' | 'numbers'> => ({
  dates: idsOf(date),
  numbers: idsOf(number),
});

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

/** Resolves chains for servers that apply only the first matching rule. The order matters. */
export const flatRules = (rules: readonly RedirectRule[], resources: readonly ResourceRow[]): readonly FlatRule[] => {
  const patterns = resourcePatterns(resources);
  const side = { rules: rules.map(readRule), resources: patterns };
  const earlier: PathPattern[] = [...patterns];
  let ids = 0;
  return side.rules.flatMap(({ rule, pattern, asks }) => {
    const splitting: Splitting = { budget: { left: max + earlier.length }, newId: () => (ids += 1) };
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
