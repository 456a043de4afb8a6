// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const fetched = vi.fn(async () => Response.json({ pip: null }));
const setHidden = (hidden: boolean): void =>
  void Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  fetched.mockClear();
  setHidden(false);
});
afterEach(() => {
  vi.clearAllTimers();
  setHidden(false);
});

it('requests the video at once and every 15 seconds, and not while the page is hidden', async () => {
  await import('./follow-pip.ts');
  expect(fetched).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(fetched).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(fetched).toHaveBeenCalledTimes(2);
  setHidden(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('doubles the pause after each failure', async () => {
  fetched.mockRejectedValue(new Error('no connection'));
  await import('./follow-pip.ts');
  const times: number[] = [];
  for (let beat = 1; beat <= 12; beat += 1) {
    const before = fetched.mock.calls.length;
    await vi.advanceTimersByTimeAsync(15_000);
    if (fetched.mock.calls.length > before) times.push(beat);
  }
  expect(times).toEqual([2, 5, 10]);
});
