/** In the order of their urgency. */
export const rounds = ['hinted', 'zone', 'labels', 'new', 'changed', 'find', 'fetch', 'media', 'sweep'] as const;
export type Round = (typeof rounds)[number];

/** Times are monotonic milliseconds. */
export interface Schedule {
  readonly nextAt: Readonly<Record<Round, number>>;
  readonly pausedUntil: number;
  readonly failures: number;
}

/** Posts that wait to be fetched. */
export interface Waiting {
  readonly hinted: boolean;
  readonly queued: boolean;
}

/** From the end of a round to its next. A round of several pages takes one page each `pageGap`. */
export const every: Readonly<Record<Round, number>> = {
  hinted: 0,
  new: 5_000,
  changed: 5_000,
  find: 5_000,
  fetch: 1_000,
  zone: 30_000,
  labels: 60_000,
  media: 60_000,
  sweep: 30_000,
};
export const pageGap = 1_000;

const [firstPause, maxPause, maxRetryAfter] = [2_000, 300_000, 3_600_000];

export const newSchedule = (now: number): Schedule => ({
  nextAt: Object.fromEntries(rounds.map((round) => [round, now])) as Record<Round, number>,
  pausedUntil: now,
  failures: 0,
});

const mayRun = (round: Round, { hinted, queued }: Waiting): boolean =>
  round === 'hinted' ? hinted : round === 'fetch' ? queued : true;

/** The most urgent round that is due; otherwise the milliseconds until one is. */
export const nextRound = (
  { nextAt, pausedUntil }: Schedule,
  waiting: Waiting,
  now: number,
): { readonly round: Round } | { readonly wait: number } => {
  if (pausedUntil > now) return { wait: pausedUntil - now };
  const open = rounds.filter((round) => mayRun(round, waiting));
  const due = open.find((round) => nextAt[round] <= now);
  return due === undefined ? { wait: Math.min(...open.map((round) => nextAt[round])) - now } : { round: due };
};

/** `isWhole`: no further page follows at once. */
export const afterRound = ({ nextAt }: Schedule, round: Round, isWhole: boolean, now: number): Schedule => ({
  nextAt: { ...nextAt, [round]: now + (isWhole ? every[round] : pageGap) },
  pausedUntil: now,
  failures: 0,
});

/** Doubles the pause with each failure; the desk's own Retry-After (seconds) is kept. */
export const afterFault = ({ nextAt, failures }: Schedule, retryAfter: number | null, now: number): Schedule => {
  const backoff = Math.min(firstPause * 2 ** failures, maxPause);
  const wished = Math.min((retryAfter ?? 0) * 1000, maxRetryAfter);
  return { nextAt, failures: failures + 1, pausedUntil: now + Math.max(backoff, wished) };
};

/** Lets a round run at once. */
export const hasten = (schedule: Schedule, round: Round, now: number): Schedule => ({
  ...schedule,
  nextAt: { ...schedule.nextAt, [round]: Math.min(schedule.nextAt[round], now) },
});
