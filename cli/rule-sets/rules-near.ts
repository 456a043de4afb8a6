import type { CutRule } from '../../core/addresses/rule-sets/witness-address.ts';

/** Stands for any word in a key; no word has braces. */
const any = '{}';

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

/** The numbers of ascending lists in ascending order, each once, as far as they are read. */
function* merged(lists: readonly (readonly number[])[]): Generator<number> {
  const at = lists.map(() => 0);
  for (;;) {
    const next = lists.reduce((least, list, which) => Math.min(least, list[at[which] as number] ?? Infinity), Infinity);
    if (next === Infinity) return;
    yield next;
    for (const [which, list] of lists.entries())
      if (list[at[which] as number] === next) at[which] = (at[which] as number) + 1;
  }
}

/**
 * Files rules by the fixed words with which they begin. What it returns gives the rules that a target may fit, one by
 * one in the order of the set, and spares a long list of plain addresses from being held against itself rule by rule.
 */
export const rulesNear = (all: readonly CutRule[]): ((to: readonly string[]) => Iterable<CutRule>) => {
  const byFirst = filed(all, (rule) => wordsAt(rule, 0));
  const byTwo = filed(all, (rule) =>
    wordsAt(rule, 0).flatMap((first) => wordsAt(rule, 1).map((second) => keyOf(first, second))),
  );
  return function* ([first = any, second = any]) {
    if (!isFixed(first)) return yield* all;
    const lists = [first, any].flatMap((word) =>
      isFixed(second) ? [second, any].map((next) => byTwo.get(keyOf(word, next)) ?? []) : [byFirst.get(word) ?? []],
    );
    for (const place of merged(lists)) yield all[place] as CutRule;
  };
};
