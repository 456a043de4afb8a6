import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSteerableTime } from './steerable-time.ts';
import { stillTime } from './still-time.fake.ts';

const still = stillTime(1_000_000);

describe('a steerable clock', () => {
  it('runs the timers that fall due in order, each at its own moment', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 500 }), { maxLength: 12 }), async (delays) => {
        const time = createSteerableTime(still);
        const begun = time.monotonic();
        const ran: number[] = [];
        for (const delay of delays) time.after(delay, () => ran.push(time.monotonic() - begun));
        await time.advance(250);
        expect(ran).toEqual(delays.filter((delay) => delay <= 250).sort((one, other) => one - other));
        await time.advance(250);
        expect(ran).toEqual([...delays].sort((one, other) => one - other));
      }),
    );
  });

  it('repeats an interval as often as it fits, and not once it is cancelled', async () => {
    const time = createSteerableTime(still);
    let ran = 0;
    const cancel = time.every(15, () => (ran += 1));
    await time.advance(100);
    expect(ran).toBe(6);
    cancel();
    await time.advance(100);
    expect(ran).toBe(6);
  });

  it('runs a timer that a timer scheduled within the same advance', async () => {
    const time = createSteerableTime(still);
    const ran: number[] = [];
    time.after(10, () => time.after(10, () => ran.push(time.monotonic())));
    await time.advance(20);
    expect(ran).toEqual([1_000_020]);
  });

  it('moves the wall clock as far as the monotonic one', async () => {
    const time = createSteerableTime(still);
    await time.advance(86_400_000);
    expect([time.now(), time.monotonic()]).toEqual([87_400_000, 87_400_000]);
  });

  it('ends a wait when it is passed, and rejects it with the reason when its signal aborts', async () => {
    const time = createSteerableTime(still);
    const [waited, aborted] = [time.wait(30), new AbortController()];
    const stopped = expect(time.wait(40, aborted.signal)).rejects.toThrow('stopped');
    await time.advance(35);
    await waited;
    aborted.abort(new Error('stopped'));
    await stopped;
    await expect(time.wait(1, aborted.signal)).rejects.toThrow('stopped');
  });

  it('follows the clock underneath by itself', async () => {
    const time = createSteerableTime();
    await new Promise<void>((resolve) => void time.after(1, resolve));
    const begun = time.monotonic();
    await time.wait(2);
    expect(time.monotonic()).toBeGreaterThan(begun);
  });

  it('keeps deadlines on the clock underneath', async () => {
    const deadlines: number[] = [];
    const time = createSteerableTime({
      ...still,
      deadline: (ms) => {
        deadlines.push(ms);
        return new AbortController().signal;
      },
    });
    const signal = time.deadline(800);
    await time.advance(1_000_000);
    expect([signal.aborted, deadlines]).toEqual([false, [80_000]]);
  });
});
