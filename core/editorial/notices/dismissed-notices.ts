/** What a browser keeps of a notice that was put away: its name, and when it is over (unix seconds). */
export type Dismissal = readonly [id: string, until: number];

/** More than an operator ever sets; what is older goes first. */
const mostKept = 50;

const isDismissal = (one: unknown): one is Dismissal =>
  Array.isArray(one) && one.length === 2 && typeof one[0] === 'string' && typeof one[1] === 'number';

/** What was kept, read leniently. */
const dismissals = (kept: unknown): readonly Dismissal[] => (Array.isArray(kept) ? kept.filter(isDismissal) : []);

/** Whether this very notice was put away; another that bears its name ends at another moment. */
export const isDismissed = (kept: unknown, [id, until]: Dismissal): boolean =>
  dismissals(kept).some(([other, end]) => other === id && end === until);

/** What is to be kept once a notice has been put away: for its lifetime, and a day for clocks that differ. */
export const withDismissed = (kept: unknown, dismissed: Dismissal, now: number): readonly Dismissal[] =>
  [...dismissals(kept).filter((one) => one[1] + 86_400 > now && one[0] !== dismissed[0]), dismissed].slice(-mostKept);
