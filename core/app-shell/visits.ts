/** Seconds. */
export const visitPause = 30 * 60;

export interface Visits {
  readonly since: number | null;
  readonly last: number;
}

/** A clock that was set back does not end the visit. */
export const visitsAfter = (kept: Visits | null, now: number): Visits => {
  if (kept === null) return { since: null, last: now };
  if (now - kept.last >= visitPause) return { since: kept.last, last: now };
  return { since: kept.since === null ? null : Math.min(kept.since, now), last: now };
};

const isMoment = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

export const readVisits = (kept: unknown): Visits | null => {
  if (!Array.isArray(kept) || kept.length !== 2) return null;
  const [since, last] = kept as readonly unknown[];
  return isMoment(last) && (since === null || isMoment(since)) ? { since, last } : null;
};

export const isNewTo = ({ since }: Visits, publishedAt: number): boolean => since !== null && publishedAt > since;
