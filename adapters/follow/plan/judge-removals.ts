import type { Fate } from '../desk/desk.ts';
import { byId } from './listed-ids.ts';

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
  /** Others that wait: those that are found one after the other count together. */
  readonly waiting: number;
  /** Others wait because a backup was restored. */
  readonly isRestored: boolean;
  /** The highest id that the desk lists; null while that is unknown. */
  readonly highest: string | null;
}

export interface JudgedRemovals {
  readonly remove: readonly string[];
  readonly wait: readonly string[];
  /** Why they wait. */
  readonly why: 'too-many' | 'backup' | null;
}

/**
 * Removes posts that a signed webhook has named. Ids above the highest one of the list that the desk does not know at all are those
 * of a restored backup: all others wait. So do they when they are too many.
 */
export const judgeRemovals = (
  missing: readonly Missing[],
  { maxRemovals, lately, waiting, isRestored, highest }: RemovalLimits,
): JudgedRemovals => {
  const idsOf = (some: readonly Missing[]): readonly string[] => some.map(({ id }) => id);
  const told = missing.filter(({ isTold }) => isTold);
  const found = missing.filter(({ isTold }) => !isTold);
  if (found.length === 0) return { remove: idsOf(told), wait: [], why: null };
  const isNewer = ({ id, fate }: Missing): boolean => fate === 'gone' && highest !== null && byId(id, highest) > 0;
  if (isRestored || found.some(isNewer)) return { remove: idsOf(told), wait: idsOf(found), why: 'backup' };
  return found.length + lately + waiting > maxRemovals
    ? { remove: idsOf(told), wait: idsOf(found), why: 'too-many' }
    : { remove: idsOf(missing), wait: [], why: null };
};
