import { pollDelay, pollSeconds, retryDelay } from './poll-delay.ts';

/** After more than this many seconds out of sight the timer starts anew (spec §4, "Common data refresh"). */
const longAbsence = 30;

/** When an open page asks again. Times are unix seconds. */
export interface PollSchedule {
  /** Seconds between two questions while all is well. */
  readonly every: number;
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
export type PollEvent =
  | { readonly kind: 'asked' }
  | { readonly kind: 'answered'; readonly now: number; readonly chance: number }
  | {
      readonly kind: 'failed';
      readonly now: number;
      readonly chance: number;
      /** Seconds. */ readonly retryAfter?: number;
    }
  | { readonly kind: 'hidden' | 'shown'; readonly now: number };

/** The schedule of a page whose data is of `since`: its first question comes one interval later. */
export const startPolling = (since: number, chance: number, every = pollSeconds): PollSchedule => ({
  every,
  errors: 0,
  dueAt: since + pollDelay(0, chance, every),
  notBefore: since,
  hiddenAt: null,
  asking: false,
});

/** When to ask next; null while out of sight or asking. It may lie in the past, which means now. */
export const nextAskAt = ({ dueAt, notBefore, hiddenAt, asking }: PollSchedule): number | null =>
  hiddenAt !== null || asking ? null : Math.max(dueAt, notBefore);

/**
 * Back after a short absence the timer goes on; after a long one it starts anew with a question at once, which only a
 * Retry-After puts off.
 */
const onShown = (schedule: PollSchedule, now: number): PollSchedule => {
  const { hiddenAt } = schedule;
  if (hiddenAt === null) return schedule;
  return now - hiddenAt > longAbsence
    ? { ...schedule, hiddenAt: null, errors: 0, dueAt: now }
    : { ...schedule, hiddenAt: null };
};

/**
 * The schedule after an event: the one rule for whatever is asked for again and again while it is looked at (spec §4,
 * §9; R38).
 */
export const pollAfter = (schedule: PollSchedule, event: PollEvent): PollSchedule => {
  const { every } = schedule;
  switch (event.kind) {
    case 'asked':
      return { ...schedule, asking: true };
    case 'answered':
      return {
        ...schedule,
        asking: false,
        errors: 0,
        dueAt: event.now + pollDelay(0, event.chance, every),
        notBefore: event.now,
      };
    case 'failed': {
      const errors = schedule.errors + 1;
      const dueAt = event.now + pollDelay(errors, event.chance, every);
      return {
        ...schedule,
        asking: false,
        errors,
        dueAt,
        notBefore: event.now + retryDelay(event.retryAfter ?? 0, event.chance),
      };
    }
    case 'hidden':
      return { ...schedule, hiddenAt: schedule.hiddenAt ?? event.now };
    case 'shown':
      return onShown(schedule, event.now);
  }
};
