import { expect, it, vi } from 'vitest';
import { createSteerableTime } from '#adapters/time/steerable-time.ts';
import { stillTime } from '#adapters/time/still-time.fake.ts';
import type { TimedOptions } from './origin-options.ts';
import { renewRegularly } from './renew-regularly.ts';
import { noSample } from '../testing/no-sample.ts';

const renewing = (kind: 'stored' | 'given', renew: () => Promise<void>) => {
  const log = vi.fn();
  const time = createSteerableTime(stillTime());
  const options = { content: { kind }, sample: { ...noSample, renew }, time, now: () => 1_795_375_800, log };
  return { log, time, stop: renewRegularly({} as never, options as unknown as TimedOptions) };
};

it('looks every hour whether a season has been played out, until it is stopped', async () => {
  const renew = vi.fn(async (_db: unknown, _now: number) => undefined);
  const { stop, time } = renewing('stored', renew as never);
  await time.advance(2 * 3_600_000);
  expect(renew.mock.calls.map(([, now]) => now)).toEqual([1_795_375_800, 1_795_375_800]);
  await stop();
  await time.advance(3_600_000);
  expect(renew).toHaveBeenCalledTimes(2);
});

it('logs a failure and continues; own content is unchanged', async () => {
  const { log, stop, time } = renewing('stored', () => Promise.reject(new Error('busy')));
  await time.advance(2 * 3_600_000);
  expect(log).toHaveBeenCalledTimes(2);
  await stop();
  const given = vi.fn(async () => undefined);
  await renewing('given', given).time.advance(3_600_000);
  expect(given).not.toHaveBeenCalled();
});
