import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSteerableTime } from '#adapters/time/steerable-time.ts';
import { stillTime } from '#adapters/time/still-time.fake.ts';
import { remember } from './remember.ts';

describe('a memory of the origin', () => {
  it('loads once for all who ask at the same time, and again after a failure', async () => {
    const memory = remember(10_000, 60_000, stillTime());
    let loads = 0;
    const load = async (): Promise<number> => (loads += 1);
    expect(await Promise.all([memory.through('a', load), memory.through('a', load)])).toEqual([1, 1]);
    await expect(memory.through('b', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await memory.through('b', load)).toBe(2);
    memory.invalidate();
    expect(await memory.through('a', load)).toBe(3);
  });

  it('loads again after the time to live', async () => {
    const time = createSteerableTime(stillTime());
    const memory = remember(10_000, 60_000, time);
    let loads = 0;
    const load = async (): Promise<number> => (loads += 1);
    await memory.through('a', load);
    await time.advance(59_999);
    expect(await memory.through('a', load)).toBe(1);
    await time.advance(2);
    expect(await memory.through('a', load)).toBe(2);
  });

  it('never exceeds its byte limit, for any sequence of loads', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.nat({ max: 12 }), fc.nat({ max: 6_000 }))), async (asked) => {
        const memory = remember(20_000, 60_000, stillTime());
        const lengths = new Map<string, number>();
        for (const [name, length] of asked) {
          await memory.through(String(name), async () => 'v'.repeat(length));
          lengths.set(String(name), length);
        }
        let sum = 0;
        for (const name of lengths.keys()) {
          let known = true;
          const value = await memory.through(name, async () => {
            known = false;
            return '';
          });
          if (known) sum += 2 * value.length;
        }
        expect(sum).toBeLessThanOrEqual(20_000);
      }),
    );
  });
});
