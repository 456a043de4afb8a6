import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OriginOptions } from './origin-options.ts';
import { renewRegularly } from './renew-regularly.ts';
import { noSample } from './testing/no-sample.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const renewing = (kind: 'sample' | 'given', renew: () => Promise<void>) => {
  const log = vi.fn();
  const options = { content: { kind }, sample: { ...noSample, renew }, now: () => 1_795_375_800, log };
  return { log, stop: renewRegularly({} as never, options as unknown as OriginOptions) };
};

it('looks every hour whether a season has been played out, until it is stopped', async () => {
  const renew = vi.fn(async (_db: unknown, _now: number) => undefined);
  const { stop } = renewing('sample', renew as never);
  await vi.advanceTimersByTimeAsync(2 * 3_600_000);
  expect(renew.mock.calls.map(([, now]) => now)).toEqual([1_795_375_800, 1_795_375_800]);
  await stop();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(renew).toHaveBeenCalledTimes(2);
});

it('tells of a failure and goes on; content of one’s own is left alone', async () => {
  const { log, stop } = renewing('sample', () => Promise.reject(new Error('busy')));
  await vi.advanceTimersByTimeAsync(2 * 3_600_000);
  expect(log).toHaveBeenCalledTimes(2);
  await stop();
  const given = vi.fn(async () => undefined);
  renewing('given', given);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(given).not.toHaveBeenCalled();
});
