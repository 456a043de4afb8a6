import type { CutRule } from './witness-address.ts';

/** Stands for any word in a key; no segment is empty. */
const any = '';

const keyOf = (first: string, second: string): string => `${first}/${second}`;

const isFixed = (piece: string): boolean => !piece.includes('{');

const wordsAt = ({ words }: CutRule, at: number): readonly string[] => words[at] ?? [any];

/** Files the places of rules under keys. */
const filed = (
  all: readonly CutRule[],
  keysOf: (rule: CutRule) => readonly string[],
): ReadonlyMap<string, readonly number[]> => {
  const found = new Map<string, number[]>();
  for (const [place, rule] of all.entries()) {
    for (const key of new Set(keysOf(rule))) {
      const known = found.get(key);
      if (known === undefined) found.set(key, [place]);
      else known.push(place);
    }
  }
  return found;
};

/**
 * Files rules by the fixed words with which they begin. What it returns gives the rules that a target may fit, in the
 * order
 * of the set, and spares a long list of plain addresses from being held against itself rule by rule.
 */
export const rulesNear = (all: readonly CutRule[]): ((to: readonly string[]) => readonly CutRule[]) => {
  const byFirst = filed(all, (rule) => wordsAt(rule, 0));
  const byTwo = filed(all, (rule) =>
    wordsAt(rule, 0).flatMap((first) => wordsAt(rule, 1).map((second) => keyOf(first, second))),
  );
  return ([first = any, second = any]) => {
    if (!isFixed(first)) return all;
    const firsts = [first, any];
    const places = isFixed(second)
      ? firsts.flatMap((word) => [...new Set([second, any])].flatMap((next) => byTwo.get(keyOf(word, next)) ?? []))
      : firsts.flatMap((word) => byFirst.get(word) ?? []);
    return [...new Set(places)].sort((one, other) => one - other).map((place) => all[place] as CutRule);
  };
};
