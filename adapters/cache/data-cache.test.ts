import fc from 'fast-check';
import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import type { Failure } from '#core/failure/failure.ts';
import { noteAnswer, withProvenance } from '#adapters/changes/provenance.ts';
import { stillTime } from '#adapters/time/still-time.fake.ts';
import { steerableDeadlines } from '#adapters/time/steerable-deadlines.fake.ts';
import { createDataCache } from './data-cache.ts';
import { agesOut } from './freshness.ts';

const freshness = { fresh: 10, stale: 20 };
const failure = (kind: Failure['kind']): Failure => ({ kind, upstream: 'main-api' });

const setUp = (maxEntries?: number) => {
  const time = { now: 1000 };
  const at = { edition: { epoch: 'e', number: 1 } };
  const cache = createDataCache({
    time: { ...stillTime(), monotonic: () => time.now * 1000 },
    maxEntries,
    edition: () => at.edition,
  });
  const edit = () => {
    at.edition = { epoch: 'e', number: at.edition.number + 1 };
    cache.invalidate();
  };
  const upstream = { calls: 0, answer: (): ResultAsync<string, Failure> => okAsync(`value ${upstream.calls}`) };
  const load = () => {
    upstream.calls += 1;
    return upstream.answer();
  };
  const read = async (key = 'a') => {
    const result = await cache.through([key], freshness, load);
    return result.isOk() ? result.value : result.error.kind;
  };
  return { time, at, upstream, read, edit, cache };
};

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('a data cache', () => {
  it('answers two hundred readers with one call', async () => {
    const { upstream, read } = setUp();
    let release: (value: string) => void = () => {};
    upstream.answer = () => ResultAsync.fromSafePromise(new Promise<string>((resolve) => (release = resolve)));
    const readers = Array.from({ length: 200 }, () => read());
    await settle();
    release('once');
    expect(new Set(await Promise.all(readers))).toEqual(new Set(['once']));
    expect(upstream.calls).toBe(1);
  });

  it('gives a fresh value without a call', async () => {
    const { time, upstream, read } = setUp();
    await read();
    time.now += 9;
    expect(await read()).toBe('value 1');
    expect(upstream.calls).toBe(1);
  });

  it('gives a stale value at once and renews it behind the reader’s back, once', async () => {
    const { time, upstream, read } = setUp();
    await read();
    time.now += 10;
    expect(await Promise.all([read(), read()])).toEqual(['value 1', 'value 1']);
    await settle();
    expect(upstream.calls).toBe(2);
    expect(await read()).toBe('value 2');
  });

  it('lets the reader wait when the value is too old to be shown', async () => {
    const { time, read } = setUp();
    await read();
    time.now += 30;
    expect(await read()).toBe('value 2');
  });

  it.each(['unavailable', 'malformed', 'forbidden', 'session-expired'] as const)(
    'expires a failure: %s',
    async (kind) => {
      const { upstream, read } = setUp();
      const good = upstream.answer;
      upstream.answer = () => errAsync(failure(kind));
      expect(await read()).toBe(kind);
      upstream.answer = good;
      expect(await read()).toBe('value 2');
    },
  );

  describe('a failure that the content causes', () => {
    const tooLong: Failure = { ...failure('malformed'), lasting: 'content' };

    it('is remembered until the next edit, and answered without a call', async () => {
      const { time, upstream, read, edit } = setUp();
      const good = upstream.answer;
      upstream.answer = () => errAsync(tooLong);
      await read();
      time.now += 500;
      expect([await read(), await read('b'), upstream.calls]).toEqual(['malformed', 'malformed', 2]);
      upstream.answer = good;
      edit();
      expect(await read()).toBe('value 3');
    });

    it('is retried after ten minutes, or after one minute without a change feed', async () => {
      for (const [epoch, seconds] of [
        ['e', 600],
        ['', 60],
      ] as const) {
        const { time, at, upstream, read } = setUp();
        at.edition = { epoch, number: 0 };
        upstream.answer = () => errAsync(tooLong);
        await read();
        time.now += seconds - 1;
        await read();
        expect(upstream.calls).toBe(1);
        time.now += 1;
        await read();
        expect(upstream.calls).toBe(2);
      }
    });

    it('is stored for gated content too, apart from public content', async () => {
      const { upstream, read, cache, edit } = setUp();
      const own = async () =>
        (await cache.past(['a'], () => ((upstream.calls += 1), upstream.answer()))).unwrapOr('none');
      expect([await own(), await own(), upstream.calls]).toEqual(['value 1', 'value 2', 2]);
      upstream.answer = () => errAsync(tooLong);
      expect([await own(), await own(), upstream.calls]).toEqual(['none', 'none', 3]);
      upstream.answer = () => okAsync('good');
      expect(await read()).toBe('good');
      edit();
      expect(await own()).toBe('good');
    });

    it('hides no value that may still be given', async () => {
      const { time, upstream, read } = setUp();
      await read();
      upstream.answer = () => errAsync(tooLong);
      time.now += 10;
      await read();
      await settle();
      expect(await read()).toBe('value 1');
    });
  });

  it('remembers for ten seconds that something is not there', async () => {
    const { time, upstream, read } = setUp();
    upstream.answer = () => errAsync(failure('not-found'));
    await read();
    time.now += 9;
    expect(await read()).toBe('not-found');
    expect(upstream.calls).toBe(1);
    time.now += 1;
    await read();
    expect(upstream.calls).toBe(2);
  });

  it('keeps a stale value when its refresh fails, retries only after five seconds, and gives up in the end', async () => {
    const { time, upstream, read } = setUp();
    await read();
    upstream.answer = () => errAsync(failure('unavailable'));
    time.now += 10;
    await read();
    await settle();
    expect([await read(), await read()]).toEqual(['value 1', 'value 1']);
    expect(upstream.calls).toBe(2);
    time.now += 5;
    await read();
    await settle();
    expect(upstream.calls).toBe(3);
    time.now += 15;
    expect(await read()).toBe('unavailable');
  });

  it.each(['not-found', 'forbidden'] as const)('drops a value that has become %s', async (kind) => {
    const { time, upstream, read } = setUp();
    await read();
    upstream.answer = () => errAsync(failure(kind));
    time.now += 10;
    await read();
    await settle();
    expect(await read()).toBe(kind);
  });

  it('serves a value that is too old neither before nor after its refresh has failed', async () => {
    const { time, upstream, read } = setUp();
    await read();
    upstream.answer = () => errAsync(failure('unavailable'));
    time.now += 31;
    expect([await read(), await read()]).toEqual(['unavailable', 'unavailable']);
    expect(upstream.calls).toBe(3);
  });

  it('serves an optional value for an hour past its lifetime when its refresh fails or is late', async () => {
    const [time, deadlines] = [{ now: 1000 }, steerableDeadlines()];
    const cache = createDataCache({ time: { ...deadlines, monotonic: () => time.now * 1000 } });
    const optional = { ...freshness, timeout: 0.8, ifError: 3_600 };
    let answer = (): ResultAsync<string, Failure> => okAsync('known');
    const read = () => cache.through(['block'], optional, () => answer()).unwrapOr('none');
    await read();
    for (const [wait, kind] of [
      [31, 'unavailable'],
      [1_800, 'malformed'],
    ] as const) {
      time.now += wait;
      answer = () => errAsync(failure(kind));
      expect([await read(), await read()]).toEqual(['known', 'known']);
    }
    time.now += 6;
    answer = () => ResultAsync.fromSafePromise(new Promise<string>(() => undefined));
    const late = read();
    await settle();
    await deadlines.advance(800);
    expect(await late).toBe('known');
  });

  it('drops an optional value after that hour', async () => {
    const time = { now: 1000 };
    const cache = createDataCache({ time: { ...stillTime(), monotonic: () => time.now * 1000 } });
    let answer = (): ResultAsync<string, Failure> => okAsync('known');
    const read = () => cache.through(['block'], { ...freshness, ifError: 3_600 }, () => answer()).unwrapOr('none');
    await read();
    answer = () => errAsync(failure('unavailable'));
    time.now += 30 + 3_599;
    expect(await read()).toBe('known');
    time.now += 1;
    expect(await read()).toBe('none');
  });

  it('finds a resource that was missing for a while', async () => {
    const { time, upstream, read } = setUp();
    const good = upstream.answer;
    upstream.answer = () => errAsync(failure('not-found'));
    await read();
    upstream.answer = good;
    time.now += 10;
    await read();
    expect(await read()).toBe('value 2');
  });

  it('holds no more values than it may, and a scan of unknown addresses pushes none out', async () => {
    const { upstream, read } = setUp(2);
    const good = upstream.answer;
    await read('a');
    await read('b');
    upstream.answer = () => errAsync(failure('not-found'));
    for (let unknown = 0; unknown < 600; unknown += 1) await read(`unknown ${unknown}`);
    const before = upstream.calls;
    await read('a');
    await read('b');
    expect(upstream.calls).toBe(before);
    upstream.answer = good;
    await read('c');
    await read('a');
    expect(upstream.calls).toBe(before + 2);
  });

  it('answers unavailable after the timeout, and caches the value that arrives later', async () => {
    const time = steerableDeadlines();
    const late: unknown[] = [];
    const cache = createDataCache({ time, onLate: (...one) => void late.push(one) });
    let release: (value: string) => void = () => {};
    const slow = () => ResultAsync.fromSafePromise<string, Failure>(new Promise((resolve) => (release = resolve)));
    const read = () => cache.through(['slow'], { ...freshness, timeout: 0.8 }, slow);
    const waiting = read();
    await time.advance(799);
    expect(late).toEqual([]);
    await time.advance(1);
    expect((await waiting)._unsafeUnwrapErr()).toMatchObject({ kind: 'unavailable' });
    expect(late).toEqual([['slow', 800]]);
    release('late');
    await settle();
    expect((await read())._unsafeUnwrap()).toBe('late');
    await time.advance(1_000);
    expect(late).toHaveLength(1);
  });

  it('reports each failure that it returns from memory', async () => {
    let repeated = 0;
    const cache = createDataCache({ time: stillTime(), onRepeated: () => void (repeated += 1) });
    const broken: Failure = { ...failure('malformed'), lasting: 'content' };
    for (const [key, told] of [
      ['a', broken],
      ['b', failure('not-found')],
    ] as const)
      for (let times = 0; times < 3; times += 1) await cache.through([key], freshness, () => errAsync(told));
    expect(repeated).toBe(2);
  });

  it('survives a load that breaks its word and throws', async () => {
    const { upstream, read } = setUp();
    const good = upstream.answer;
    upstream.answer = () => {
      throw new Error('broken');
    };
    await expect(read()).rejects.toThrow('broken');
    upstream.answer = good;
    expect(await read()).toBe('value 2');
  });

  it('reloads after an edit, and caches no load that started before it', async () => {
    const { upstream, read, edit } = setUp();
    await read('a');
    edit();
    expect(await read('a')).toBe('value 2');
    let release: (value: string) => void = () => {};
    const good = upstream.answer;
    upstream.answer = () => ResultAsync.fromSafePromise(new Promise<string>((resolve) => (release = resolve)));
    const waiting = read('b');
    edit();
    upstream.answer = good;
    const after = await read('b');
    release('from before');
    expect([await waiting, after, await read('b')]).toEqual(['from before', 'value 4', 'value 4']);
  });

  it('keeps an answer that knows of the edit before this node does, and none of another epoch', async () => {
    const { upstream, read } = setUp();
    const told = (epoch: string, number: number) => () => {
      noteAnswer({ epoch, number }, Infinity);
      return okAsync(`value ${upstream.calls}`);
    };
    upstream.answer = told('e', 2);
    expect([await read(), await read()]).toEqual(['value 1', 'value 1']);
    upstream.answer = told('e', 0);
    expect([await read('old'), await read('old')]).toEqual(['value 2', 'value 3']);
    upstream.answer = told('f', 9);
    expect([await read('other'), await read('other')]).toEqual(['value 4', 'value 5']);
  });

  it('keeps a value and an absence no longer than to the next publication', async () => {
    const { time, upstream, read } = setUp();
    const scheduled = (answer: () => ResultAsync<string, Failure>) => () => {
      noteAnswer(null, (time.now + 4) * 1000);
      return answer();
    };
    upstream.answer = scheduled(() => okAsync(`value ${upstream.calls}`));
    await read('value');
    upstream.answer = scheduled(() => errAsync(failure('not-found')));
    await read('absence');
    upstream.answer = () => okAsync(`value ${upstream.calls}`);
    time.now += 3;
    expect([await read('value'), await read('absence')]).toEqual(['value 1', 'not-found']);
    time.now += 1;
    expect([await read('value'), await read('absence')]).toEqual(['value 3', 'value 4']);
  });

  it('reports the provenance of every value, both cached and newly loaded', async () => {
    const { time, upstream, read, at } = setUp();
    upstream.answer = () => {
      noteAnswer({ epoch: 'e', number: 5 }, 1_009_000);
      return okAsync('value');
    };
    const owed = async (...keys: readonly string[]) =>
      (await withProvenance(at.edition, () => Promise.all(keys.map(read)))).provenance;
    expect(await owed('a')).toMatchObject({ edition: { epoch: 'e', number: 5 }, until: 1_009_000 });
    upstream.answer = () => {
      noteAnswer({ epoch: 'e', number: 7 }, Infinity);
      return okAsync('value');
    };
    expect(await owed('a', 'b')).toMatchObject({ edition: { epoch: 'e', number: 5 }, until: 1_009_000 });
    expect(await owed('b')).toMatchObject({ edition: { epoch: 'e', number: 7 }, until: Infinity });
    expect(await owed()).toMatchObject({ edition: at.edition, until: Infinity });
    time.now += 9;
    expect(await owed('a')).toMatchObject({ edition: { epoch: 'e', number: 7 } });
  });

  it('never exceeds its byte limit, for any sequence of loads', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat({ max: 20 }), fc.nat({ max: 4_000 }), fc.nat({ max: 3_000 }))),
        async (asked) => {
          const maxBytes = 20_000;
          const cache = createDataCache({ time: stillTime(), maxBytes });
          const kept = new Map<string, number>();
          for (const [name, keyLength, length] of asked) {
            const key = `${name} ${'k'.repeat(keyLength)}`;
            await cache.through([key], freshness, () => okAsync('v'.repeat(length)));
            kept.set(key, key.length + length);
          }
          let sum = 0;
          for (const [key, length] of kept) {
            await cache
              .through([key], { fresh: 0, stale: 0 }, () => errAsync(failure('forbidden')))
              .map(() => void (sum += 2 * length));
          }
          expect(sum).toBeLessThanOrEqual(maxBytes);
        },
      ),
    );
  });

  it('never confuses two keys', async () => {
    const key = fc.tuple(fc.string(), fc.jsonValue(), fc.jsonValue());
    await fc.assert(
      fc.asyncProperty(key, key, async (one, other) => {
        fc.pre(JSON.stringify(one) !== JSON.stringify(other));
        const cache = createDataCache({ time: stillTime() });
        await cache.through(one, freshness, () => okAsync('one'));
        expect((await cache.through(other, freshness, () => okAsync('other')))._unsafeUnwrap()).toBe('other');
      }),
    );
  });

  describe('when a list becomes empty without an edit', () => {
    const lists = () => {
      const time = { now: 1000 };
      const emptied: string[] = [];
      const at = { edition: { epoch: 'e', number: 1 } };
      const cache = createDataCache({
        time: { ...stillTime(), monotonic: () => time.now * 1000 },
        edition: () => at.edition,
        onEmptied: (what) => void emptied.push(what),
      });
      const answer = { items: ['a'] as readonly string[] };
      const read = async () => {
        const result = await cache.through(['list'], freshness, () => okAsync([...answer.items]));
        return result.isOk() ? result.value : result.error.kind;
      };
      const edit = () => {
        at.edition = { epoch: 'e', number: at.edition.number + 1 };
        cache.invalidate();
      };
      return { time, emptied, answer, read, edit };
    };

    it('serves the content before instead, and reports it', async () => {
      const { time, emptied, answer, read } = lists();
      await read();
      answer.items = [];
      time.now += 31;
      expect([await read(), await read()]).toEqual([['a'], ['a']]);
      expect(emptied).toEqual(['list']);
      answer.items = ['b'];
      time.now += 5;
      expect(await read()).toEqual(['b']);
    });

    it('looks at the essential field alone where there is one', async () => {
      const time = { now: 1000 };
      const cache = createDataCache({ time: { ...stillTime(), monotonic: () => time.now * 1000 } });
      let answer = { menus: { main: ['Belföld'] }, words: ['árvíz'] };
      const read = () =>
        cache.through(['setup'], { ...freshness, essential: 'menus' }, () => okAsync(answer)).unwrapOr(null);
      const before = await read();
      answer = { menus: { main: [] }, words: ['árvíz'] };
      time.now += 31;
      expect(await read()).toEqual(before);
      answer = { menus: { main: ['Külföld'] }, words: [] };
      time.now += 31;
      expect(await read()).toEqual(answer);
    });

    it('serves the new value around the essential field before', async () => {
      const time = { now: 1000 };
      const cache = createDataCache({ time: { ...stillTime(), monotonic: () => time.now * 1000 } });
      let answer: object = { menus: { main: ['Belföld'] }, paid: ['régi'] };
      const read = () =>
        cache.through(['setup'], { ...freshness, essential: 'menus' }, () => okAsync(answer)).unwrapOr(null);
      await read();
      for (const paid of [['új'], []]) {
        answer = { menus: { main: [] }, paid };
        time.now += 31;
        expect(await read()).toEqual({ menus: { main: ['Belföld'] }, paid });
      }
      time.now += 3_600;
      expect(await read()).toEqual({ menus: { main: [] }, paid: [] });
    });

    it('accepts it sooner where the list ages out', async () => {
      const time = { now: 1000 };
      const cache = createDataCache({ time: { ...stillTime(), monotonic: () => time.now * 1000 } });
      let answer = ['Rajt'];
      const read = () => cache.through(['live'], agesOut(freshness), () => okAsync(answer)).unwrapOr(null);
      await read();
      answer = [];
      for (const [wait, shown] of [
        [31, ['Rajt']],
        [298, ['Rajt']],
        [6, []],
      ] as const) {
        time.now += wait;
        expect(await read()).toEqual(shown);
      }
    });

    it('accepts it after an edit', async () => {
      const { emptied, answer, read, edit } = lists();
      await read();
      answer.items = [];
      edit();
      expect([await read(), emptied]).toEqual([[], []]);
    });

    it('accepts it an hour after the lifetime of the content', async () => {
      const { time, answer, read } = lists();
      await read();
      answer.items = [];
      for (const wait of [31, 1_800, 1_799]) {
        time.now += wait;
        expect(await read()).toEqual(['a']);
      }
      time.now += 5;
      expect(await read()).toEqual([]);
    });
  });
});
