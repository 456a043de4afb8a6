import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestOrigin } from '../../origin/testing/ask-origin.ts';
import type { TestOrigin } from '../../origin/testing/ask-origin.ts';
import { fiveSites } from '../../origin/testing/five-sites.ts';
import { buildLiveScores } from './build-live-scores.ts';
import type { FixtureItem } from '../../origin/sport/football/fixture-item.ts';
import type { StandingItem } from '../../origin/sport/football/standing-rows.ts';

/** 2026-11-22, 20:30 in Budapest. */
const now = 1_795_375_800;
const today = '2026-11-22';

let origin: TestOrigin;
let clock = now;
beforeAll(async () => {
  origin = await startTestOrigin(
    { inMemory: true },
    { sites: fiveSites, liveScores: buildLiveScores(now) },
    () => clock,
  );
});
afterAll(() => origin.close());

const answer = async <T>(path: string): Promise<readonly T[]> => {
  const { status, json } = await origin.ask(`/livescore/${path}`);
  expect(status).toBe(200);
  expect(json.errors).toEqual([]);
  return json.response;
};
const fixtures = (path: string) => answer<FixtureItem>(`football/fixtures/${path}`);
const shortOf = ({ fixture }: FixtureItem): string | null => fixture.status.short;

describe('the football of the live-score service', () => {
  it('names countries, leagues and seasons', async () => {
    expect((await answer<{ name: string }>('football/countries')).map(({ name }) => name)).toEqual([
      'Ausztrália',
      'Magyarország',
      'Nemzetközi',
    ]);
    expect(await answer('football/leagues/HU')).toMatchObject([
      { league: { id: 271, name: 'NB I' }, country: { code: 'HU' }, seasons: [{ year: 2026, start: '2026-11-02' }] },
      { league: { id: 273, name: 'Labdarúgó-kupa' } },
    ]);
    expect(await answer('football/leagues/all')).toHaveLength(5);
    expect(await answer('football/seasons')).toEqual([2026]);
  });

  it('has something over, something on and something to come, at every hour of the day', async () => {
    const seen = [];
    for (let hour = 0; hour < 24; hour += 1) {
      clock = now - 20 * 3600 + hour * 3600;
      const days = await Promise.all([1, 4, 188, 271].map((league) => fixtures(`${league}/2026/all`)));
      const codes = days.flat().map(shortOf);
      seen.push(
        codes.includes('FT') &&
          codes.includes('NS') &&
          codes.some((code) => /^(1H|HT|2H|ET|BT|P|INT)$/.test(code ?? '')),
      );
    }
    clock = now;
    expect(seen).toEqual(Array(24).fill(true));
  });

  it('lists a day, a season, and what of it is left, by kick-off', async () => {
    const day = await fixtures(`271/2026/${today}`);
    expect(day.map(({ fixture }) => new Date((fixture.timestamp ?? 0) * 1000).toISOString().slice(11, 16))).toEqual([
      '11:15',
      '14:45',
      '18:15',
    ]);
    expect(day[0]).not.toHaveProperty('events');
    const [all, rest] = [await fixtures('271/2026/all'), await fixtures(`271/2026/all?from=${today}`)];
    expect(all).toHaveLength(132);
    expect(rest).toEqual(all.slice(-rest.length));
    expect(rest[0]).toEqual(day[0]);
  });

  it('runs a match of today from before its kick-off to its end', async () => {
    const [id, kickOff] = [271_063, 1_795_371_300];
    const seen: (string | null)[] = [];
    for (let minute = -60; minute <= 150; minute += 5) {
      clock = kickOff + minute * 60;
      const [match] = await fixtures(String(id));
      if (match === undefined) continue;
      if (minute === -60)
        expect(match).toMatchObject({ fixture: { timestamp: kickOff }, lineups: [], goals: { home: null } });
      if (seen.at(-1) !== shortOf(match)) seen.push(shortOf(match));
      expect(match.predictions).toHaveLength(1);
    }
    expect(seen).toEqual(['NS', '1H', 'HT', '2H', 'FT']);
    const [over] = await fixtures(String(id));
    expect(over?.lineups?.[0]?.startXI).toHaveLength(11);
    expect(over?.statistics?.[1]?.statistics.length).toBeGreaterThan(10);
    clock = now;
  });

  it('makes tables only of finished matches', async () => {
    const [table] = await answer<{ league: { standings: StandingItem[][] } }>('football/standings/271/2026');
    const [rows = []] = table?.league.standings ?? [];
    expect(rows.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    const finished = (await fixtures('271/2026/all')).filter((one) => shortOf(one) === 'FT');
    expect(rows.reduce((sum, { all }) => sum + all.played, 0)).toBe(finished.length * 2);
    const goals = finished.reduce((sum, one) => sum + (one.goals.home ?? 0) + (one.goals.away ?? 0), 0);
    expect(rows.reduce((sum, { all }) => sum + all.goals.for, 0)).toBe(goals);
    const [groups] = await answer<{ league: { standings: StandingItem[][] } }>('football/standings/4/2026');
    expect(groups?.league.standings.map((rows) => [rows[0]?.group, rows.length])).toEqual(
      ['A', 'B', 'C', 'D', 'E', 'F'].map((letter) => [`Group ${letter}`, 4]),
    );
  });

  it('counts goals and cards', async () => {
    for (const [list, of] of [
      ['topscorers', 'goals.total'],
      ['topyellowcards', 'cards.yellow'],
    ] as const) {
      const players = await answer<{ statistics: Record<string, Record<string, number>>[] }>(
        `football/${list}/271/2026`,
      );
      const [part = '', name = ''] = of.split('.');
      const figures = players.map(({ statistics }) => statistics[0]?.[part]?.[name] ?? 0);
      expect(figures.length).toBeGreaterThan(10);
      expect(figures).toEqual(figures.toSorted((one, other) => other - one));
    }
    expect((await answer('football/topredcards/271/2026')).length).toBeGreaterThan(0);
  });

  it('names the teams of a knockout round only when decided', async () => {
    const all = await fixtures('4/2026/all');
    expect(all.length).toBeGreaterThanOrEqual(44);
    expect(all.length).toBeLessThan(51);
    clock = now + 30 * 86_400;
    const later = await fixtures('4/2026/all');
    expect(later).toHaveLength(51);
    expect(
      later.slice(36).every(({ fixture, goals, score, teams }) => {
        const level = goals.home === goals.away;
        return (
          level === (fixture.status.short === 'PEN') &&
          level === (score.penalty.home !== null) &&
          teams.home.winner !== null
        );
      }),
    ).toBe(true);
    clock = now;
  });

  it('has the same semi-final as the live blog', async () => {
    expect(await fixtures('7101')).toMatchObject([
      {
        fixture: { id: 7101, timestamp: now - 180_420, status: { short: 'FT', elapsed: 90, extra: 4 } },
        teams: { home: { name: 'Bodonyvári Bányász' }, away: { name: 'Újparti Kikötő' } },
        goals: { home: 3, away: 2 },
      },
    ]);
  });

  it('answers what does not exist with nothing, and what cannot be asked with an error under 200', async () => {
    for (const path of ['fixtures/9', 'fixtures/9/2026/all', 'standings/271/1999', 'topscorers/9/2026', 'leagues/XX'])
      expect(await answer(`football/${path}`)).toEqual([]);
    for (const path of ['fixtures/x', 'fixtures/271/2026/2026-02-30', 'standings/271/-5', 'fixtures/99999999999']) {
      const { status, json } = await origin.ask(`/livescore/football/${path}`);
      expect([status, json.response, Array.isArray(json.errors)]).toEqual([200, [], false]);
    }
    expect((await origin.ask('/livescore/football/x')).status).toBe(404);
    expect((await origin.ask('/livescore/chess/seasons')).status).toBe(404);
    expect(origin.problems).toEqual([]);
  });

  it('draws badges, flags and circuits', async () => {
    for (const path of ['team/3101.svg', 'team/2012.svg', 'racing-team/601.svg', 'circuit/407.svg']) {
      const { status, headers, body } = await origin.ask(`/livescore/media/${path}`);
      expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
      expect(body.toString()).toMatch(/^<svg .*<\/svg>$/s);
    }
    expect((await origin.ask('/livescore/media/team/9.svg')).status).toBe(404);
    expect((await origin.ask('/livescore/media/../x')).status).toBe(404);
  });
});

interface Race {
  readonly id: number;
  readonly type: string;
  readonly status: string;
  readonly flag: string | null;
  readonly laps: { readonly current: number | null; readonly total: number | null };
}
interface Row {
  readonly position: number;
  readonly time: string | null;
  readonly driver: { readonly id: number };
}

describe('the Formula 1 of the live-score service', () => {
  const races = () => answer<Race>('formula-1/races/2026');
  it('has a race on its way, with an order, a grid, and more to come', async () => {
    const all = await races();
    expect(all).toHaveLength(70);
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(['Completed', 'Live', 'Scheduled']));
    const live = all.find(({ status, type }) => status === 'Live' && type === 'Verseny');
    expect(live?.laps.current).toBeGreaterThan(10);
    const order = await answer<Row>(`formula-1/result/${live?.id}`);
    expect(order.map(({ position }) => position)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
    expect(await answer(`formula-1/result/-${live?.id}`)).toHaveLength(20);
    const next = all.find(({ status, type }) => status === 'Scheduled' && type === 'Verseny');
    expect(await answer(`formula-1/result/${next?.id}`)).toEqual([]);
    expect(await answer(`formula-1/result/-${next?.id}`)).toEqual([]);
  });

  it('gives points only for finished races', async () => {
    const drivers = await answer<{ points: number; team: { id: number } }>('formula-1/drivers/2026');
    const teams = await answer<{ points: number }>('formula-1/teams/2026');
    expect([drivers.length, teams.length]).toEqual([20, 10]);
    const sum = (rows: readonly { points: number }[]) => rows.reduce((all, { points }) => all + points, 0);
    expect(sum(drivers)).toBe(sum(teams));
    expect(sum(drivers)).toBeLessThanOrEqual(6 * 101 + 2 * 36);
    expect(sum(drivers)).toBeGreaterThan(6 * 90);
  });

  it('describes circuits, teams and drivers', async () => {
    expect(await answer('formula-1/circuit/407')).toMatchObject([{ id: 407, name: 'Tisza-gyűrű', laps: 70 }]);
    expect(await answer('formula-1/team/601')).toMatchObject([
      { id: 601, name: 'Kormorán Racing', engine: 'Kormorán V6' },
    ]);
    expect(await answer('formula-1/driver/701')).toMatchObject([{ id: 701, abbr: 'HAM', career_points: '1712.5' }]);
    expect(await answer('formula-1/driver/9')).toEqual([]);
  });
});

describe('without the simulator', () => {
  it('returns only the data that the content contains', async () => {
    const content = { sites: fiveSites, liveScores: buildLiveScores(now) };
    const quiet = await startTestOrigin({ inMemory: true }, content, () => now, { liveScores: { simulator: false } });
    const response = async (path: string) => (await quiet.ask(`/livescore/${path}`)).json.response;
    expect(await response('football/fixtures/271/2026/all')).toEqual([]);
    expect(await response('football/fixtures/271063')).toEqual([]);
    expect((await response('football/fixtures/273/2026/all')).map(({ fixture }: FixtureItem) => fixture.id)).toEqual([
      7101, 7102,
    ]);
    expect(await response('formula-1/seasons')).toEqual([]);
    expect(await response('formula-1/races/2026')).toEqual([]);
    expect(quiet.problems).toEqual([]);
    await quiet.close();
  });
});
