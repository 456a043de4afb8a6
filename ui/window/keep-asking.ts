import { nextAskAt, pollAfter, type PollEvent, startPolling } from '#core/polling/poll-schedule.ts';
import { Refused } from './ask-json.ts';
import { preciseNow } from './now.ts';

interface Pace {
  /** Unix seconds; defaults to now. */
  readonly since?: number;
  /** Seconds; defaults to 15. */
  readonly every?: number;
}

/** Polls while the page is visible (spec §4, R38). Errors of `ask` delay the next poll. Returns a stop function. */
export const keepAsking = (
  ask: (signal: AbortSignal) => Promise<void>,
  { since = preciseNow(), every }: Pace = {},
): (() => void) => {
  const stopping = new AbortController();
  const { signal } = stopping;
  let schedule = startPolling(Math.min(since, preciseNow()), Math.random(), every);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const note = (event: PollEvent): void => {
    schedule = pollAfter(schedule, event);
    clearTimeout(timer);
    const at = nextAskAt(schedule);
    if (at !== null && !signal.aborted) timer = setTimeout(once, Math.max(0, at - preciseNow()) * 1000);
  };
  const once = (): void => {
    note({ kind: 'asked' });
    ask(signal).then(
      () => note({ kind: 'answered', now: preciseNow(), chance: Math.random() }),
      (error: unknown) =>
        note({
          kind: 'failed',
          now: preciseNow(),
          chance: Math.random(),
          retryAfter: error instanceof Refused ? error.retryAfter : 0,
        }),
    );
  };
  const look = (): void => note({ kind: document.hidden ? 'hidden' : 'shown', now: preciseNow() });

  document.addEventListener('visibilitychange', look, { signal });
  look();
  return () => {
    stopping.abort();
    clearTimeout(timer);
  };
};
