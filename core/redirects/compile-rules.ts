import { knownWords } from '../routing/known-words.ts';
import type { WordAt } from '../routing/known-words.ts';
import type { PathPattern } from '../routing/path-pattern.ts';
import { firstWordsOf, patternFits } from '../routing/path-pattern.ts';
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
  /**
   * The first rule of the set that a percent-decoded path fits. `first` is the path's first segment, or empty when that is
   * none of `firstWords`; `underPrefixes`: whether the host has the prefix sites.
   */
  readonly find: (path: string, first: string, underPrefixes: boolean) => CompiledRule | null;
}

interface Placed extends CompiledRule {
  readonly place: number;
  readonly pattern: PathPattern;
  readonly intoPrefix: boolean;
}

/** The rules of one first word, by their second word; under the empty word those that have no fixed second word. */
interface Shelf {
  readonly bySecond: ReadonlyMap<string, readonly Placed[]>;
  readonly secondWord: WordAt;
}

const place = (rule: RedirectRule, at: number, prefixes: readonly string[]): Placed => {
  const pattern = readPattern(rule.from);
  return {
    rule, place: at, pattern,
    external: !rule.to.startsWith('/'),
    target: targetOf(pattern, rule.to),
    intoPrefix: prefixes.some((prefix) => rule.to === prefix || rule.to.startsWith(`${prefix}/`)),
  };
};

const secondWordOf = ({ pattern: [, second] }: Placed): string => (second?.captures.length === 0 ? (second.words[0] ?? '') : '');

const shelfOf = (rules: readonly Placed[]): Shelf => {
  const words = [...new Set(rules.map(secondWordOf))];
  return {
    bySecond: new Map(words.map((word) => [word, rules.filter((rule) => secondWordOf(rule) === word)])),
    secondWord: knownWords(words.filter((word) => word !== '')),
  };
};

/** Asked for by the walk, of no use here. */
const ends: number[] = [];

/** The first candidate that stands before `known` and fits; else `known`. */
const firstFit = (candidates: readonly Placed[] | undefined, path: string, first: string, underPrefixes: boolean, known: Placed | null): Placed | null => {
  if (candidates === undefined) return known;
  for (let at = 0; at < candidates.length; at += 1) {
    const candidate = candidates[at];
    if (candidate === undefined || (known !== null && candidate.place > known.place)) return known;
    if ((underPrefixes || !candidate.intoPrefix) && patternFits(candidate.pattern, path, first, ends)) return candidate;
  }
  return known;
};

const onShelf = ({ bySecond, secondWord }: Shelf, path: string, first: string, underPrefixes: boolean): Placed | null => {
  const start = first.length + 2;
  const slash = path.indexOf('/', start);
  const second = secondWord(path, start, slash < 0 ? path.length : slash);
  const known = second === '' ? null : firstFit(bySecond.get(second), path, first, underPrefixes, null);
  return firstFit(bySecond.get(''), path, first, underPrefixes, known);
};

/**
 * Indexes a rule set by its first two words: an address that no rule knows costs next to nothing. First match wins (R11).
 * A rule that leads under one of the `prefixes` holds only on the domain of their sites (R16).
 */
export const compileRules = (rules: readonly RedirectRule[], prefixes: readonly string[]): FindRule => {
  const placed = rules.map((rule, at) => place(rule, at, prefixes));
  const anywhere = placed.filter(({ pattern }) => firstWordsOf(pattern).length === 0);
  const firstWords = [...new Set(placed.flatMap(({ pattern }) => firstWordsOf(pattern)))];
  const shelves = new Map(firstWords.map((word) => [word, shelfOf(placed.filter(({ pattern }) => firstWordsOf(pattern).includes(word)))]));
  return {
    firstWords,
    find: (path, first, underPrefixes) => {
      const shelf = first === '' ? undefined : shelves.get(first);
      return firstFit(anywhere, path, '', underPrefixes, shelf === undefined ? null : onShelf(shelf, path, first, underPrefixes));
    },
  };
};
