import type { Candidate } from '../paths/by-length.ts';
import { byLength } from '../paths/by-length.ts';
import { knownWords } from '../paths/known-words.ts';
import type { PathPattern } from '../paths/path-pattern.ts';
import { firstWordsOf, passes } from '../paths/path-pattern.ts';
import type { Segments } from '../paths/segments.ts';
import type { RedirectRule } from './redirect-rule.ts';
import { type FindByQuery, findByQuery } from './find-by-query.ts';
import { consumedBy, readQueryPattern, type QueryPattern } from './query-pattern.ts';
import { pathOfPattern, readPattern, targetOf } from './rule-pattern.ts';

export interface CompiledRule {
  readonly rule: RedirectRule;
  readonly external: boolean;
  readonly target: (path: string, query: string) => string;
  readonly consumes: readonly string[];
}

export interface FindRule {
  readonly firstWords: readonly string[];
  readonly find: (path: Segments, first: string, underPrefixes: boolean, query: string) => CompiledRule | null;
}

interface Placed extends CompiledRule {
  readonly place: number;
  readonly pattern: PathPattern;
  readonly asks: QueryPattern;
  readonly intoPrefix: boolean;
  readonly byQuery: FindByQuery<Placed> | null;
}

type FindAmong = (path: Segments, underPrefixes: boolean, query: string, known: Placed | null) => Placed | null;

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
    consumes: consumedBy(rule),
    intoPrefix: prefixes.some((prefix) => rule.to === prefix || rule.to.startsWith(`${prefix}/`)),
  };
};

/** One entry per path: old sites can have thousands of rules such as `/?p=1`. */
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

const fixedWordAt = ({ pattern }: Placed, at: number): string => {
  const part = pattern[at];
  return part?.captures.length === 0 ? (part.words[0] ?? '') : '';
};

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
    const found = item.byQuery(query, underPrefixes);
    if (found !== null && (best === null || found.place < best.place)) best = found;
  }
  return best;
};

const maxTried = 8;
const deepest = 6;

const filed = (rules: readonly Placed[], at: number, isFirstKnown: boolean): FindAmong => {
  if (rules.length <= maxTried || at > deepest) {
    const candidates = byLength(rules, () => isFirstKnown);
    return (path, underPrefixes, query, known) => firstFit(candidates(path.count), path, underPrefixes, query, known);
  }
  const grouped = byWord(rules, (rule) => [fixedWordAt(rule, at)]);
  const words = [...grouped.keys()].filter((word) => word !== '');
  const others = filed(grouped.get('') ?? [], at + 1, isFirstKnown);
  if (words.length === 0) return others;
  const wordAt = knownWords(words);
  const byWordHere = new Map(words.map((word) => [word, filed(grouped.get(word) ?? [], at + 1, isFirstKnown)]));
  return (path, underPrefixes, query, known) => {
    const { cuts, count } = path;
    const word = count <= at ? '' : wordAt(path.path, (cuts[at] as number) + 1, cuts[at + 1] as number);
    const found = word === '' ? known : (byWordHere.get(word) as FindAmong)(path, underPrefixes, query, known);
    return others(path, underPrefixes, query, found);
  };
};

/** First match wins (R11). Rules into one of the `prefixes` apply only on the main domain (R16). */
export const compileRules = (rules: readonly RedirectRule[], prefixes: readonly string[]): FindRule => {
  const placed = mergeByQuery(rules.map((rule, at) => place(rule, at, prefixes)));
  const begins = byWord(placed, ({ pattern }) => firstWordsOf(pattern));
  const open = placed.filter(({ pattern }) => firstWordsOf(pattern).length === 0);
  const anywhere = filed(open, 1, false);
  const byFirst = new Map([...begins].map(([word, rules]) => [word, filed(rules, 1, true)]));
  return {
    firstWords: [...byFirst.keys()],
    find: (path, first, underPrefixes, query) =>
      anywhere(path, underPrefixes, query, byFirst.get(first)?.(path, underPrefixes, query, null) ?? null),
  };
};
