import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import type { Failure } from '#core/failure/failure.ts';
import { createLastKnown } from './last-known.ts';

const failure = (kind: Failure['kind'], retryAfter?: number): Failure => ({
  kind,
  upstream: 'test',
  ...(retryAfter === undefined ? {} : { retryAfter }),
});

const at = (now: () => number) => ({ clock: { now }, time: { monotonic: () => now() * 1000 } });

const usual = { freshFor: () => 15, call: 'GET /races/:season', doubtFor: 3_600 };

const kept = () => {
  const state = { now: 1000, asked: 0, repeated: 0, answer: okAsync<string, Failure>('first') };
  const lastKnown = createLastKnown({ ...at(() => state.now), onRepeated: () => void (state.repeated += 1) });
  const ask = (key = 'x') =>
    lastKnown.through([key], {
      ...usual,
      load: () => {
        state.asked += 1;
        return state.answer;
      },
    });
  return { state, ask };
};

describe('cached data of the upstream', () => {
  it('is requested once in 15 seconds, and has the time of its last change', async () => {
    const { state, ask } = kept();
    for (const now of [1000, 1007, 1014.9]) {
      state.now = now;
      expect((await ask())._unsafeUnwrap()).toEqual({ value: 'first', observedAt: 1000 });
    }
    expect(state.asked).toBe(1);
    [state.now, state.answer] = [1015, okAsync('second')];
    expect((await ask())._unsafeUnwrap()).toEqual({ value: 'second', observedAt: 1015 });
  });

  it('is requested once for concurrent callers', async () => {
    const { state, ask } = kept();
    let tell: (value: string) => void = () => undefined;
    state.answer = ResultAsync.fromSafePromise(new Promise<string>((resolve) => (tell = resolve)));
    const answers = Array.from({ length: 50 }, () => ask());
    tell('one for all');
    expect((await ResultAsync.combine(answers))._unsafeUnwrap().map(({ value }) => value)).toEqual(
      Array(50).fill('one for all'),
    );
    expect(state.asked).toBe(1);
  });

  it.each(['unavailable', 'malformed'] as const)('outlives an upstream that is %s, with its age', async (kind) => {
    const { state, ask } = kept();
    await ask();
    [state.now, state.answer] = [4600, errAsync(failure(kind))];
    expect((await ask())._unsafeUnwrap()).toEqual({ value: 'first', observedAt: 1000 });
    state.now = 4604;
    await ask();
    expect(state.asked).toBe(2);
    [state.now, state.answer] = [4605, okAsync('again')];
    expect((await ask())._unsafeUnwrap()).toEqual({ value: 'again', observedAt: 4605 });
  });

  it('ends where upstream says that there is no such thing', async () => {
    const { state, ask } = kept();
    await ask();
    [state.now, state.answer] = [1020, errAsync(failure('not-found'))];
    expect((await ask())._unsafeUnwrapErr().kind).toBe('not-found');
    [state.now, state.answer] = [1034, okAsync('back')];
    expect((await ask())._unsafeUnwrapErr().kind).toBe('not-found');
    state.now = 1035;
    expect((await ask())._unsafeUnwrap().value).toBe('back');
  });

  it('does not ask again at once, nor before it was asked to, up to a minute', async () => {
    const { state, ask } = kept();
    state.answer = errAsync(failure('unavailable', 30));
    for (const now of [1000, 1004, 1029]) {
      state.now = now;
      expect((await ask())._unsafeUnwrapErr().kind).toBe('unavailable');
    }
    expect(state.asked).toBe(1);
    [state.now, state.answer] = [1030, errAsync(failure('unavailable', 86_400))];
    await ask();
    [state.now, state.answer] = [1090, okAsync('well')];
    expect((await ask())._unsafeUnwrap().value).toBe('well');
  });

  it('is bounded: the least recently used entry is dropped', async () => {
    const lastKnown = createLastKnown({ ...at(() => 1000), maxBytes: 10_000 });
    let asked = 0;
    const ask = (key: number) =>
      lastKnown.through([key], {
        ...usual,
        load: () => {
          asked += 1;
          return okAsync<string, Failure>('x'.repeat(1000));
        },
      });
    for (let key = 0; key < 20; key += 1) await ask(key);
    await ask(19);
    expect(asked).toBe(20);
    await ask(0);
    expect(asked).toBe(21);
  });
});

describe('a list that becomes empty', () => {
  it('is not believed for an hour past its lifetime, and is reported', async () => {
    const state = { now: 1000, answer: [1] as readonly number[], emptied: [] as string[] };
    const lastKnown = createLastKnown({
      ...at(() => state.now),
      onEmptied: (what) => void state.emptied.push(what),
    });
    const ask = async () =>
      (
        await lastKnown.through(['races', 2026], {
          ...usual,
          load: () => okAsync<readonly number[], Failure>(state.answer),
        })
      )._unsafeUnwrap();
    await ask();
    state.answer = [];
    for (const now of [1015, 4000, 4614]) {
      state.now = now;
      expect(await ask()).toEqual({ value: [1], observedAt: 1000 });
    }
    expect(state.emptied).toEqual(Array(3).fill('GET /races/:season'));
    state.now = 4629;
    expect(await ask()).toEqual({ value: [], observedAt: 4629 });
  });
});

describe('a failure from memory', () => {
  it('is reported without a call; an absence is not', async () => {
    const { state, ask } = kept();
    for (const [key, kind] of [
      ['x', 'unavailable'],
      ['y', 'not-found'],
    ] as const) {
      state.answer = errAsync(failure(kind));
      await ask(key);
      await ask(key);
    }
    expect([state.asked, state.repeated]).toEqual([2, 1]);
  });
});
