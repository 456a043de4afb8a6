import { createSteerableTime, type SteerableTime } from '#adapters/time/steerable-time.ts';
import { systemTime } from '#adapters/time/system-time.ts';
import type { Time } from '#adapters/time/time.ts';
import type { MainApi } from './main-api.ts';

export interface ProcessTime {
  readonly time: Time;
  /** Null unless TEST_CLOCK is on. */
  readonly advance: SteerableTime['advance'] | null;
}

/** The clock and timers of this process. */
export const timeOf = ({ TEST_CLOCK }: { readonly TEST_CLOCK: 'on' | 'off' }): ProcessTime => {
  if (TEST_CLOCK === 'off') return { time: systemTime, advance: null };
  const time = createSteerableTime();
  return { time, advance: time.advance };
};

/**
 * Milliseconds by which the two clocks differ at most while they are advanced: less than web nodes take for a real
 * difference (adapters/http/upstream-clock.ts).
 */
const stride = 1_000;
/** A longer advance takes longer strides. */
const maxStrides = 600;

/** Advances the clocks of the main API and of this process side by side. */
export const advanceAll = async (
  advance: SteerableTime['advance'],
  mainApi: Promise<Pick<MainApi, 'advance'>>,
  ms: number,
): Promise<void> => {
  const api = await mainApi;
  const step = Math.max(stride, Math.ceil(ms / maxStrides));
  for (let left = ms; left > 0; left -= step) {
    await api.advance(Math.min(step, left));
    await advance(Math.min(step, left));
  }
};
