/** Seconds between two loads after which the later one begins another visit. */
export const visitPause = 30 * 60;

/** What a browser keeps of somebody's visits to a site: two moments, in unix seconds. */
export interface Visits {
  /** When the visit before this one ended; null during the first. */
  readonly since: number | null;
  /** The last load of this one. */
  readonly last: number;
}

/**
 * What is kept after a load. A clock that was set back ends no visit, and nothing is held against a moment that is yet
 * to come.
 */
export const visitsAfter = (kept: Visits | null, now: number): Visits => {
  if (kept === null) return { since: null, last: now };
  if (now - kept.last >= visitPause) return { since: kept.last, last: now };
  return { since: kept.since === null ? null : Math.min(kept.since, now), last: now };
};

const isMoment = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** What was kept as `[since, last]`; null for anything else. */
export const readVisits = (kept: unknown): Visits | null => {
  if (!Array.isArray(kept) || kept.length !== 2) return null;
  const [since, last] = kept as readonly unknown[];
  return isMoment(last) && (since === null || isMoment(since)) ? { since, last } : null;
};

/** Whether something came out since the visit before; nothing is new to whoever comes first. */
export const isNewTo = ({ since }: Visits, publishedAt: number): boolean => since !== null && publishedAt > since;
