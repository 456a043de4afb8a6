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

const none: JudgedRemovals = { remove: [], wait: [], why: null };

/**
 * Ids above the highest one of the list that the desk does not know at all are those of a restored backup: they wait, and
 * with them all that are gone. So do all when they are too many. What a webhook has named does not wait as a backup.
 */
export const judgeRemovals = (
  missing: readonly Missing[],
  { maxRemovals, lately, highest }: RemovalLimits,
): JudgedRemovals => {
  const ids = missing.map(({ id }) => id);
  if (missing.length === 0) return none;
  if (missing.length + lately > maxRemovals) return { remove: [], wait: ids, why: 'too-many' };
  const gone = missing.filter(({ fate, isTold }) => fate === 'gone' && !isTold);
  const isBackup = highest !== null && gone.some(({ id }) => Number(id) > highest);
  if (!isBackup) return { remove: ids, wait: [], why: null };
  const wait = new Set(gone.map(({ id }) => id));
  return { remove: ids.filter((id) => !wait.has(id)), wait: [...wait], why: 'backup' };
};
