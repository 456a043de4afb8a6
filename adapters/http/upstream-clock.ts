import type { ResponseHeaders } from './exchange.ts';
import type { Clock } from '#core/ports/clock.ts';

/**
 * Milliseconds. `Date` has a resolution of one second and is already old when read; smaller differences are ignored.
 */
const tolerance = 2_000;
const window = 60_000;

export interface UpstreamClock {
  /** Unix seconds, corrected by the upstream's `Date` headers. */
  readonly clock: Clock;
  readonly heard: (headers: ResponseHeaders) => void;
}

const dateOf = (headers: ResponseHeaders): number =>
  Date.parse(headers.get('date') ?? '') + (Number(headers.get('age')) || 0) * 1000;

/**
 * The upstream's time, which decides what is public (R42), even if the local clock is wrong. `own` is a monotonic clock
 * in milliseconds.
 */
export const createUpstreamClock = (own: () => number): UpstreamClock => {
  // Responses are never early, so the largest lead within a minute is the most accurate.
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
