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
  /** The newest id that the desk lists; null where its ids have no order. */
  readonly highest: string | null;
}

export interface JudgedRemovals {
  readonly remove: readonly string[];
  readonly wait: readonly string[];
  /** Why they wait. */
  readonly why: 'too-many' | 'backup' | null;
}

/** By time: WordPress counts, and Ghost's ids of 24 hexadecimal digits begin with their second. */
const isOrdered = (id: string): boolean => /^(?:\d{1,19}|[0-9a-f]{24})$/.test(id);
const isNewer = (one: string, other: string): boolean =>
  one.length === other.length ? one > other : one.length > other.length;

/** Null where some of them have no order. */
export const newestOf = (ids: Iterable<string>): string | null => {
  let newest: string | null = null;
  for (const id of ids) {
    if (!isOrdered(id)) return null;
    if (newest === null || isNewer(id, newest)) newest = id;
  }
  return newest;
};

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
  const isBackup = highest !== null && gone.some(({ id }) => isNewer(id, highest));
  if (!isBackup) return { remove: idsOf(missing), wait: [], why: null };
  return { remove: idsOf(missing.filter((one) => !gone.includes(one))), wait: idsOf(gone), why: 'backup' };
};
