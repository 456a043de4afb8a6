import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestOrigin } from '../testing/ask-origin.ts';
import type { TestOrigin } from '../testing/ask-origin.ts';
import { fiveSites } from '../testing/five-sites.ts';
import { answerTelling, courses, troubledContent, troubles } from './football/troubled.fixtures.ts';

const now = 1_795_375_800;

let origin: TestOrigin;
beforeAll(async () => {
  origin = await startTestOrigin({ inMemory: true }, { sites: fiveSites, liveScores: troubledContent(now) }, () => now);
});
afterAll(() => origin.close());

const answer = async (path: string) => {
  const { status, json } = await origin.ask(`/livescore/football/${path}`);
  expect([status, json.errors]).toEqual([200, []]);
  return json.response;
};

describe('malformed upstream data', () => {
  it('is passed on unchanged, together with the stored fields', async () => {
    for (const [at, told] of Object.values(troubles).entries()) {
      const [match] = await answer(`fixtures/${9_100 + at}`);
      expect(match).toMatchObject({ ...told, fixture: { ...told.fixture, id: 9_100 + at } });
      expect(match.league).toMatchObject({ id: 9_000, season: 2026 });
    }
  });

  it('is left out of tables and lists, and breaks none', async () => {
    const [{ league }] = await answer('standings/9000/2026');
    expect(
      league.standings[0].map(({ team, all }: never) => [
        (team as { name: string }).name,
        (all as { played: number }).played,
      ]),
    ).toEqual([
      ['Alma SE', 1],
      ['Körte TK', 1],
    ]);
    const scorers = await answer('topscorers/9000/2026');
    expect(
      scorers.map(({ player, statistics }: never) => [
        (player as { name: string }).name,
        (statistics as { goals: { total: number } }[])[0]?.goals.total,
      ]),
    ).toEqual([
      ['Bíbor Bence', 5],
      ['Cinke Csaba', 3],
    ]);
    expect(await answer('topredcards/9000/2026')).toEqual([]);
  });

  it('may be three hundred matches on a day', async () => {
    expect(await answer('fixtures/9000/2026/2026-11-23')).toHaveLength(300);
    expect(await answer('fixtures/9000/2026/all')).toHaveLength(308);
  });

  it('may change while it is looked at', async () => {
    for (const moments of Object.values(courses))
      for (const told of moments) {
        const files = [{ name: 'x.json', text: answerTelling(9_500, now, told), folder: '/' }];
        expect(await origin.command({ do: 'import-sport', files })).toMatchObject({ done: { faults: [] } });
        expect((await answer('fixtures/9500'))[0]).toMatchObject({ ...told, fixture: { ...told.fixture, id: 9_500 } });
      }
    expect(origin.problems).toEqual([]);
  });
});
