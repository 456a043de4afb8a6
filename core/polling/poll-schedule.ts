import { pollDelay, pollSeconds, retryDelay } from './poll-delay.ts';

/** Seconds hidden until the timer restarts (spec §4, "Common data refresh"). */
const longAbsence = 30;

/** Times are unix seconds. */
export interface PollSchedule {
  /** Seconds. */
  readonly every: number;
  readonly errors: number;
  readonly dueAt: number;
  /** End of a Retry-After, which applies even when the page becomes visible. */
  readonly notBefore: number;
  readonly hiddenAt: number | null;
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

export const startPolling = (since: number, chance: number, every = pollSeconds): PollSchedule => ({
  every,
  errors: 0,
  dueAt: since + pollDelay(0, chance, every),
  notBefore: since,
  hiddenAt: null,
  asking: false,
});

/** Null while hidden or loading. A time in the past means now. */
export const nextAskAt = ({ dueAt, notBefore, hiddenAt, asking }: PollSchedule): number | null =>
  hiddenAt !== null || asking ? null : Math.max(dueAt, notBefore);

/**
 * After a short absence the timer continues. After a long one the page polls at once, unless Retry-After forbids it.
 */
const onShown = (schedule: PollSchedule, now: number): PollSchedule => {
  const { hiddenAt } = schedule;
  if (hiddenAt === null) return schedule;
  return now - hiddenAt > longAbsence
    ? { ...schedule, hiddenAt: null, errors: 0, dueAt: now }
    : { ...schedule, hiddenAt: null };
};

/** Returns the schedule after an event. All polling uses it (spec §4, §9; R38). */
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
