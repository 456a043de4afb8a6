import { describe, expect, it } from 'vitest';
import { createSteerableTime } from '#adapters/time/steerable-time.ts';
import { stillTime } from '#adapters/time/still-time.fake.ts';
import { deferred } from '../../process/deferred.ts';
import { repeatEvery } from './repeat.ts';

const needs = () => ({
  time: createSteerableTime(stillTime()),
  log: (cause: unknown) => expect.unreachable(String(cause)),
});

describe('a repeated job', () => {
  it('runs at every interval, logs failures and continues, and stops', async () => {
    const { time } = needs();
    let done = 0;
    const logged: unknown[] = [];
    const stop = repeatEvery(
      100,
      async () => {
        done += 1;
        if (done === 2) throw new Error('nem ment');
      },
      { time, log: (cause) => logged.push(cause) },
    );
    expect(done).toBe(0);
    await time.advance(350);
    expect([done, logged.map(String)]).toEqual([3, ['Error: nem ment']]);
    await stop();
    await time.advance(1_000);
    expect(done).toBe(3);
  });

  it('runs for the first time after the first delay, then at every interval', async () => {
    const { time, log } = needs();
    let done = 0;
    const stop = repeatEvery(100, async () => void (done += 1), { time, log }, 10);
    await time.advance(9);
    expect(done).toBe(0);
    await time.advance(1);
    expect(done).toBe(1);
    await time.advance(250);
    expect(done).toBe(3);
    await stop();
  });

  it('never runs twice at once, knows that it is stopped, and is awaited by the stop', async () => {
    const { time, log } = needs();
    const finish = deferred<void>();
    let [begun, ended, stopped] = [0, false, false];
    const stop = repeatEvery(
      100,
      async (isStopped) => {
        begun += 1;
        await finish.promise;
        [ended, stopped] = [true, isStopped()];
      },
      { time, log },
    );
    await time.advance(1_000);
    expect([begun, ended]).toEqual([1, false]);
    const endedWhenStopped = stop().then(() => [ended, stopped]);
    finish.resolve();
    expect(await endedWhenStopped).toEqual([true, true]);
  });
});
