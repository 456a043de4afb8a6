import fc from 'fast-check';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createSteerableTime } from '#adapters/time/steerable-time.ts';
import { type Purge, purgeEverything } from './purge-of-changes.ts';
import { createPurgeQueue, maxWaiting } from './purge-queue.ts';

const open = () => {
  const time = createSteerableTime();
  const sent: Purge[] = [];
  const state = { fails: false };
  const queue = createPurgeQueue({
    send: async (purge) => {
      await turn();
      if (state.fails) throw new Error('refused');
      sent.push(purge);
    },
    onSent: () => undefined,
    onFailure: () => undefined,
    time,
    draw: () => 0.5,
  });
  return { queue, sent, state, time };
};
const hard = (...keys: readonly string[]): Purge => ({ hard: keys, soft: [] });

describe('a queue of purges', () => {
  it('sends one request at a time, and merges what waits', async () => {
    const { queue, sent } = open();
    await Promise.all([queue.add(hard('a')), queue.add(hard('b')), queue.add({ hard: ['b', 'c'], soft: ['l'] })]);
    expect(sent).toEqual([hard('a'), { hard: expect.arrayContaining(['b', 'c']), soft: ['l'] }]);
    expect([queue.isEmpty(), queue.size(), queue.delay()]).toEqual([true, 0, 0]);
  });

  it('repeats a failed purge with backoff until it is confirmed', async () => {
    const { queue, sent, state, time } = open();
    state.fails = true;
    const confirmed = queue.add(hard('a'));
    while (!queue.isFailing()) await turn();
    void queue.add(hard('b'));
    expect(queue.isEmpty()).toBe(false);
    await time.advance(40_000);
    expect(queue.delay()).toBeGreaterThanOrEqual(40);
    expect([queue.size(), sent]).toEqual([2, []]);
    state.fails = false;
    await time.advance(7_000);
    await confirmed;
    expect(sent.flatMap((one) => one.hard).toSorted()).toEqual(['a', 'b']);
    expect([queue.isFailing(), queue.delay()]).toEqual([false, 0]);
  });

  it('purges everything instead of growing without bound', async () => {
    const { queue, sent, state, time } = open();
    state.fails = true;
    for (let at = 0; at <= maxWaiting; at += 1) void queue.add(hard(`k${at}`));
    while (!queue.isFailing()) await turn();
    expect(queue.size()).toBe(purgeEverything.hard.length);
    state.fails = false;
    await time.advance(7_000);
    await queue.add(hard());
    expect(sent[0]).toEqual(purgeEverything);
  });

  it('loses no key in any order of purges and failures', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ key: fc.stringMatching(/^[a-z]{2}$/), fails: fc.boolean() }), { maxLength: 30 }),
        async (events) => {
          const { queue, sent, state, time } = open();
          const confirmed = events.map(async ({ key, fails }) => {
            state.fails = fails;
            await queue.add(hard(key));
          });
          await time.advance(10_000);
          state.fails = false;
          await time.advance(10_000);
          await Promise.all(confirmed);
          expect(new Set(sent.flatMap((one) => one.hard))).toEqual(new Set(events.map(({ key }) => key)));
        },
      ),
    );
  });

  it('stops trying when it is stopped', async () => {
    const { queue, state, sent, time } = open();
    state.fails = true;
    void queue.add(hard('a'));
    while (!queue.isFailing()) await turn();
    queue.stop();
    state.fails = false;
    await time.advance(10_000);
    expect(sent).toEqual([]);
  });
});
