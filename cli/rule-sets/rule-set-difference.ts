import type { RedirectRule } from '#core/addresses/redirects/redirect-rule.ts';
import { asksForQuery } from '#core/addresses/redirects/query-pattern.ts';
import { readPattern } from '#core/addresses/redirects/rule-pattern.ts';
import { maxSteps } from '#core/addresses/redirects/resolve-redirect.ts';
import type { PathPattern } from '#core/addresses/paths/path-pattern.ts';
import { asciiPath, plainPath } from '#core/addresses/paths/path-text.ts';
import { literal, type PatternPart, restOfPath } from '#core/addresses/paths/pattern-part.ts';
import type { ResourceRow } from '#core/addresses/routes/resources.ts';
import type { Budget } from './reachable-from.ts';
import { shapeText, witnessesOf } from './shape-text.ts';
import type { Cell, Knowledge, ShapedPath, Splitting } from './shaped-path.ts';
import {
  fittings,
  knowingDate,
  knowingIs,
  knowingNot,
  knowingNumber,
  mayBe,
  nothingKnown,
  settled,
  word,
} from './shaped-path.ts';
import { shapedTarget } from './shaped-target.ts';

export interface ShapeOfChange {
  /** Words, `{name}` for a segment, `{name≠a|b}` for one with exceptions, `{name...}` for one or more. */
  readonly shape: string;
  readonly witnesses: readonly string[];
}

export interface RuleSetDifference {
  readonly changes: readonly ShapeOfChange[];
  readonly complete: boolean;
}

interface ReadRule {
  readonly rule: RedirectRule;
  readonly pattern: PathPattern;
  readonly asks: boolean;
}

export const readRule = (rule: RedirectRule): ReadRule => ({
  rule,
  pattern: readPattern(rule.from),
  asks: asksForQuery(rule),
});

interface Side {
  readonly rules: readonly ReadRule[];
  readonly resources: readonly PathPattern[];
}

export interface Ended {
  readonly known: Knowledge;
  readonly to: ShapedPath;
  readonly external: string | null;
  readonly rules: readonly RedirectRule[];
  readonly circular: boolean;
}

const max = 100_000;

const maxChanges = 1_000;

const lookOfStep = 10;

const knowingPart = (known: Knowledge, id: number, { kind }: PatternPart): Knowledge => {
  if (kind === 'date-word') return knowingDate(known, id, true);
  return kind === 'digits' ? knowingNumber(known, id, true) : known;
};

export const cellsOf = (pattern: PathPattern, newId: () => number): readonly { path: ShapedPath; known: Knowledge }[] =>
  pattern.reduce<readonly { path: ShapedPath; known: Knowledge }[]>(
    (begun, part) =>
      begun.flatMap(({ path, known }) => {
        if (part.kind === 'word') return part.words.map((text) => ({ path: [...path, word(asciiPath(text))], known }));
        const id = newId();
        const name = (part.captures[0]?.name ?? '').replace('...', '');
        const cell: Cell = { kind: part.kind === 'rest' ? 'rest' : 'segment', id, name };
        return [{ path: [...path, cell], known: knowingPart(known, id, part) }];
      }),
    [{ path: [], known: nothingKnown }],
  );

const keyOf = (path: ShapedPath): string => JSON.stringify(path);

export const endsBy = (
  { rules, resources }: Side,
  known: Knowledge,
  path: ShapedPath,
  splitting: Splitting,
  taken: readonly RedirectRule[] = [],
  seen: ReadonlySet<string> = new Set(),
): readonly Ended[] => {
  const here = keyOf(settled(known, path));
  const end = (at: Knowledge, circular = false): Ended => ({
    known: at,
    to: path,
    external: null,
    rules: taken,
    circular,
  });
  if (taken.length >= maxSteps || seen.has(here) || splitting.budget.left <= 0) return [end(known, true)];
  const ended: Ended[] = [];
  let left: readonly Knowledge[] = [known];
  for (const resource of resources) {
    const found = left.flatMap((one) => fittings(one, path, resource, splitting));
    ended.push(...found.filter(({ fits }) => fits).map((one) => end(one.known)));
    left = found.filter(({ fits }) => !fits).map((one) => one.known);
  }
  for (const { rule, pattern, asks } of rules) {
    if (left.length === 0) break;
    const found = left.flatMap((one) => fittings(one, path, pattern, splitting));
    if (asks && found.some(({ fits }) => fits)) splitting.budget.left = 0;
    left = found.filter(({ fits }) => !fits).map((one) => one.known);
    for (const one of found.filter(({ fits }) => fits)) {
      const steps = [...taken, rule];
      const isExternal = !rule.to.startsWith('/');
      const to = shapedTarget(one.known, path, pattern, rule.to, splitting.budget);
      if (isExternal) ended.push({ known: one.known, to, external: rule.to, rules: steps, circular: false });
      else ended.push(...endsBy({ rules, resources }, one.known, to, splitting, steps, new Set([...seen, here])));
    }
  }
  return [...ended, ...left.map((one) => end(one))];
};

const statusOf = (rules: readonly RedirectRule[]): number =>
  rules.some(({ status }) => status === 302) ? 302 : Math.sign(rules.length) * 301;

const manner = ({ rules, circular, external }: Ended): string =>
  circular
    ? 'circle'
    : JSON.stringify([statusOf(rules), external === null, rules.flatMap(({ drops = [] }) => [...drops])]);

const differing = (known: Knowledge, one: Ended, other: Ended): readonly Knowledge[] => {
  if (manner(one) !== manner(other)) return [known];
  if (one.circular) return [];
  const [left, right] = [settled(known, one.to), settled(known, other.to)];
  if (keyOf(left) === keyOf(right)) return [];
  if (left.length !== right.length) return [known];
  for (const [at, cell] of left.entries()) {
    const there = right[at] as Cell;
    const [open, fixed] = cell.kind === 'segment' ? [cell, there] : [there, cell];
    if (open.kind !== 'segment' || fixed.kind !== 'word' || !mayBe(known, open, plainPath(fixed.raw))) continue;
    return [
      ...differing(knowingIs(known, open.id, [fixed]), one, other),
      knowingNot(known, open.id, plainPath(fixed.raw)),
    ];
  }
  return [known];
};

export const resourcePatterns = (rows: readonly ResourceRow[]): readonly PathPattern[] =>
  rows.flatMap((row) => {
    if (row.kind === 'of-page') return [];
    const words = row.path.split('/').filter((text) => text !== '');
    return [[...words.map(literal), ...(row.kind === 'below' ? [restOfPath('rest...')] : [])]];
  });

/** Compares two rule sets exactly, by address shape. Skips addresses with query keys that a rule requires. */
export const ruleSetDifference = (
  before: readonly RedirectRule[],
  after: readonly RedirectRule[],
  resources: readonly ResourceRow[],
): RuleSetDifference => {
  const budget: Budget = { left: max };
  let [ids, room] = [0, maxChanges];
  const splitting: Splitting = { budget, newId: () => (ids += 1) };
  const patterns = resourcePatterns(resources);
  const side = (rules: readonly RedirectRule[]): Side => ({
    rules: rules.map(readRule).filter(({ asks }) => !asks),
    resources: patterns,
  });
  const [first, second] = [side(before), side(after)];
  const begun: PathPattern[] = [...patterns];
  const sources = [...before, ...after].filter((rule) => !asksForQuery(rule)).map(({ from }) => from);
  const froms = [...new Set(sources)].map(readPattern);
  const changes = froms.flatMap((pattern) => {
    if (budget.left <= 0) return [];
    const starts = cellsOf(pattern, splitting.newId).flatMap(({ path, known }) =>
      begun
        .reduce<readonly Knowledge[]>(
          (left, earlier) =>
            left.flatMap((one) =>
              fittings(one, path, earlier, splitting)
                .filter(({ fits }) => !fits)
                .map((found) => found.known),
            ),
          [known],
        )
        .map((one) => ({ path, known: one })),
    );
    begun.push(pattern);
    return starts.flatMap(({ path, known }) =>
      endsBy(first, known, path, splitting).flatMap((one) => {
        if (budget.left <= 0) return [];
        const parts = endsBy(second, one.known, path, splitting).flatMap((other) => {
          if (budget.left <= 0) return [];
          const found = differing(other.known, one, other);
          budget.left -= found.length * (one.rules.length + other.rules.length) * lookOfStep;
          return found;
        });
        if (parts.length > room) budget.left = 0;
        const told = parts.slice(0, room);
        room -= told.length;
        return told.map((part) => ({ shape: shapeText(part, path), witnesses: witnessesOf(part, path) }));
      }),
    );
  });
  return { changes, complete: budget.left > 0 };
};
