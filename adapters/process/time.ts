import { createSteerableTime, generosity, type SteerableTime } from '#adapters/time/steerable-time.ts';
import { systemTime } from '#adapters/time/system-time.ts';
import type { Time } from '#adapters/time/time.ts';
import type { MainApi } from './main-api.ts';

export interface ProcessTime {
  readonly time: Time;
  /** Null if TEST_CLOCK is off. */
  readonly advance: SteerableTime['advance'] | null;
}

export const timeOf = ({ TEST_CLOCK }: { readonly TEST_CLOCK: 'on' | 'strict' | 'off' }): ProcessTime => {
  if (TEST_CLOCK === 'off') return { time: systemTime, advance: null };
  const time = createSteerableTime(systemTime, TEST_CLOCK === 'strict' ? 1 : generosity);
  return { time, advance: time.advance };
};

/** Milliseconds; below the clock difference that web nodes react to (adapters/http/upstream-clock.ts). */
const stride = 1_000;
const maxStrides = 600;

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
