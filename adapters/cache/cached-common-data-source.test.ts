import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CommonSetup } from '#core/editorial/common-data/common-data.ts';
import { emptyCommonData } from '#core/editorial/common-data/empty-common-data.ts';
import { noFigures, type ToldFigures } from '#core/editorial/common-data/told-figures.ts';
import type { Failure } from '#core/failure/failure.ts';
import { stillTime } from '#adapters/time/still-time.fake.ts';
import { steerableDeadlines } from '#adapters/time/steerable-deadlines.fake.ts';
import { cachedCommonDataSource } from './cached-common-data-source.ts';
import { createDataCache } from './data-cache.ts';

const start = 1_800_000_000;
const dead: Failure = { kind: 'unavailable', upstream: 'main-api', cause: new Error('dead') };
const weatherOf = (celsius: number, observedAt: number): ToldFigures => ({
  ...noFigures,
  weather: {
    place: 'Budapest',
    celsius,
    sky: '',
    observedAt,
    old: false,
    days: [],
    towns: [],
    warnings: [{ level: 3, event: 'zivatar', area: '', from: start, until: start + 600 }],
  },
});

let now = start;
let answer: () => ResultAsync<ToldFigures, Failure>;
const asked = vi.fn(() => answer());
const scheduled = vi.fn<(seconds: number) => void>();
const open = (deadline = stillTime().deadline) => {
  const clock = { now: () => now };
  const time = { monotonic: () => now * 1000, deadline };
  const parts = { setup: () => okAsync<CommonSetup, Failure>(emptyCommonData), figures: asked };
  return cachedCommonDataSource(parts, createDataCache({ time }), { clock, onScheduled: scheduled });
};
const weatherIn = async (source: ReturnType<typeof open>) => (await source.ofSite('a'))._unsafeUnwrap().weather;

beforeEach(() => {
  now = start;
  asked.mockClear();
  scheduled.mockClear();
  answer = () => okAsync(weatherOf(Math.round((now - start) / 15), now));
});

describe('the figures of a site', () => {
  it('are requested once in 15 seconds for 1,000 open pages, and never served when older than 20 seconds', async () => {
    const source = open();
    for (let second = 0; second < 60; second += 1) {
      now = start + second;
      for (const told of await Promise.all(Array.from({ length: 1_000 / 15 }, () => weatherIn(source))))
        expect(now - (told?.observedAt ?? 0)).toBeLessThanOrEqual(20);
    }
    expect(asked.mock.calls.length).toBeLessThanOrEqual(60 / 15);
  });

  it('are the same object while nothing has changed, to be compared by readers of it', async () => {
    const source = open();
    const common = async () => (await source.ofSite('a'))._unsafeUnwrap();
    const first = await common();
    expect(await common()).toBe(first);
    now += 16;
    expect(await common()).not.toBe(first);
  });

  it('use the last known menus when they cannot be reloaded after an edit', async () => {
    const menus = { ...emptyCommonData.menus, main: [{ label: 'Belföld', url: '/rovat/belfold' }] };
    const sponsored = [{ id: 1 } as unknown as CommonSetup['sponsored'][number]];
    let setup: ResultAsync<CommonSetup, Failure> = errAsync(dead);
    const [clock, time] = [{ now: () => now }, { ...stillTime(), monotonic: () => now * 1000 }];
    const cache = createDataCache({ time });
    const source = cachedCommonDataSource({ setup: () => setup, figures: asked }, cache, { clock });
    expect((await source.ofSite('a')).isErr()).toBe(true);
    setup = okAsync({ ...emptyCommonData, menus, sponsored });
    expect((await source.ofSite('a'))._unsafeUnwrap()).toMatchObject({ menus, sponsored });
    setup = errAsync(dead);
    cache.invalidate();
    expect((await source.ofSite('a'))._unsafeUnwrap()).toMatchObject({ menus, sponsored: [] });
    expect((await source.ofSite('b')).isErr()).toBe(true);
  });

  it('are requested separately for each site', async () => {
    const source = open();
    await source.ofSite('a');
    await source.ofSite('b');
    expect(asked.mock.calls).toEqual([['a'], ['b']]);
  });

  it('keep the last value, with its time, while the upstream fails', async () => {
    const source = open();
    await weatherIn(source);
    answer = () => errAsync(dead);
    now = start + 3_600;
    expect(await weatherIn(source)).toMatchObject({ celsius: 0, observedAt: start });
    answer = () => okAsync(weatherOf(9, now));
    now += 15;
    expect(await weatherIn(source)).toMatchObject({ celsius: 9, observedAt: now });
  });

  it('arrive within a second even when upstream does not respond', async () => {
    const time = steerableDeadlines();
    const source = open(time.deadline);
    await weatherIn(source);
    now = start + 30;
    answer = () => okAsync(null).map(() => new Promise<ToldFigures>(() => undefined));
    const told = weatherIn(source);
    await time.advance(1_000);
    expect(await told).toMatchObject({ observedAt: start });
  });

  it('are empty until upstream has responded once', async () => {
    answer = () => errAsync(dead);
    expect((await open().ofSite('a'))._unsafeUnwrap()).toEqual(emptyCommonData);
  });

  it('report the end of a warning to derived values, for any source', async () => {
    const source = open();
    await source.ofSite('a');
    now = start + 100;
    answer = () => errAsync(dead);
    await source.ofSite('a');
    expect(scheduled.mock.calls).toEqual([[600], [500]]);
    now = start + 700;
    await source.ofSite('a');
    expect(scheduled).toHaveBeenCalledTimes(2);
  });

  it('report start and end of a sponsored line to derived values', async () => {
    answer = () => okAsync(noFigures);
    const line = { avCode: '', ctLink: '', cssClass: '', description: 'Sor', active: true };
    const sponsoredLines = [{ ...line, dateFrom: start + 60, dateTo: start + 119 }];
    const [clock, time] = [{ now: () => now }, { ...stillTime(), monotonic: () => now * 1000 }];
    const parts = {
      setup: () => okAsync<CommonSetup, Failure>({ ...emptyCommonData, sponsoredLines }),
      figures: asked,
    };
    const source = cachedCommonDataSource(parts, createDataCache({ time }), { clock, onScheduled: scheduled });
    for (const at of [start, start + 60, start + 120]) {
      now = at;
      await source.ofSite('a');
    }
    expect(scheduled.mock.calls).toEqual([[60], [60]]);
  });
});
