import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchPglite } from './watch-pglite.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const stateOf = async (watch: ReturnType<typeof watchPglite>): Promise<string> => {
  let state = 'well';
  watch.broken.catch((cause: unknown) => {
    state = String(cause);
  });
  await vi.advanceTimersByTimeAsync(0);
  return state;
};

describe('a PGlite that is watched', () => {
  it('is well while it answers, however much it is asked', async () => {
    const pglite = { execProtocolStream: async () => 'answer' };
    const watch = watchPglite(pglite);
    for (let turn = 0; turn < 50; turn += 1) {
      expect(await pglite.execProtocolStream()).toBe('answer');
      await vi.advanceTimersByTimeAsync(5_000);
    }
    expect([await stateOf(watch), watch.isBroken()]).toEqual(['well', false]);
    watch.stop();
  });

  it('is well while one question is slow and others are answered', async () => {
    const slow = Promise.withResolvers<unknown>();
    const answers = [slow.promise, ...Array.from({ length: 20 }, () => Promise.resolve())];
    const pglite = { execProtocolStream: () => answers.shift() ?? Promise.resolve() };
    const watch = watchPglite(pglite);
    void pglite.execProtocolStream();
    for (let turn = 0; turn < 20; turn += 1) {
      await pglite.execProtocolStream();
      await vi.advanceTimersByTimeAsync(10_000);
    }
    expect(await stateOf(watch)).toBe('well');
    watch.stop();
  });

  it('is broken when it throws', async () => {
    const pglite = { execProtocolStream: () => Promise.reject(new Error('Aborted()')) };
    const watch = watchPglite(pglite);
    await expect(pglite.execProtocolStream()).rejects.toThrow('Aborted()');
    expect([await stateOf(watch), watch.isBroken()]).toEqual(['Error: Aborted()', true]);
    watch.stop();
  });

  it('is broken when it owes an answer and gives none', async () => {
    const pglite = { execProtocolStream: () => new Promise(() => undefined) };
    const watch = watchPglite(pglite);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(await stateOf(watch)).toBe('well');
    void pglite.execProtocolStream();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await stateOf(watch)).toMatch(/does not answer/);
    watch.stop();
  });
});
