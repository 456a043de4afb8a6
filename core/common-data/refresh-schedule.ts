import { pollDelay, retryDelay } from './poll-delay.ts';

/** After more than this many seconds out of sight the timer starts anew (spec §4, "Common data refresh"). */
const longAbsence = 30;

/** When a visible page asks again. Times are unix seconds. */
export interface RefreshSchedule {
  /** Errors in a row. */
  readonly errors: number;
  /** When the next question is due, if the page can be seen then. */
  readonly dueAt: number;
  /** What a Retry-After forbids to ask before, visible or not. */
  readonly notBefore: number;
  /** Since when the page is out of sight; null while it is seen. */
  readonly hiddenAt: number | null;
  /** A question is under way. */
  readonly asking: boolean;
}

/** `chance` is 0 ≤ x < 1; `now` is unix seconds. */
export type RefreshEvent =
  | { readonly kind: 'asked' }
  | { readonly kind: 'answered'; readonly now: number; readonly chance: number }
  | { readonly kind: 'failed'; readonly now: number; readonly chance: number; /** Seconds. */ readonly retryAfter?: number }
  | { readonly kind: 'hidden' | 'shown'; readonly now: number };

/** A page that has just been shown holds fresh data, so that its first question comes after one interval. */
export const startSchedule = (now: number, chance: number): RefreshSchedule =>
  ({ errors: 0, dueAt: now + pollDelay(0, chance), notBefore: now, hiddenAt: null, asking: false });

/** When to ask next; null while out of sight or asking. It may lie in the past, which means now. */
export const nextAskAt = ({ dueAt, notBefore, hiddenAt, asking }: RefreshSchedule): number | null =>
  (hiddenAt !== null || asking ? null : Math.max(dueAt, notBefore));

/** Back after a short absence the timer goes on; after a long one it starts anew with a question at once, which only a Retry-After puts off. */
const onShown = (schedule: RefreshSchedule, now: number): RefreshSchedule => {
  const { hiddenAt } = schedule;
  if (hiddenAt === null) return schedule;
  return now - hiddenAt > longAbsence ? { ...schedule, hiddenAt: null, errors: 0, dueAt: now } : { ...schedule, hiddenAt: null };
};

/** The refresh of common data, and of anything else that is asked for again and again (spec §4, R38). */
export const refreshSchedule = (schedule: RefreshSchedule, event: RefreshEvent): RefreshSchedule => {
  switch (event.kind) {
    case 'asked': return { ...schedule, asking: true };
    case 'answered': return { ...schedule, asking: false, errors: 0, dueAt: event.now + pollDelay(0, event.chance), notBefore: event.now };
    case 'failed': {
      const errors = schedule.errors + 1;
      const dueAt = event.now + pollDelay(errors, event.chance);
      return { ...schedule, asking: false, errors, dueAt, notBefore: event.now + retryDelay(event.retryAfter ?? 0, event.chance) };
    }
    case 'hidden': return { ...schedule, hiddenAt: schedule.hiddenAt ?? event.now };
    case 'shown': return onShown(schedule, event.now);
  }
};
