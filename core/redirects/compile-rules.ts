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

/** The rules of one first word: those that are one path each, and the others in their order. */
interface Shelf {
  readonly exact: Map<string, Placed>;
  readonly patterns: Placed[];
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

/** The one path that a rule is of once its first word is chosen; null when it is of many. */
const onlyPath = (first: string, [, ...others]: PathPattern): string | null => {
  const words = others.flatMap((part) => (part.names.length === 0 ? part.words : []));
  return words.length === others.length ? `/${[first, ...words].join('/')}` : null;
};

const file = (shelf: Shelf, first: string, placed: Placed): void => {
  const path = onlyPath(first, placed.pattern);
  if (path === null) shelf.patterns.push(placed);
  else if (!shelf.exact.has(path)) shelf.exact.set(path, placed);
};

/** The first candidate that stands before `known` and fits; else `known`. */
const firstFit = (candidates: readonly Placed[], path: string, underPrefixes: boolean, known: Placed | null): Placed | null => {
  for (let at = 0; at < candidates.length; at += 1) {
    const candidate = candidates[at];
    if (candidate === undefined || (known !== null && candidate.place > known.place)) return known;
    if ((underPrefixes || !candidate.intoPrefix) && patternFits(candidate.pattern, path, [])) return candidate;
  }
  return known;
};

const onShelf = ({ exact, patterns }: Shelf, path: string, underPrefixes: boolean): Placed | null => {
  const found = exact.get(path) ?? null;
  return firstFit(patterns, path, underPrefixes, found !== null && found.intoPrefix && !underPrefixes ? null : found);
};

/**
 * Indexes a rule set by first word, rules of one path by that path: an address that no rule knows costs next to nothing.
 * First match wins (R11). A rule that leads under one of the `prefixes` holds only on the domain of their sites (R16).
 */
export const compileRules = (rules: readonly RedirectRule[], prefixes: readonly string[]): FindRule => {
  const shelves = new Map<string, Shelf>();
  const anywhere: Placed[] = [];
  for (const placed of rules.map((rule, at) => place(rule, at, prefixes))) {
    const words = firstWordsOf(placed.pattern);
    if (words.length === 0) anywhere.push(placed);
    for (const word of words) {
      const shelf = shelves.get(word) ?? { exact: new Map(), patterns: [] };
      shelves.set(word, shelf);
      file(shelf, word, placed);
    }
  }
  return {
    firstWords: [...shelves.keys()],
    find: (path, first, underPrefixes) => {
      const shelf = first === '' ? undefined : shelves.get(first);
      return firstFit(anywhere, path, underPrefixes, shelf === undefined ? null : onShelf(shelf, path, underPrefixes));
    },
  };
};
