/** What is typed, and what of it suggestions are asked for. */
export interface TypedPart {
  /** Stays as free text when a suggestion is taken. */
  readonly before: string;
  readonly asked: string;
}

/** What is excluded, and the end of a phrase, mean something else without what is before them. */
const unfinished = /^-|"/;

/**
 * What suggestions may be asked for, the most first: all that was typed, then its last word alone, so that `új híd
 * dun` can become
 * the words `új híd` with the tag `Duna`. Empty when nothing was typed.
 */
export const typedParts = (text: string): readonly TypedPart[] => {
  const typed = text.trim();
  if (typed === '') return [];
  const last = /^(.*\S)\s+(\S+)$/s.exec(typed);
  const whole = { before: '', asked: typed };
  return last === null || unfinished.test(last[2] ?? '')
    ? [whole]
    : [whole, { before: last[1] ?? '', asked: last[2] ?? '' }];
};
