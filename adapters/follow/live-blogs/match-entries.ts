import type { FollowedEntry } from '#adapters/newsroom-contract/follow.ts';
import { type FoundEntry, wordsOf } from './split-entries.ts';

interface Known extends FollowedEntry {
  readonly words: string;
}

const minAlike = 0.5;

const alike = (one: string, other: string): number => {
  const [own, others] = [new Set(one.split(' ')), new Set(other.split(' '))];
  const all = new Set([...own, ...others]).size;
  return all === 0 ? 0 : [...own].filter((word) => others.has(word)).length / all;
};

/**
 * Finds each entry again after an edit: by its text, by its title, and last by most of its words. An entry that is none
 * of the known ones is new. Both lists are newest first.
 */
export const matchEntries = (
  found: readonly FoundEntry[],
  stored: readonly FollowedEntry[],
): ReadonlyMap<FoundEntry, FollowedEntry> => {
  const known = stored
    .filter(({ isRemoved }) => !isRemoved)
    .map((entry): Known => ({ ...entry, words: wordsOf(entry.html) }));
  const matched = new Map<FoundEntry, FollowedEntry>();
  const taken = new Set<Known>();
  // From the oldest: new ones are on top, also of several with the same words.
  const pass = (isSame: (one: FoundEntry, other: Known) => boolean): void => {
    for (const one of found.toReversed()) {
      if (matched.has(one)) continue;
      const other = known.findLast((candidate) => !taken.has(candidate) && isSame(one, candidate));
      if (other === undefined) continue;
      matched.set(one, other);
      taken.add(other);
    }
  };
  pass(({ title, words }, other) => title === other.title && words === other.words);
  pass(({ words }, other) => words !== '' && words === other.words);
  pass(({ title }, other) => title !== '' && title === other.title);
  pass(
    (one, other) => alike(`${wordsOf(one.title)} ${one.words}`, `${wordsOf(other.title)} ${other.words}`) >= minAlike,
  );
  return matched;
};
