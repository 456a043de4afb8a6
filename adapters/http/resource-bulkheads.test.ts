import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createResourceBulkheads } from './bulkhead.ts';

const never = new AbortController().signal;
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('the bulkheads of a lane', () => {
  it('leaves the other places free when one resource hangs', async () => {
    const bulkheads = createResourceBulkheads(4, 4);
    const hanging = Array.from({ length: 10 }, () => bulkheads.enter('bad', never));
    expect(await Promise.all(['a', 'b', 'c'].map((one) => bulkheads.enter(one, never)))).toEqual([true, true, true]);
    expect(bulkheads.load()).toEqual({ running: 4, waiting: 1 });
    expect(await Promise.all(hanging.slice(2))).toEqual(Array(8).fill(false));
  });

  it('gives the place of a resource back when the lane is full, and when a caller gives up', async () => {
    const bulkheads = createResourceBulkheads(1, 0);
    await bulkheads.enter('a', never);
    expect(await bulkheads.enter('b', never)).toBe(false);
    bulkheads.leave('a');
    expect(await bulkheads.enter('b', never)).toBe(true);
    bulkheads.leave('b');
    const gone = AbortSignal.abort(new Error('gone'));
    await expect(bulkheads.enter('c', gone)).rejects.toThrow('gone');
    expect(await bulkheads.enter('c', never)).toBe(true);
  });

  it('frees all places after every caller has left, in any order', () =>
    fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom('a', 'b', null), { maxLength: 60 }), async (callers) => {
        const bulkheads = createResourceBulkheads(4, 8);
        const entering = callers.map(async (resource) => {
          const entered = await bulkheads.enter(resource, never);
          if (!entered) return;
          await settle();
          bulkheads.leave(resource);
        });
        await Promise.all(entering);
        const fresh = await Promise.all(['a', 'b', 'c', 'd'].map((one) => bulkheads.enter(one, never)));
        expect(fresh).toEqual([true, true, true, true]);
      }),
      { numRuns: 50 },
    ));
});
