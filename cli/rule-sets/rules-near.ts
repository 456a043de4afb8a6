import type { CutRule } from '#core/addresses/rule-sets/witness-address.ts';

const any = '{}';

const keyOf = (first: string, second: string): string => `${first}/${second}`;

const isFixed = (piece: string): boolean => !piece.includes('{');

const wordsAt = ({ words }: CutRule, at: number): readonly string[] => words[at] ?? [any];

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

function* merged(lists: readonly (readonly number[])[]): Generator<number> {
  const at = lists.map(() => 0);
  for (;;) {
    const next = lists.reduce((min, list, which) => Math.min(min, list[at[which] as number] ?? Infinity), Infinity);
    if (next === Infinity) return;
    yield next;
    for (const [which, list] of lists.entries())
      if (list[at[which] as number] === next) at[which] = (at[which] as number) + 1;
  }
}

/** Indexes rules by their first two words, which avoids comparing all pairs of rules. */
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
