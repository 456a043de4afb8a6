import type { ByLength, Candidate } from '../paths/by-length.ts';
import { byLength } from '../paths/by-length.ts';
import { knownWords } from '../paths/known-words.ts';
import type { WordAt } from '../paths/known-words.ts';
import type { PathPattern } from '../paths/path-pattern.ts';
import { firstWordsOf, passes } from '../paths/path-pattern.ts';
import type { Segments } from '../paths/segments.ts';
import type { RedirectRule } from './redirect-rule.ts';
import { type FindByQuery, findByQuery } from './find-by-query.ts';
import { readQueryPattern, type QueryPattern } from './query-pattern.ts';
import { pathOfPattern, readPattern, targetOf } from './rule-pattern.ts';

/** A rule made ready: its target is a path, or absolute when the rule leads to the shop. */
export interface CompiledRule {
  readonly rule: RedirectRule;
  readonly external: boolean;
  readonly target: (path: string, query: string) => string;
  /** Names of the query parameters that do not reach the target. */
  readonly consumes: readonly string[];
}

export interface FindRule {
  /** Words that begin the address of a rule. */
  readonly firstWords: readonly string[];
  /** Of every rule, in the order of the set; once for rules of one path that ask for a query. */
  readonly patterns: readonly PathPattern[];
  /**
   * The first rule of the set that a percent-decoded path and its query fit. `first` is the path's first segment, or
   * empty when that is none of `firstWords`; `underPrefixes`: whether the host has the prefix sites.
   */
  readonly find: (path: Segments, first: string, underPrefixes: boolean, query: string) => CompiledRule | null;
}

interface Placed extends CompiledRule {
  readonly place: number;
  readonly pattern: PathPattern;
  readonly asks: QueryPattern;
  readonly intoPrefix: boolean;
  /** Finds the rule of a path by its query; null for a rule that asks for none. */
  readonly byQuery: FindByQuery<Placed> | null;
}

/** The rules of one first word, by their second word, and those that have no fixed second word. */
interface Bucket {
  readonly bySecond: ReadonlyMap<string, ByLength<Placed>>;
  readonly others: ByLength<Placed>;
  readonly secondWord: WordAt;
}

const place = (rule: RedirectRule, at: number, prefixes: readonly string[]): Placed => {
  const pattern = readPattern(rule.from);
  const asks = readQueryPattern(rule.from);
  return {
    rule,
    place: at,
    pattern,
    asks,
    byQuery: null,
    external: !rule.to.startsWith('/'),
    target: targetOf(pattern, asks, rule.to),
    consumes: [...(rule.drops ?? []), ...asks.map(({ key }) => key)],
    intoPrefix: prefixes.some((prefix) => rule.to === prefix || rule.to.startsWith(`${prefix}/`)),
  };
};

/**
 * One entry for all rules of one path that ask for a query, at the place of the first: a newspaper's old addresses may
 * be thousands of `/?p=1`.
 */
const mergeByQuery = (rules: readonly Placed[]): readonly Placed[] => {
  const byPath = new Map<string, Placed[]>();
  for (const rule of rules) {
    if (rule.asks.length === 0) continue;
    const path = pathOfPattern(rule.rule.from);
    const known = byPath.get(path);
    if (known === undefined) byPath.set(path, [rule]);
    else known.push(rule);
  }
  return rules.flatMap((rule) => {
    if (rule.asks.length === 0) return [rule];
    const group = byPath.get(pathOfPattern(rule.rule.from)) ?? [];
    return group[0] === rule ? [{ ...rule, intoPrefix: false, byQuery: findByQuery(group) }] : [];
  });
};

const secondWordOf = ({ pattern: [, second] }: Placed): string =>
  second?.captures.length === 0 ? (second.words[0] ?? '') : '';

/** The rules of each word, in the order of the set; one pass, for a set may have very many of both. */
const byWord = (
  rules: readonly Placed[],
  wordsOf: (rule: Placed) => readonly string[],
): ReadonlyMap<string, readonly Placed[]> => {
  const found = new Map<string, Placed[]>();
  for (const rule of rules) {
    for (const word of new Set(wordsOf(rule))) {
      const known = found.get(word);
      if (known === undefined) found.set(word, [rule]);
      else known.push(rule);
    }
  }
  return found;
};

const shelfOf = (rules: readonly Placed[]): Bucket => {
  const grouped = byWord(rules, (rule) => [secondWordOf(rule)]);
  const words = [...grouped.keys()].filter((word) => word !== '');
  const filed = (word: string): ByLength<Placed> => byLength(grouped.get(word) ?? [], () => true);
  return {
    bySecond: new Map(words.map((word) => [word, filed(word)])),
    others: filed(''),
    secondWord: knownWords(words),
  };
};

/** The first candidate of the set that fits, or `known` where that comes first. */
const firstFit = (
  candidates: readonly Candidate<Placed>[],
  path: Segments,
  underPrefixes: boolean,
  query: string,
  known: Placed | null,
): Placed | null => {
  let best = known;
  for (let at = 0; at < candidates.length; at += 1) {
    const { item, tests } = candidates[at] as Candidate<Placed>;
    if (best !== null && item.place > best.place) return best;
    if ((!underPrefixes && item.intoPrefix) || (item.byQuery !== null && query === '')) continue;
    if (!passes(tests, path)) continue;
    if (item.byQuery === null) return item;
    // A rule of its path that stands further back may fit, and another path's rule stand between them.
    const found = item.byQuery(query, underPrefixes);
    if (found !== null && (best === null || found.place < best.place)) best = found;
  }
  return best;
};

const inBucket = (
  { bySecond, others, secondWord }: Bucket,
  segments: Segments,
  underPrefixes: boolean,
  query: string,
): Placed | null => {
  const { path, count, cuts } = segments;
  const second = count < 2 ? '' : secondWord(path, (cuts[1] as number) + 1, cuts[2] as number);
  const known =
    second === '' ? null : firstFit(bySecond.get(second)?.(count) ?? [], segments, underPrefixes, query, null);
  return firstFit(others(count), segments, underPrefixes, query, known);
};

/**
 * Indexes a rule set by its first two words: an address that no rule knows costs next to nothing. First match wins
 * (R11).
 * A rule that leads under one of the `prefixes` holds only on the domain of their sites (R16).
 */
export const compileRules = (rules: readonly RedirectRule[], prefixes: readonly string[]): FindRule => {
  const placed = mergeByQuery(rules.map((rule, at) => place(rule, at, prefixes)));
  const anywhere = byLength(
    placed.filter(({ pattern }) => firstWordsOf(pattern).length === 0),
    () => false,
  );
  const buckets = new Map(
    [...byWord(placed, ({ pattern }) => firstWordsOf(pattern))].map(([word, rules]) => [word, shelfOf(rules)]),
  );
  return {
    firstWords: [...buckets.keys()],
    patterns: placed.map(({ pattern }) => pattern),
    find: (path, first, underPrefixes, query) => {
      const bucket = first === '' ? undefined : buckets.get(first);
      return firstFit(
        anywhere(path.count),
        path,
        underPrefixes,
        query,
        bucket === undefined ? null : inBucket(bucket, path, underPrefixes, query),
      );
    },
  };
};
