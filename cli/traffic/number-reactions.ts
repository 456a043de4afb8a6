import type { Group } from './verdict-groups.ts';

/**
 * Notes requests by the status that was logged, by whether a person came rather than a bot that is known, and by how many
 * there are.
 */
export type Note = (status: number, isPerson: boolean, weight: number) => void;

export const noteNothing: Note = () => {};

/** What is done for every request of a target. */
export interface Reaction {
  readonly group: Group;
  readonly note: Note;
}

/** Reactions under small numbers, by which targets can be remembered in little room. */
interface NumberedReactions {
  readonly at: (number: number) => Reaction;
  /** The same group and note have the same number, mostly that of the reaction before; -1 where there is none left. */
  readonly numberOf: (reaction: Reaction) => number;
}

/**
 * Nearly all targets share a few reactions. Where something is noted there can be as many as targets; the first ones
 * are kept.
 */
const mostNotes = 2 ** 11;

export const numberReactions = (): NumberedReactions => {
  const reactions: Reaction[] = [];
  const byNote = new Map<Note, Map<Group, number>>([[noteNothing, new Map()]]);
  let last = -1;
  const find = (reaction: Reaction): number => {
    const { group, note } = reaction;
    let byGroup = byNote.get(note);
    if (byGroup === undefined && byNote.size > mostNotes) return -1;
    if (byGroup === undefined) byNote.set(note, (byGroup = new Map()));
    const known = byGroup.get(group);
    if (known !== undefined) return known;
    byGroup.set(group, reactions.length);
    return reactions.push(reaction) - 1;
  };
  return {
    at: (number) => reactions[number] as Reaction,
    numberOf: (reaction) => {
      const before = last < 0 ? undefined : reactions[last];
      if (before?.group === reaction.group && before.note === reaction.note) return last;
      last = find(reaction);
      return last;
    },
  };
};
