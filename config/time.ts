import { createSteerableTime, type SteerableTime } from '#adapters/time/steerable-time.ts';
import { systemTime } from '#adapters/time/system-time.ts';
import type { Time } from '#adapters/time/time.ts';
import type { Environment } from './environment.ts';
import type { MainApi } from './upstreams.ts';

export interface ProcessTime {
  readonly time: Time;
  /** Null unless TEST_CLOCK is on. */
  readonly advance: SteerableTime['advance'] | null;
}

/** The clock and timers of this process. */
export const timeOf = ({ TEST_CLOCK }: Pick<Environment, 'TEST_CLOCK'>): ProcessTime => {
  if (TEST_CLOCK === 'off') return { time: systemTime, advance: null };
  const time = createSteerableTime();
  return { time, advance: time.advance };
};

/** Advances the main API's clock first, so that what this process asks it then is answered by the new time. */
export const advanceAll = async (
  advance: SteerableTime['advance'],
  mainApi: Promise<Pick<MainApi, 'advance'>>,
  ms: number,
): Promise<void> => {
  await (await mainApi).advance(ms);
  await advance(ms);
};
