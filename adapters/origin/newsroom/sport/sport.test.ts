import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { factsOf } from '../../sport/football/fixture-facts.wire.ts';
import { loadFixtures } from '../../sport/football/load-fixtures.ts';
import { openPlayedMatches } from '../../sport/simulator/football/played-matches.ts';
import { execute } from '../execute.ts';
import { openTestNewsroom } from '../context/testing-newsroom.fake.ts';
import type { TestNewsroom } from '../context/testing-newsroom.fake.ts';

const sample = (name: string): string => readFileSync(new URL(`./samples/${name}`, import.meta.url), 'utf8');
const worldCup = sample('worldcup-2018.json');
const hungary = sample('hu.1-2020-21.json');

let newsroom: TestNewsroom;
beforeAll(async () => {
  newsroom = await openTestNewsroom();
}, 60_000);
afterAll(() => newsroom.close());

// oxlint-disable-next-line typescript/no-explicit-any
const order = async (given: object): Promise<any> => execute(newsroom, given);
const importText = async (...texts: readonly string[]) =>
  order({ do: 'import-sport', files: texts.map((text, at) => ({ name: `${at}.json`, text, folder: '/' })) });
const standings = async (league: string, season: number) =>
  (await order({ do: 'sport-standings', league, season })).done.rows;
const context = () => ({ db: newsroom.db, now: newsroom.now, simulates: true, matches: openPlayedMatches() });

interface Published {
  readonly groups: readonly {
    readonly name: string;
    readonly standings: readonly {
      readonly team: { readonly name: string };
      readonly pos: number;
      readonly played: number;
      readonly won: number;
      readonly drawn: number;
      readonly lost: number;
      readonly goals_for: number;
      readonly goals_against: number;
      readonly pts: number;
    }[];
  }[];
}

describe('a season out of a file of openfootball', () => {
  it('is taken over whole, and a second time changes nothing', async () => {
    const first = await importText(worldCup, hungary);
    expect(first.done.seasons).toEqual([
      { league: 'world-cup', season: 2018, fixtures: 64, teams: 32, created: 64, changed: 0 },
      { league: 'hungarian-nemzeti-bajnoksag-i', season: 2020, fixtures: 198, teams: 12, created: 198, changed: 0 },
    ]);
    expect(first.edition).not.toBeNull();
    const again = await importText(worldCup, hungary);
    expect(
      again.done.seasons.map(({ created, changed }: { created: number; changed: number }) => [created, changed]),
    ).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect(again.edition).toBeNull();
  });

  it('has the table that was published', async () => {
    const published = JSON.parse(sample('worldcup-2018.standings.json')) as Published;
    expect(await standings('world-cup', 2018)).toEqual(
      published.groups.flatMap(({ name, standings: rows }) =>
        rows.map((row) => ({
          group: name,
          rank: row.pos,
          team: row.team.name,
          played: row.played,
          won: row.won,
          drawn: row.drawn,
          lost: row.lost,
          goalsFor: row.goals_for,
          goalsAgainst: row.goals_against,
          points: row.pts,
        })),
      ),
    );
    expect(await standings('1', 2018)).toEqual(await standings('world-cup', 2018));
  });

  it('counts results by decision, in a league with three rounds', async () => {
    const rows: readonly { team: string; points: number; goalsFor: number; goalsAgainst: number }[] = await standings(
      'hungarian-nemzeti-bajnoksag-i',
      2020,
    );
    expect(rows.map(({ team, points, goalsFor, goalsAgainst }) => [team, points, goalsFor, goalsAgainst])).toEqual([
      ['Ferencvárosi TC', 78, 69, 22],
      ['Puskás FC', 58, 52, 42],
      ['Fehérvár FC', 56, 68, 38],
      ['Paksi SE', 50, 76, 64],
      ['Kisvárda FC', 46, 30, 36],
      ['MTK Budapest', 42, 44, 49],
      ['Mezőkövesdi SE', 42, 40, 46],
      ['Újpest FC', 42, 46, 67],
      ['Zalaegerszegi TE', 37, 58, 58],
      ['Budapest Honvéd', 37, 46, 48],
      ['Diósgyöri VTK', 33, 34, 53],
      ['Budafoki MTE', 27, 34, 74],
    ]);
  });

  it('has every score as the sum of its goals, and shoot-outs, zones and clock changes right', async () => {
    const cup = await loadFixtures(context(), { league: 1, season: 2018 });
    const own = cup.map((fixture) => ({ ...factsOf(fixture), row: fixture.row, item: fixture.item }));
    expect(own.every(({ goals, events }) => events.length === (goals.home ?? 0) + (goals.away ?? 0))).toBe(true);
    const spain = own.find(({ home, away }) => home.name === 'Spain' && away.name === 'Russia');
    expect(spain).toMatchObject({
      short: 'PEN',
      goals: { home: 1, away: 1 },
      item: { score: { penalty: { home: 3, away: 4 } } },
    });
    expect(spain?.events[0]).toMatchObject({ detail: 'Own Goal', team: { name: 'Spain' } });
    const egypt = own.find(({ home, away }) => home.name === 'Egypt' && away.name === 'Uruguay');
    expect(new Date((egypt?.row.kickOff ?? 0) * 1000).toISOString()).toBe('2018-06-15T12:00:00.000Z');
    const at = async (date: string, time: string): Promise<string> => {
      const match = { round: `R ${date}`, date, time, team1: 'Egy', team2: 'Kettő' };
      await importText(JSON.stringify({ name: 'Zone Cup 2026', matches: [match] }));
      const rows = await newsroom.db
        .selectFrom('football_fixtures')
        .select('kick_off')
        .where('round', '=', match.round)
        .execute();
      return new Date((rows[0]?.kick_off ?? 0) * 1000).toISOString();
    };
    expect(await at('2026-03-28', '20:00')).toBe('2026-03-28T19:00:00.000Z');
    expect(await at('2026-03-29', '20:00')).toBe('2026-03-29T18:00:00.000Z');
    expect(await at('2026-10-25', '02:30')).toBe('2026-10-25T00:30:00.000Z');
    expect(await at('2026-10-25', '20:00')).toBe('2026-10-25T19:00:00.000Z');
  });

  it('follows a correction', async () => {
    const changed = worldCup.replace('"ft": [5, 0], "ht": [2, 0]', '"ft": [4, 0], "ht": [2, 0]');
    expect((await importText(changed)).done.seasons).toMatchObject([{ created: 0, changed: 1 }]);
    expect((await importText(worldCup)).done.seasons).toMatchObject([{ created: 0, changed: 1 }]);
  });
});

const item = (id: number, more: object = {}) => ({
  fixture: { id, timestamp: 1_700_000_000 + id, status: { short: 'FT' }, venue: null, referee: null },
  league: { id: 39, name: 'Felső Liga', season: 2023, country: 'Hungary', round: 'Regular Season - 1', flag: null },
  teams: { home: { id: 501, name: 'Egy SE' }, away: { id: 502, name: 'Kettő TK' } },
  goals: { home: 2, away: 1 },
  ...more,
});

describe('a season in upstream’s own words', () => {
  it('is stored as received, from a response or a list', async () => {
    const told = await importText(JSON.stringify({ get: 'fixtures', errors: [], response: [item(31), item(32)] }));
    expect(told.done.seasons).toEqual([
      { league: 'felso-liga', season: 2023, fixtures: 2, teams: 2, created: 2, changed: 0 },
    ]);
    expect(
      (await importText(JSON.stringify([item(31), item(32, { goals: { home: 3, away: 1 } })]))).done.seasons,
    ).toMatchObject([{ created: 0, changed: 1 }]);
    const [first] = await loadFixtures(context(), { ids: [31] });
    expect(first?.item).toMatchObject({ fixture: { id: 31, status: { short: 'FT' } }, goals: { home: 2, away: 1 } });
    expect(await standings('39', 2023)).toMatchObject([
      { team: 'Egy SE', played: 2, goalsFor: 5 },
      { team: 'Kettő TK', goalsAgainst: 5 },
    ]);
  });

  it('replaces the simulated season with its id', async () => {
    const { sql } = await import('kysely');
    await sql`update football_fixtures set seed = 5, told = null where id = 31`.execute(newsroom.db);
    expect((await importText(JSON.stringify([item(31)]))).done.seasons).toMatchObject([{ changed: 1 }]);
    expect(
      (await newsroom.db.selectFrom('football_fixtures').select('seed').where('id', '=', 31).execute())[0]?.seed,
    ).toBeNull();
  });
});

describe('what cannot be read', () => {
  const faults = async (text: string): Promise<readonly (string | undefined)[]> =>
    (await importText(text)).done.faults.map(({ kind, field = '', found = '' }: Record<string, string>) =>
      `${kind} ${field} ${found}`.trim(),
    );
  it.each([
    ['{', /^not-json/],
    ['{"standings":[]}', /^not-fixtures$/],
    ['7', /^not-fixtures$/],
    ['{"name":"Liga","matches":[]}', /^malformed name "Liga"$/],
    [
      '{"name":"Liga 2020","matches":[{"date":"2020-02-30","team1":"A","team2":"B"}]}',
      /^malformed matches\[0\]\.date "2020-02-30"$/,
    ],
    ['{"name":"Liga 2020","matches":[{"date":"2020-02-03","team1":"A"}]}', /^missing matches\[0\]\.team2$/],
    [
      '{"name":"Liga 2020","matches":[{"date":"2020-02-03","team1":"A","team2":"B","score":{"ft":[1]}}]}',
      /^malformed matches\[0\]\.score/,
    ],
    ['[{"fixture":{"id":"x"}}]', /^malformed \[0\]\.fixture\.id "x"/],
    ['{"response":[{}]}', /^missing response\[0\]\.fixture/],
    [JSON.stringify([item(7), item(7)]), /^fixture-twice \[1\] Egy SE–Kettő TK$/],
  ])('is told with its place: %s', async (text, expected) => {
    expect((await faults(text))[0]).toMatch(expected);
  });

  it('prevents any write', async () => {
    const before = await newsroom.db.selectFrom('football_fixtures').select('id').execute();
    const { done, edition } = await importText(JSON.stringify([item(77)]), '{');
    expect([done.seasons, edition]).toEqual([[], null]);
    expect(await newsroom.db.selectFrom('football_fixtures').select('id').execute()).toHaveLength(before.length);
    expect(await order({ do: 'import-sport', files: [{ name: 'x', path: '/nowhere/x.json' }] })).toMatchObject({
      done: { faults: [{ file: 'x', kind: 'unreadable' }] },
    });
  });

  it('is a league or season that is not there', async () => {
    expect(await order({ do: 'sport-standings', league: 'nincs', season: 2020 })).toEqual({
      failed: 'no-league',
      about: 'nincs',
    });
    expect(await order({ do: 'sport-standings', league: 'world-cup', season: 2019 })).toEqual({
      failed: 'no-season',
      about: 'world-cup 2019',
    });
  });
});
