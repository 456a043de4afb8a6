import type { ByLength, Candidate } from '../paths/by-length.ts';
import { byLength } from '../paths/by-length.ts';
import { knownWords } from '../paths/known-words.ts';
import type { WordAt } from '../paths/known-words.ts';
import type { PathPattern } from '../paths/path-pattern.ts';
import { firstWordsOf, passes } from '../paths/path-pattern.ts';
import type { Segments } from '../paths/segments.ts';
import type { RedirectRule } from './redirect-rule.ts';
import { readPattern, targetOf } from './rule-pattern.ts';

/** A rule made ready: its target is a path, or absolute when the rule leads to the shop. */
export interface CompiledRule {
  readonly rule: RedirectRule;
  readonly external: boolean;
  readonly target: (path: string) => string;
}

export interface FindRule {
  /** Words that begin the address of a rule. */
  readonly firstWords: readonly string[];
  /** Of every rule, in the order of the set. */
  readonly patterns: readonly PathPattern[];
  /**
   * The first rule of the set that a percent-decoded path fits. `first` is the path's first segment, or empty when
   * that is
   * none of `firstWords`; `underPrefixes`: whether the host has the prefix sites.
   */
  readonly find: (path: Segments, first: string, underPrefixes: boolean) => CompiledRule | null;
}

interface Placed extends CompiledRule {
  readonly place: number;
  readonly pattern: PathPattern;
  readonly intoPrefix: boolean;
}

/** The rules of one first word, by their second word, and those that have no fixed second word. */
interface Bucket {
  readonly bySecond: ReadonlyMap<string, ByLength<Placed>>;
  readonly others: ByLength<Placed>;
  readonly secondWord: WordAt;
}

const place = (rule: RedirectRule, at: number, prefixes: readonly string[]): Placed => {
  const pattern = readPattern(rule.from);
  return {
    rule,
    place: at,
    pattern,
    external: !rule.to.startsWith('/'),
    target: targetOf(pattern, rule.to),
    intoPrefix: prefixes.some((prefix) => rule.to === prefix || rule.to.startsWith(`${prefix}/`)),
  };
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

/** The first candidate that stands before `known` and fits; else `known`. */
const firstFit = (
  candidates: readonly Candidate<Placed>[],
  path: Segments,
  underPrefixes: boolean,
  known: Placed | null,
): Placed | null => {
  for (let at = 0; at < candidates.length; at += 1) {
    const { item, tests } = candidates[at] as Candidate<Placed>;
    if (known !== null && item.place > known.place) return known;
    if ((underPrefixes || !item.intoPrefix) && passes(tests, path)) return item;
  }
  return known;
};

const inBucket = (
  { bySecond, others, secondWord }: Bucket,
  segments: Segments,
  underPrefixes: boolean,
): Placed | null => {
  const { path, count, cuts } = segments;
  const second = count < 2 ? '' : secondWord(path, (cuts[1] as number) + 1, cuts[2] as number);
  const known = second === '' ? null : firstFit(bySecond.get(second)?.(count) ?? [], segments, underPrefixes, null);
  return firstFit(others(count), segments, underPrefixes, known);
};

/**
 * Indexes a rule set by its first two words: an address that no rule knows costs next to nothing. First match wins
 * (R11).
 * A rule that leads under one of the `prefixes` holds only on the domain of their sites (R16).
 */
export const compileRules = (rules: readonly RedirectRule[], prefixes: readonly string[]): FindRule => {
  const placed = rules.map((rule, at) => place(rule, at, prefixes));
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
    find: (path, first, underPrefixes) => {
      const bucket = first === '' ? undefined : buckets.get(first);
      return firstFit(
        anywhere(path.count),
        path,
        underPrefixes,
        bucket === undefined ? null : inBucket(bucket, path, underPrefixes),
      );
    },
  };
};
