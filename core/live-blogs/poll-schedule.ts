/** When something live is asked for again. Times are unix seconds. */
export interface PollSchedule {
  readonly dueAt: number;
  /** Errors in a row. */
  readonly failures: number;
}

/** How a poll ended, and when. `retryAfter` is the number of seconds that upstream asked us to wait. */
export interface PollOutcome {
  readonly at: number;
  readonly ok: boolean;
  readonly retryAfter?: number | undefined;
}

/** Seconds between two polls (spec §9), before jitter. */
const interval = 15;
const longestBackOff = 300;
/** A timer of browsers counts no longer than 24 days; nobody waits longer than one. */
const longestWait = 86_400;
const jitter = 0.2;

const backedOff = (failures: number): number => Math.min(interval * 2 ** failures, longestBackOff);

const jittered = (seconds: number, chance: number): number => Math.min(seconds * (1 - jitter + 2 * jitter * chance), longestBackOff);

const askedWait = ({ retryAfter = 0 }: PollOutcome): number => (retryAfter > 0 ? Math.min(retryAfter, longestWait) : 0);

/**
 * The next poll: after 15 s ±20 %, after each error in a row twice as late up to 5 minutes, and never before upstream's Retry-After
 * (R38). `chance` is 0 ≤ x < 1.
 */
export const nextPoll = ({ failures }: Pick<PollSchedule, 'failures'>, outcome: PollOutcome, chance: number): PollSchedule => {
  const inARow = outcome.ok ? 0 : failures + 1;
  return { failures: inARow, dueAt: outcome.at + Math.max(jittered(backedOff(inARow), chance), askedWait(outcome)) };
};

/** The first poll of a page that was made at `at`. */
export const firstPoll = (at: number, chance: number): PollSchedule => nextPoll({ failures: 0 }, { at, ok: true }, chance);

/** Seconds until the next poll: none while the page is hidden (null), and at once on return to a page whose poll is overdue (R38). */
export const secondsToPoll = ({ dueAt }: PollSchedule, now: number, hidden: boolean): number | null => (hidden ? null : Math.max(0, dueAt - now));
