import type { Fate } from '../desk/desk.ts';

export interface Missing {
  readonly id: string;
  /** As the desk answered for this id alone. */
  readonly fate: Exclude<Fate, 'shown'>;
  /** A signed webhook named its removal. */
  readonly isTold: boolean;
}

export interface RemovalLimits {
  readonly maxRemovals: number;
  /** Removed lately, which count towards the limit. */
  readonly lately: number;
  /** The highest number that the desk lists; null where its ids have no order. */
  readonly highest: number | null;
}

export interface JudgedRemovals {
  readonly remove: readonly string[];
  readonly wait: readonly string[];
  /** Why they wait. */
  readonly why: 'too-many' | 'backup' | null;
}

/**
 * Removes posts that a signed webhook has named. Ids above the highest one of the list that the desk does not know at all are those
 * of a restored backup: they wait, and with them all that are gone. So do all when they are too many.
 */
export const judgeRemovals = (
  missing: readonly Missing[],
  { maxRemovals, lately, highest }: RemovalLimits,
): JudgedRemovals => {
  const idsOf = (some: readonly Missing[]): readonly string[] => some.map(({ id }) => id);
  const told = missing.filter(({ isTold }) => isTold);
  const found = missing.filter(({ isTold }) => !isTold);
  if (found.length === 0) return { remove: idsOf(told), wait: [], why: null };
  if (found.length + lately > maxRemovals) return { remove: idsOf(told), wait: idsOf(found), why: 'too-many' };
  const gone = found.filter(({ fate }) => fate === 'gone');
  const isBackup = highest !== null && gone.some(({ id }) => Number(id) > highest);
  if (!isBackup) return { remove: idsOf(missing), wait: [], why: null };
  return { remove: idsOf(missing.filter((one) => !gone.includes(one))), wait: idsOf(gone), why: 'backup' };
};
