import { setImmediate as turn } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSteerableTime } from '#adapters/time/steerable-time.ts';
import { stillTime } from '#adapters/time/still-time.fake.ts';
import { watchPglite } from './watch-pglite.ts';

let time = createSteerableTime(stillTime());
beforeEach(() => {
  time = createSteerableTime(stillTime());
});

const stateOf = async (watch: ReturnType<typeof watchPglite>): Promise<string> => {
  let state = 'well';
  watch.broken.catch((cause: unknown) => {
    state = String(cause);
  });
  await turn();
  return state;
};

describe('a PGlite that is watched', () => {
  it('is healthy while it responds, at any load', async () => {
    const pglite = { execProtocolStream: async () => 'answer' };
    const watch = watchPglite(pglite, time);
    for (let turn = 0; turn < 50; turn += 1) {
      expect(await pglite.execProtocolStream()).toBe('answer');
      await time.advance(5_000);
    }
    expect([await stateOf(watch), watch.isBroken()]).toEqual(['well', false]);
    watch.stop();
  });

  it('is well while one question is slow and others are answered', async () => {
    const slow = Promise.withResolvers<unknown>();
    const answers = [slow.promise, ...Array.from({ length: 20 }, () => Promise.resolve())];
    const pglite = { execProtocolStream: () => answers.shift() ?? Promise.resolve() };
    const watch = watchPglite(pglite, time);
    void pglite.execProtocolStream();
    for (let turn = 0; turn < 20; turn += 1) {
      await pglite.execProtocolStream();
      await time.advance(10_000);
    }
    expect(await stateOf(watch)).toBe('well');
    watch.stop();
  });

  it('is broken when it throws', async () => {
    const pglite = { execProtocolStream: () => Promise.reject(new Error('Aborted()')) };
    const watch = watchPglite(pglite, time);
    await expect(pglite.execProtocolStream()).rejects.toThrow('Aborted()');
    expect([await stateOf(watch), watch.isBroken()]).toEqual(['Error: Aborted()', true]);
    watch.stop();
  });

  it('is broken when it does not answer a pending request', async () => {
    const pglite = { execProtocolStream: () => new Promise(() => undefined) };
    const watch = watchPglite(pglite, time);
    await time.advance(600_000);
    expect(await stateOf(watch)).toBe('well');
    void pglite.execProtocolStream();
    await time.advance(30_000);
    expect(await stateOf(watch)).toMatch(/stopped responding/);
    watch.stop();
  });
});
