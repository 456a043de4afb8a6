import { okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { fiveSites } from '../../../addresses/sites/five-sites.fake.ts';
import type { Fixture } from '../../../sport/football/fixture.ts';
import { someMatch } from '../../../sport/football/match/some-match.fake.ts';
import type { Race } from '../../../sport/formula-one/race.ts';
import { contractFormulaOne } from '../../../testing/contract-formula-one.ts';
import { fails } from '../../../testing/refusals.fake.ts';
import { fakeClock } from '../../../testing/small-ports.fake.ts';
import type { PageNeeds } from '../../needs.ts';
import { fakeNeeds, open } from '../../page-needs.fake.ts';
import { loadLiveNow } from './load-live-now.ts';

const [site] = fiveSites;
/** 2025-01-11, 18:00 in Budapest: an hour after kick-off. */
const now = 1_736_614_800;
const running: Fixture = { ...someMatch('2H', [2, 1]).fixture, minute: { elapsed: 51, extra: null } };
const [, raced] = contractFormulaOne.seasons[0]!.races;
const live: Race = { ...raced!, status: 'Live', startsAt: now - 1800, laps: { current: 33, total: 70 } };

interface Given {
  readonly today?: readonly Fixture[] | null;
  readonly yesterday?: readonly Fixture[];
  readonly races?: readonly Race[] | null;
  readonly at?: number;
}

const needsOf = ({ today = [], yesterday = [], races = [], at = now }: Given): PageNeeds => {
  const needs = fakeNeeds();
  const reported = (fixtures: readonly Fixture[]) => okAsync(fixtures.map((one) => ({ ...one, report: null })));
  return {
    ...needs,
    clock: fakeClock(at),
    sportCoverage: {
      ...needs.sportCoverage,
      leagues: () => okAsync([{ label: 'NB I', country: 'HU', league: 271, season: 2024 }]),
      ofDay: (_site, day) =>
        today === null ? fails('unavailable') : reported(day === '2025-01-11' ? today : yesterday),
    },
    races: {
      ...needs.races,
      races: () => (races === null ? fails('unavailable') : okAsync({ value: races, observedAt: at })),
    },
  };
};
const read = (world: Given) => loadLiveNow(needsOf(world))(site);

describe('the running events', () => {
  it('is one line for each race and match, in ready words, with the way to it', async () => {
    expect(await read({ today: [running], races: [live] })).toEqual({
      at: now,
      clock: '18:00',
      lacking: [],
      lines: [
        {
          kind: 'race',
          id: live.id,
          names: ['Tiszai Nagydíj'],
          score: '33/70. kör',
          phase: 'Verseny',
          about: 'Forma-1',
          path: `/rovat/sport/forma-1?szezon=2025&verseny=31&futam=${live.id}`,
        },
        {
          kind: 'match',
          id: running.id,
          names: ['Hídfő SC', 'Parti TK'],
          score: '2–1',
          phase: '2. félidő 51’',
          about: 'NB I',
          path: `/rovat/sport/foci-eredmenyek?orszag=HU&liga=271&szezon=2024&nap=2025-01-11&meccs=${running.id}`,
        },
      ],
    });
  });

  it('leads to pages that exist, without a redirect', async () => {
    const needs = fakeNeeds();
    const at = 1_736_699_000;
    const told = await loadLiveNow({ ...needs, clock: fakeClock(at) })(site);
    const [line] = told?.lines ?? [];
    expect(line?.id).toBe(9002);
    expect(await open({ ...needs, clock: fakeClock(at) }, line?.path ?? '')).toMatchObject({
      route: { name: 'articles_by_mstag' },
    });
  });

  it('is neither what is over nor what has not begun', async () => {
    const others = ['NS', 'FT', 'PST', 'TBD'].map((short) => ({
      ...someMatch(short, [0, 0]).fixture,
      timestamp: now + 7200,
    }));
    const told = await read({
      today: others,
      races: [
        { ...live, status: 'Completed' },
        { ...live, status: 'Scheduled' },
      ],
    });
    expect(told?.lines).toEqual([]);
  });

  it('still has a match of the day before in the small hours', async () => {
    const night = { at: now + 7 * 3600, yesterday: [{ ...running, timestamp: now + 5 * 3600 }] };
    // 2025-01-12, 01:00; `today` is what another day has.
    const told = await loadLiveNow({
      ...needsOf(night),
      sportCoverage: {
        ...needsOf(night).sportCoverage,
        ofDay: (_site, day) =>
          okAsync((day === '2025-01-11' ? night.yesterday : []).map((one) => ({ ...one, report: null }))),
      },
    })(site);
    expect(told?.lines).toHaveLength(1);
  });

  it('keeps apart that nothing runs and that nothing is known (R54)', async () => {
    expect(await read({})).toMatchObject({ lines: [], lacking: [] });
    expect(await read({ today: null, races: [live] })).toMatchObject({ lines: [{ kind: 'race' }], lacking: ['match'] });
    expect(await read({ today: [running], races: null })).toMatchObject({
      lines: [{ kind: 'match' }],
      lacking: ['race'],
    });
    expect(await read({ today: null, races: null })).toBeNull();
  });
});
