import type { Group } from './verdict-groups.ts';

export type Note = (status: number, isPerson: boolean, weight: number) => void;

export const noteNothing: Note = () => {};

export interface Reaction {
  readonly group: Group;
  readonly note: Note;
}

interface NumberedReactions {
  readonly at: (number: number) => Reaction;
  /** The same group and note get the same number; -1 when there are too many. */
  readonly numberOf: (reaction: Reaction) => number;
}

/** Nearly all targets share a few reactions. Only the first notes are numbered, to bound memory. */
const maxNotes = 2 ** 11;

export const numberReactions = (): NumberedReactions => {
  const reactions: Reaction[] = [];
  const byNote = new Map<Note, Map<Group, number>>([[noteNothing, new Map()]]);
  let last = -1;
  const find = (reaction: Reaction): number => {
    const { group, note } = reaction;
    let byGroup = byNote.get(note);
    if (byGroup === undefined && byNote.size > maxNotes) return -1;
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
