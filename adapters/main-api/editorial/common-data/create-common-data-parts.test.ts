import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callUpstream } from '#adapters/http/call-upstream.ts';
import { startLocalUpstream, type LocalUpstream } from '#adapters/http/local-upstream.fake.ts';
import { menuGroups } from '#core/editorial/common-data/common-data.ts';
import { noFigures } from '#core/editorial/common-data/told-figures.ts';
import { fiveSites } from '#core/addresses/sites/five-sites.fake.ts';
import { someResolver } from '#core/addresses/address-resolver.fake.ts';
import { createSteerableTime } from '#adapters/time/steerable-time.ts';
import { answeringSample, mainApiAt, sample } from '../../calls.fake.ts';
import { createCommonDataParts } from './create-common-data-parts.ts';

let upstream: LocalUpstream;
beforeAll(async () => {
  upstream = await startLocalUpstream();
});
afterAll(() => upstream.close());

const setup = () => mainApiAt(upstream.baseUrl).common.setup('lapunk');
const init = JSON.parse(sample('init')) as { menus: object };
const refresh = JSON.parse(sample('refresh')) as Record<string, unknown>;
const answer = (document: unknown): void => {
  upstream.answer = (_, response) => void response.end(JSON.stringify(document));
};
const now = 2_000_000_000;
const figures = async (site = 'lapunk') => {
  const left: string[] = [];
  const http = callUpstream({
    baseUrl: upstream.baseUrl,
    name: 'main-api',
    time: createSteerableTime(),
    onDropped: ({ dropped }) => left.push(...dropped),
  });
  const needs = {
    siteHeader: 'lapunk-sites',
    sites: fiveSites,
    linkTo: someResolver().linkTo,
    clock: { now: () => now },
  };
  const told = await createCommonDataParts(http, needs).figures(site);
  return { told: told._unsafeUnwrap(), left };
};

describe('the setup of a site', () => {
  it('is what editors and operators have set', async () => {
    upstream.answer = answeringSample(() => 'init');
    const data = (await setup())._unsafeUnwrap();
    expect(Object.keys(data.menus).sort()).toEqual([...menuGroups].sort());
    expect(data).toMatchObject({ searchPlaceholders: ['Mit keres?'], assetsUrl: '', donations: '0', sponsored: [] });
  });

  it('has built-in menus only where the newsroom wrote none', async () => {
    const empty = Object.fromEntries(Object.keys(init.menus).map((name) => [name, []]));
    const urls = async () =>
      Object.values((await setup())._unsafeUnwrap().menus).flatMap((items) => items.map(({ url }) => url));
    answer({ ...init, menus: empty });
    expect(await urls()).toContain('/rovat/sport/forma-1');
    answer({ ...init, menus: { ...empty, main: [{ label: 'Belföld', url: '/rovat/belfold' }] } });
    expect(await urls()).toEqual(['/rovat/belfold']);
  });

  it('has the sponsored lines, without any that would appear in an unpaid place', async () => {
    const line = { description: 'Sor', ctLink: 'https://partner.example/', active: true };
    answer({
      ...init,
      sponsoredLines: [
        { ...line, mainSuperTags: ['gazdasag'], tags: null, cssClass: 'nagy kép' },
        { ...line, mainSuperTags: 'gazdasag' },
        { ...line, dateTo: 'holnap' },
        { ...line, tags: ['lakas'] },
        { ...line, description: ' ' },
        { ...line, description: 'Nem link', ctLink: 'javascript:alert(1)' },
        null,
      ],
    });
    const open = { avCode: '', cssClass: '', newest: false, listPage: false, dateFrom: null, dateTo: null };
    expect((await setup())._unsafeUnwrap().sponsoredLines).toEqual([
      { ...line, ...open, frontPageSlug: null, mainSuperTags: ['gazdasag'], tags: null },
      { ...line, ...open, description: 'Nem link', ctLink: '', frontPageSlug: null, mainSuperTags: null, tags: null },
    ]);
    answer({ ...init, sponsoredLines: Array.from({ length: 60 }, () => line) });
    expect((await setup())._unsafeUnwrap().sponsoredLines).toHaveLength(40);
  });

  it('cannot be done without', async () => {
    upstream.answer = (_, response) => void response.writeHead(500).end();
    expect((await setup())._unsafeUnwrapErr().kind).toBe('unavailable');
  });

  it('leads between the sites of the family where this installation has them', async () => {
    const main = [
      { label: 'a', url: 'https://testver.example/' },
      { label: 'b', url: 'https://lapunk.example/g7' },
    ];
    answer({ ...init, menus: { ...init.menus, main } });
    expect((await setup())._unsafeUnwrap().menus.main.map(({ url }) => url)).toEqual([
      'https://testver.example/',
      '/g7',
    ]);
  });

  it('drops a menu item that leads where no link may', async () => {
    const main = [
      { label: 'a', url: 'javascript:alert(1)' },
      { label: 'b', url: '//evil.example' },
      { label: 'c', url: 'https://x.example/' },
    ];
    answer({ ...init, menus: { ...init.menus, main } });
    expect((await setup())._unsafeUnwrap().menus.main).toEqual([{ label: 'c', url: 'https://x.example/' }]);
  });
});

describe('the figures of a site', () => {
  it('keep the times of their measurement', async () => {
    answer(refresh);
    expect(await figures()).toEqual({
      told: {
        componentSetup: { donations: '1', refreshQuiz: true },
        exchangeRates: [{ currency: 'EUR', rate: 392.4, change: -0.3, day: 1_999_900_800 }],
        weather: {
          place: 'Budapest',
          celsius: 12,
          sky: 'felhős',
          observedAt: 1_999_999_100,
          old: false,
          days: [{ at: 2_000_030_400, low: 4, high: 13, sky: 'esős' }],
          towns: [{ place: 'Szeged', celsius: 14, sky: 'derült' }],
          warnings: [{ level: 2, event: 'szélvihar', area: 'Dunántúl', from: 1_999_996_400, until: 2_000_003_600 }],
        },
        flooding: {
          gauges: [
            {
              river: 'Hév',
              place: 'Alsómalom',
              level: 612,
              change: 44,
              grade: 2,
              record: 690,
              observedAt: 1_999_999_100,
              old: false,
            },
          ],
        },
        pip: null,
        trendingTags: [{ slug: 'hid', name: 'híd', path: '/cimke/hid' }],
        widgets: [
          { kind: 'minutes', minutes: 300_345, from: null, until: 2_100_000_000 },
          {
            kind: 'promo',
            title: 'Olvass reggel',
            text: '',
            label: 'Feliratkozom',
            url: '/hirlevel',
            from: null,
            until: null,
          },
        ],
      },
      left: [],
    });
  });

  it.each([
    ['componentSetup', 'componentSetup'],
    ['exchangesRates', 'exchangeRates'],
    ['weatherData', 'weather'],
    ['floodingData', 'flooding'],
    ['trendingTags', 'trendingTags'],
    ['widgets', 'widgets'],
  ] as const)('omit only %s when it is missing, null, empty or invalid', async (part, name) => {
    answer(refresh);
    const whole = (await figures()).told;
    for (const wrong of [undefined, null, [], {}, 7, 'nincs', [null, 3], { gauges: 'x' }]) {
      answer({ ...refresh, [part]: wrong });
      const { told, left } = await figures();
      expect(told, `${part} ${JSON.stringify(wrong)}`).toEqual({ ...whole, [name]: noFigures[name] });
      const missing =
        wrong === undefined ||
        wrong === null ||
        (Array.isArray(wrong) && wrong.length === 0 && Array.isArray(noFigures[name]));
      expect(left.length > 0, `${part} ${JSON.stringify(wrong)} in the log`).toBe(!missing);
    }
  });

  it.each([
    [
      'a hundred times too warm',
      'weather',
      { weatherData: { place: 'Budapest', celsius: 1_200, sky: '' } },
      'weatherData.celsius too_big',
    ],
    [
      'a hundred times too dear',
      'exchangeRates',
      { exchangesRates: [{ currency: 'EUR', rate: 39_240, change: 0 }] },
      'exchangesRates.0.rate too_big',
    ],
    [
      'changed by half',
      'exchangeRates',
      { exchangesRates: [{ currency: 'EUR', rate: 392, change: 196 }] },
      'exchangesRates.0.change custom',
    ],
    [
      'a river in the clouds',
      'flooding',
      { floodingData: { gauges: [{ river: 'Hév', place: 'M', level: 61_200 }] } },
      'floodingData.gauges.0.level too_big',
    ],
    ['of another kind', 'widgets', { widgets: [{ kind: 'bitcoin' }] }, 'widgets.0'],
  ] as const)('omit values that are %s, and report them', async (_, name, changes, line) => {
    answer(refresh);
    const whole = (await figures()).told;
    answer({ ...refresh, ...changes });
    const { told, left } = await figures();
    expect(told).toEqual({ ...whole, ...Object.fromEntries([name].map((one) => [one, noFigures[one]])) });
    expect(left.join('\n')).toContain(line);
  });

  it('are limited to the size that fits a page, and the log reports the cut', async () => {
    const many = <T>(make: (at: number) => T): readonly T[] => Array.from({ length: 500 }, (_, at) => make(at));
    const long = 'x'.repeat(1_500);
    answer({
      exchangesRates: many((at) => ({ currency: 'EUR', rate: 390 + at / 1e4, change: 0 })),
      weatherData: {
        place: 'Budapest',
        celsius: -7.4,
        sky: long,
        days: many((at) => ({ at: now + at, low: 1.2, high: 2, sky: long })),
        towns: many((at) => ({ place: `T${at}`, celsius: 1, sky: '' })),
        warnings: many((at) => ({ level: 3, event: `vihar ${at}`, area: long, from: now, until: now + 60 })),
      },
      floodingData: { gauges: many((at) => ({ river: 'Hév', place: `M${at}`, level: 612.4 })) },
      trendingTags: [{ slug: 'hid', name: long }, ...many((at) => ({ slug: `c-${at}`, name: `C${at}` }))],
      widgets: many((at) => ({ kind: 'promo', title: `P${at}`, text: long, label: 'Tovább', url: '/x' })),
      pipStatus: { pipShow: true, pipUrl: '/x', pipTitle: long, pipLabel: long },
    });
    const { told, left } = await figures();
    expect(JSON.stringify(told).length).toBeLessThan(40_000);
    expect(told).toMatchObject({
      exchangeRates: [{ currency: 'EUR', rate: 390 }],
      weather: { celsius: -7, sky: '' },
      pip: { title: '' },
    });
    expect([told.weather?.towns.length, told.weather?.warnings.length, told.widgets.length]).toEqual([12, 8, 6]);
    expect(told.trendingTags.map(({ slug }) => slug)[0]).toBe('c-0');
    expect(left.join('\n')).toContain('exchangesRates.60 too_big');
  });

  it('appear once each, without duplicates', async () => {
    const town = { place: 'Szeged', celsius: 4, sky: '' };
    const promo = { kind: 'promo', title: 'P', label: 'l', url: '/x' };
    const warning = { level: 2, event: 'vihar', area: 'Tolna', from: now - 9, until: now + 60 };
    answer({
      weatherData: { ...town, towns: [town, town], warnings: [warning, warning, { ...warning, area: 'Zala' }] },
      widgets: [promo, promo],
      trendingTags: [
        { slug: 'hid', name: 'híd' },
        { slug: 'hid', name: 'Híd' },
      ],
    });
    const { told } = await figures();
    expect([told.weather?.towns.length, told.widgets.length]).toEqual([1, 1]);
    expect(told.weather?.warnings.map(({ area }) => area)).toEqual(['Tolna', 'Zala']);
    expect(told.trendingTags.map(({ name }) => name)).toEqual(['híd']);
  });

  it.each([[{ recurring: 1e308, onetime: 1 }], [{ recurring: 1, onetime: -5 }], [{ recurring: 'sok', onetime: 1 }]])(
    'hold no minutes of a count that cannot be one: %o',
    async (counts) => {
      answer({ widgets: [{ kind: 'minutes', ...counts }] });
      expect((await figures()).told.widgets).toEqual([]);
      answer(counts);
      const { minuteCounts } = mainApiAt(upstream.baseUrl);
      expect((await minuteCounts.since('lapunk', '2025-03-28'))._unsafeUnwrapErr().kind).toBe('malformed');
    },
  );

  it('believe no rate a hundred times too dear for the money of the site', async () => {
    const sister = fiveSites.find(({ currency }) => currency.code === 'RON')?.slug;
    const told = async (rate: number) => {
      answer({ exchangesRates: [{ currency: 'EUR', rate, change: 0 }] });
      return (await figures(sister)).told.exchangeRates.length;
    };
    expect([await told(5.07), await told(507), await told(0.00001)]).toEqual([1, 0, 0]);
  });

  it('are read from any answer at all without a failure of their own', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.constantFrom(...Object.keys(refresh)), fc.jsonValue(), { minKeys: 1 }),
        async (document) => {
          answer(document);
          expect(Object.keys((await figures()).told).toSorted()).toEqual(Object.keys(noFigures).toSorted());
        },
      ),
      { numRuns: 50 },
    );
  });
});
