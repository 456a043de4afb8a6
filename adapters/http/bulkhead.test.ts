import { describe, expect, it } from 'vitest';
import { createBulkhead } from './bulkhead.ts';

const never = new AbortController().signal;

describe('a bulkhead', () => {
  it('gives a place that is left to the one who waited longest', async () => {
    const bulkhead = createBulkhead(1, 2);
    const order: string[] = [];
    await bulkhead.enter(never);
    const first = bulkhead.enter(never).then(() => order.push('first'));
    const second = bulkhead.enter(never).then(() => order.push('second'));
    expect(await bulkhead.enter(never)).toBe(false);
    bulkhead.leave();
    await first;
    bulkhead.leave();
    await second;
    expect(order).toEqual(['first', 'second']);
  });

  it('frees the queue slot of a cancelled caller', async () => {
    const bulkhead = createBulkhead(1, 1);
    const timeout = new AbortController();
    await bulkhead.enter(never);
    const tired = bulkhead.enter(timeout.signal);
    timeout.abort(new Error('too long'));
    await expect(tired).rejects.toThrow('too long');
    const next = bulkhead.enter(never);
    bulkhead.leave();
    expect(await next).toBe(true);
  });

  it('has all its places again after everybody left', async () => {
    const bulkhead = createBulkhead(2, 0);
    for (let round = 0; round < 3; round += 1) {
      expect(await Promise.all([bulkhead.enter(never), bulkhead.enter(never), bulkhead.enter(never)])).toEqual([
        true,
        true,
        false,
      ]);
      bulkhead.leave();
      bulkhead.leave();
    }
  });
});
