/** Id and expiry (unix seconds) of a dismissed notice. */
export type Dismissal = readonly [id: string, until: number];

const maxKept = 50;

const isDismissal = (one: unknown): one is Dismissal =>
  Array.isArray(one) && one.length === 2 && typeof one[0] === 'string' && typeof one[1] === 'number';

const dismissals = (kept: unknown): readonly Dismissal[] => (Array.isArray(kept) ? kept.filter(isDismissal) : []);

/** A notice with the same id but another expiry counts as a new one. */
export const isDismissed = (kept: unknown, [id, until]: Dismissal): boolean =>
  dismissals(kept).some(([other, end]) => other === id && end === until);

/** Entries expire one day later than the notice because client clocks differ. */
export const withDismissed = (kept: unknown, dismissed: Dismissal, now: number): readonly Dismissal[] =>
  [...dismissals(kept).filter((one) => one[1] + 86_400 > now && one[0] !== dismissed[0]), dismissed].slice(-maxKept);
