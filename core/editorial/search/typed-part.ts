export interface TypedPart {
  readonly before: string;
  readonly asked: string;
}

/** An excluded word or an open phrase cannot be split off. */
const unfinished = /^-|"/;

/** The whole input first, then its last word: `új híd dun` can become `új híd` with the tag `Duna`. */
export const typedParts = (text: string): readonly TypedPart[] => {
  const typed = text.trim();
  if (typed === '') return [];
  const last = /^(.*\S)\s+(\S+)$/s.exec(typed);
  const whole = { before: '', asked: typed };
  return last === null || unfinished.test(last[2] ?? '')
    ? [whole]
    : [whole, { before: last[1] ?? '', asked: last[2] ?? '' }];
};
