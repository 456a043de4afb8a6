import type { Clock } from '#core/ports/clock.ts';

/**
 * Milliseconds. An answer's `Date` is cut to the second, and some time old when it is read: what is less than this is
 * no difference.
 */
const tolerance = 2_000;
const window = 60_000;

export interface UpstreamClock {
  /** Unix seconds, by the upstream's clock as far as its answers tell. */
  readonly clock: Clock;
  /** Reads the time of an answer. */
  readonly heard: (headers: Headers) => void;
}

const dateOf = (headers: Headers): number =>
  Date.parse(headers.get('date') ?? '') + (Number(headers.get('age')) || 0) * 1000;

/**
 * The time where an upstream decides what is public (R42), be our own clock right or not. `own` in milliseconds, of a
 * clock that is never set.
 */
export const createUpstreamClock = (own: () => number): UpstreamClock => {
  // Answers only ever come late, so the largest lead of a minute is the truest.
  let [lead, leadBefore, since] = [-Infinity, -Infinity, own()];
  const shift = (): number => {
    const largest = Math.max(lead, leadBefore);
    return Number.isFinite(largest) && Math.abs(largest) > tolerance ? largest : 0;
  };
  return {
    clock: { now: () => Math.floor((own() + shift()) / 1000) },
    heard: (headers) => {
      const [date, now] = [dateOf(headers), own()];
      if (Number.isNaN(date)) return;
      if (now - since > window) [lead, leadBefore, since] = [-Infinity, lead, now];
      lead = Math.max(lead, date - now);
    },
  };
};
