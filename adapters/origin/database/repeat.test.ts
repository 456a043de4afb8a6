import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { repeatEvery } from './repeat.ts';

describe('what is done again and again', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is done after each while, goes on after a failure, which is told, and ends', async () => {
    let done = 0;
    const told: unknown[] = [];
    const stop = repeatEvery(
      100,
      async () => {
        done += 1;
        if (done === 2) throw new Error('nem ment');
      },
      (cause) => told.push(cause),
    );
    expect(done).toBe(0);
    await vi.advanceTimersByTimeAsync(350);
    expect([done, told.map(String)]).toEqual([3, ['Error: nem ment']]);
    await stop();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(done).toBe(3);
  });

  it('is done for the first time as soon as it is wanted, and from then on after each while', async () => {
    let done = 0;
    const job = async (): Promise<void> => void (done += 1);
    const stop = repeatEvery(100, job, (cause) => expect.unreachable(String(cause)), 10);
    await vi.advanceTimersByTimeAsync(9);
    expect(done).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toBe(1);
    await vi.advanceTimersByTimeAsync(250);
    expect(done).toBe(3);
    await stop();
  });

  it('is never done twice at once, and is awaited by whoever stops it, who is heard meanwhile', async () => {
    let [running, most, ended] = [0, 0, false];
    const stop = repeatEvery(
      100,
      async (isStopped) => {
        running += 1;
        most = Math.max(most, running);
        while (!isStopped()) await new Promise((resolve) => void setTimeout(resolve, 70));
        running -= 1;
        ended = true;
      },
      (cause) => expect.unreachable(String(cause)),
    );
    await vi.advanceTimersByTimeAsync(1_000);
    expect([most, ended]).toEqual([1, false]);
    const endedWhenStopped = stop().then(() => ended);
    await vi.advanceTimersByTimeAsync(100);
    expect(await endedWhenStopped).toBe(true);
  });
});
