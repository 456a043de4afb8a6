import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type LocalUpstream, startLocalUpstream } from '#adapters/http/local-upstream.fake.ts';
import { contractFootball } from '#core/testing/contract-football.ts';
import { contractFormulaOne } from '#core/testing/contract-formula-one.ts';
import { liveScoresAt } from './live-score-api.fake.ts';
import { answeringLiveScores } from './live-score-service.fake.ts';

const good = answeringLiveScores(() => ({ football: contractFootball, formulaOne: contractFormulaOne }));
const nb1 = { league: 271, season: 2024 };

let upstream: LocalUpstream;
let asked: readonly string[];
beforeAll(async () => {
  upstream = await startLocalUpstream();
});
afterAll(() => upstream.close());
beforeEach(() => {
  asked = [];
  upstream.answer = (request, response) => {
    asked = [...asked, (request.url ?? '').replace('/livescore/', '')];
    good(request, response);
  };
});

describe('a resource that no response has named', () => {
  it('costs upstream nothing: no fixture, race, circuit, team or driver', async () => {
    const { scores, races } = liveScoresAt(upstream.baseUrl);
    const kinds = [
      await scores.fixture(9001),
      await races.results(502),
      await races.startingGrid(502),
      await races.circuit(41),
      await races.team(61),
      await races.driver(71),
    ].map((answer) => answer._unsafeUnwrapErr().kind);
    expect(kinds).toEqual(Array(6).fill('not-found'));
    expect(asked).toEqual([]);
  });

  it('costs only the requests for leagues, countries and seasons, for any number of callers', async () => {
    const { scores, races } = liveScoresAt(upstream.baseUrl);
    for (let id = 1000; id < 1050; id += 1) {
      await scores.standings(id, 2024);
      await scores.topScorers(271, id);
      await scores.leagues(`X${id}`);
      await scores.league(id);
      await scores.fixturesOfDay({ ...nb1, date: `${id}-01-01` });
      await scores.allFixtures({ ...nb1, startDate: `${id}-01-01` });
      await races.races(id);
      await races.drivers(id);
    }
    expect(asked.toSorted()).toEqual(['football/countries', 'football/leagues/all', 'formula-1/seasons']);
  });

  it('is named by a list: a fixture by its day, an earlier meeting by a fixture, a team by a driver', async () => {
    const { scores, races } = liveScoresAt(upstream.baseUrl);
    await scores.fixturesOfDay({ ...nb1, date: '2025-01-11' });
    await races.drivers(2025);
    expect((await scores.fixture(9001)).isOk()).toBe(true);
    expect((await races.team(62))._unsafeUnwrapErr().kind).toBe('not-found');
    expect(asked).not.toContain('formula-1/team/62');
    await races.driver(71);
    await races.team(62);
    expect(asked).toContain('formula-1/team/62');
  });
});

describe('a service that does not list all leagues', () => {
  it.each(['404', 'nothing'])('and responds with %s is asked for the leagues of the requested country', async (how) => {
    upstream.answer = (request, response) => {
      if (request.url !== '/livescore/football/leagues/all') good(request, response);
      else if (how === '404') response.writeHead(404).end();
      else response.writeHead(200).end('{"errors":[],"response":[]}');
    };
    const { scores } = liveScoresAt(upstream.baseUrl);
    expect((await scores.standings(271, 2024))._unsafeUnwrapErr().kind).toBe('not-found');
    await scores.leagues('HU');
    expect((await scores.standings(271, 2024)).isOk()).toBe(true);
  });

  it('and is down leaves the question open', async () => {
    upstream.answer = (_, response) => void response.writeHead(503).end();
    const { scores } = liveScoresAt(upstream.baseUrl);
    expect((await scores.standings(271, 2024))._unsafeUnwrapErr().kind).toBe('unavailable');
  });
});

describe('the budget of calls', () => {
  it('is shared by football and Formula 1; when exhausted, cached data or unavailable is returned', async () => {
    let now = 1000;
    const clock = { now: () => now };
    const { scores, races } = liveScoresAt(upstream.baseUrl, { callsPerMinute: 3, clock });
    await scores.standings(271, 2024);
    await races.seasons();
    now = 1059;
    expect((await scores.standings(271, 2024)).isOk()).toBe(true);
    const refused = (await scores.seasons())._unsafeUnwrapErr();
    expect([refused.kind, String(refused.cause)]).toEqual(['unavailable', 'CallFault: over-budget']);
    expect(asked).toHaveLength(3);
    now = 1065;
    expect((await scores.seasons()).isOk()).toBe(true);
  });
});
