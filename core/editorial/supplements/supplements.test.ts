import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filtersOfTags } from '../search/tags-and-filters.ts';
import { nextTagInput } from '../search/tag-input.ts';
import { localTime } from '../../wording/local-time.ts';
import { byDay } from './by-day.ts';
import { candidatesByVotes, chooseConstituencies, constituencyBelow, constituencyChoice } from './constituencies.ts';
import type { Constituency, MedalRow } from './data-block.ts';
import { majorityOf } from './majority.ts';
import { medalRanking } from './medal-ranking.ts';
import { someSupplements } from './some-supplements.fake.ts';
import { supplementBoxes } from './supplement-boxes.ts';
import { supplementSearchTags } from './supplement-search.ts';
import { supplementPath, supplementTab, supplementTabs, supplementTitle, supplementViews } from './supplement-tab.ts';

const places = someSupplements.flatMap((supplement) =>
  supplement.tabs.map((tab) => ({ supplement, tab, path: supplementPath(supplement, tab) })),
);
const at = (path: string) => supplementTab(someSupplements, path);

describe('supplementTab', () => {
  it.each([
    ['/melleklet/kupa-2024', ['kupa-2024', '', 'articles', '']],
    ['/melleklet/valasztas/elemzesek', ['valasztas', 'elemzesek', 'articles', '']],
    ['/melleklet/valasztas/tippjatek', ['valasztas', 'tippjatek', 'game', '']],
    ['/melleklet/kupa-2024/eredmenyek/regi', ['kupa-2024', 'eredmenyek', 'data', 'regi']],
    ['/melleklet/valasztas/korzetek/megye/pest', ['valasztas', 'korzetek', 'data', 'megye/pest']],
    ['/melleklet/valasztas/listak/x', null],
    ['/melleklet/valasztas/x', null],
    ['/melleklet/valasztas/', null],
    ['/melleklet/valasztas//listak', null],
    ['/melleklet/valasztas/korzetek/', null],
    ['/melleklet/valasztas/korzetek//pest', null],
    ['/melleklet/nincs-ilyen', null],
    ['/melleklet', null],
    ['/rovat/valasztas', null],
    ['melleklet/valasztas', null],
    ['x/melleklet/valasztas', null],
    ['', null],
  ])('of %s is %j', (path, expected) => {
    const place = at(path);
    expect(place && [place.supplement.slug, place.tab.subPath, place.tab.content.kind, place.below]).toEqual(expected);
  });

  it('finds every tab at its own address', () => {
    for (const { supplement, tab, path } of places) {
      const place = at(path)!;
      expect(place).toEqual({ supplement, tab, below: '' });
      expect(supplementTabs(place).filter(({ current }) => current)).toEqual([
        { label: tab.label, path, current: true },
      ]);
    }
    expect(new Set(places.map(({ path }) => path)).size).toBe(places.length);
  });

  it('finds only pages below the URL of its tab', () => {
    const paths = fc.oneof(
      fc.webPath(),
      fc.string().map((rest) => `/melleklet/${rest}`),
      fc.tuple(fc.constantFrom(...places), fc.webPath()).map(([{ path }, rest]) => `${path}${rest}`),
    );
    fc.assert(
      fc.property(paths, (path) => {
        const place = at(path);
        if (place !== null)
          expect(path).toBe(
            `${supplementPath(place.supplement, place.tab)}${place.below === '' ? '' : `/${place.below}`}`,
          );
      }),
    );
  });
});

describe("a supplement's places", () => {
  it.each([
    ['/melleklet/valasztas', 'Választás'],
    ['/melleklet/valasztas/elemzesek', 'Választás – Elemzések'],
    ['/melleklet/kupa-2024/eredmenyek', 'Kupa 2024 – Eredmények'],
    ['/melleklet/kupa-2024/eredmenyek/regi', 'Kupa 2024 – Eredmények – Régi'],
  ])('have titles: %s is %s', (path, title) => {
    expect(supplementTitle(at(path)!)).toBe(title);
  });

  it('have a bar of their own where a tab has several views', () => {
    expect(supplementViews(at('/melleklet/kupa-2024/eredmenyek')!).map(({ path, current }) => [path, current])).toEqual(
      [
        ['/melleklet/kupa-2024/eredmenyek', true],
        ['/melleklet/kupa-2024/eredmenyek/regi', false],
      ],
    );
    expect(supplementViews(at('/melleklet/kupa-2024')!)).toEqual([]);
  });

  it('have boxes only on the elections, and a disclaimer on the European one', () => {
    expect(someSupplements.map(supplementBoxes)).toEqual([
      { election: false, euDisclaimer: false },
      { election: true, euDisclaimer: false },
      { election: true, euDisclaimer: true },
    ]);
  });

  it('are searched within their own section, which no Backspace deletes', () => {
    for (const supplement of someSupplements) {
      const tags = supplementSearchTags(supplement);
      expect(filtersOfTags(tags)).toEqual({ superTags: [supplement.title] });
      expect(nextTagInput(nextTagInput({ tags, marked: null }, 'Backspace'), 'Backspace').tags).toEqual(tags);
    }
  });
});

describe('medalRanking', () => {
  const rows = fc.array(
    fc.record({ country: fc.constantFrom('A', 'B', 'C', 'Á'), gold: fc.nat(2), silver: fc.nat(2), bronze: fc.nat(2) }),
  );
  const weight = ({ gold, silver, bronze }: MedalRow) => gold * 100 + silver * 10 + bronze;

  it('puts more gold first, and gives the same rank to the same medals only', () => {
    fc.assert(
      fc.property(rows, (given) => {
        const ranked = medalRanking(given);
        expect(ranked).toHaveLength(given.length);
        ranked.forEach((row, index) => {
          const above = ranked[index - 1];
          expect(row.total).toBe(row.gold + row.silver + row.bronze);
          expect(row.rank).toBe(1 + given.filter((other) => weight(other) > weight(row)).length);
          if (above !== undefined) expect(weight(above)).toBeGreaterThanOrEqual(weight(row));
        });
      }),
    );
  });
});

describe('byDay', () => {
  it('parts what happens by the calendar of the zone, and loses nothing', () => {
    const times = fc.array(fc.integer({ min: 1_718_000_000, max: 1_718_600_000 }).map((moment) => ({ at: moment })));
    fc.assert(
      fc.property(times, (given) => {
        const days = byDay(given, 'Europe/Budapest');
        expect(days.flatMap(({ items }) => items)).toEqual(given.toSorted((one, other) => one.at - other.at));
        for (const { items } of days)
          expect(new Set(items.map((item) => localTime(item.at, 'Europe/Budapest').day)).size).toBe(1);
        expect(days.map((day) => day.at)).toEqual(days.map(({ items }) => items[0]!.at));
      }),
    );
  });
});

describe('constituencies', () => {
  const unit = (slug: string, county: string, seat: string): Constituency => ({
    slug,
    name: `${county} 1.`,
    seat,
    county,
    turnout: 60,
    candidates: [{ name: 'Őri Ágnes', party: 'Zöld Part', votes: 3 }],
  });
  const units = [unit('b1', 'Baranya', 'Pécs'), unit('z1', 'Zala', 'Zalaegerszeg')];

  it('are found by place, candidate or party, ignoring accents', () => {
    const found = (query: string) => chooseConstituencies(units, constituencyChoice(query)).map(({ slug }) => slug);
    expect(found('')).toEqual(['b1', 'z1']);
    expect(found('term=PECS')).toEqual(['b1']);
    expect(found('term=ori+part')).toEqual(['b1', 'z1']);
    expect(found('term=ori+pecs&megye=Zala')).toEqual([]);
    expect(found('megye=Zala')).toEqual(['z1']);
    expect(found('term=++zold++%20+z%C3%B6LD+')).toEqual(['b1', 'z1']);
    expect(found('term=1.pecs')).toEqual([]);
  });

  it('are searched for a hundred characters at most, without the spaces around them', () => {
    expect(constituencyChoice('term=+p%C3%A9cs+')).toEqual({ term: 'pécs', county: '' });
    expect(constituencyChoice(`term=${'%C5%91'.repeat(101)}&megye=Zala`)).toEqual({
      term: 'ő'.repeat(100),
      county: 'Zala',
    });
  });

  it('are won by the most votes; ties keep their order', () => {
    const candidates = [
      ['A', 3],
      ['B', 7],
      ['C', 3],
      ['D', 9],
    ].map(([name, votes]) => ({ name: String(name), party: '', votes: Number(votes) }));
    expect(
      candidatesByVotes(candidates)
        .map(({ name }) => name)
        .join(''),
    ).toBe('DBAC');
  });

  it('have a page at their own address', () => {
    expect(constituencyBelow([{ type: 'constituencies', title: '', note: '', units }], 'z1')?.seat).toBe(
      'Zalaegerszeg',
    );
    expect(
      constituencyBelow(
        [
          { type: 'frame', title: '', note: '', src: '' },
          { type: 'constituencies', title: '', note: '', units },
        ],
        'x1',
      ),
    ).toBeNull();
  });
});

describe('majorityOf', () => {
  it('is more than half, and one seat fewer is not', () => {
    fc.assert(
      fc.property(fc.nat(10_000), (seats) => {
        expect(majorityOf(seats) * 2).toBeGreaterThan(seats);
        expect((majorityOf(seats) - 1) * 2).toBeLessThanOrEqual(seats);
      }),
    );
  });
});
