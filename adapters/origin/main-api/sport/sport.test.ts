import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestOrigin } from '../../testing/ask-origin.ts';
import type { TestOrigin } from '../../testing/ask-origin.ts';
import { now, smallContent } from '../../testing/small-content.ts';

const day = '2026-09-21';
const fixture = (id: number, kickOff: number, short: string, league = 271, more: object = {}) => ({
  id,
  league,
  season: 2026,
  kickOff,
  home: 1,
  away: 2,
  told: { fixture: { status: { short }, ...more }, goals: { home: 1, away: 0 } },
});

const [first] = smallContent.articles ?? [];
const about = (slug: string, livescoreId: number, more: object = {}) =>
  first === undefined ? [] : [{ ...first, slug, section: 'sport', livescoreId, ...more }];

let origin: TestOrigin;
beforeAll(async () => {
  origin = await startTestOrigin(
    { inMemory: true },
    {
      ...smallContent,
      articles: [
        ...(smallContent.articles ?? []),
        ...about('elso-tudositas', 11, { publishedAt: now - 9000 }),
        ...about('gepi-tudositas', 11, { publishedAt: now - 8000, flags: ['robot'] }),
        ...about('majd-lesz', 12, { publishedAt: now + 5000 }),
        ...about('kikapcsolva', 13, { active: false }),
      ],
      uniques: [
        {
          site: 'main',
          slug: 'sport-leagues',
          content: '[{"key":"NB I","value":"?orszag=HU&liga=271"},{"key":9,"value":"X"}]',
        },
        { site: 'main', slug: 'livescore-pp-dashboard', content: '[{"id":11,"short":"NS"},{"id":99,"short":"NS"}]' },
      ],
      liveScores: {
        football: {
          countries: [{ id: 'HU', name: 'Magyarország', code: 'HU' }],
          leagues: [271, 3].map((id) => ({
            id,
            slug: `l${id}`,
            name: `Liga ${id}`,
            country: 'HU',
            seasons: [{ year: 2026, start: null, end: null }],
          })),
          teams: [
            { id: 1, name: 'Egy SE' },
            { id: 2, name: 'Kettő TK' },
          ],
          fixtures: [
            fixture(11, now - 12_000, 'FT', 271, { timestamp: null, date: day }),
            fixture(12, now - 3000, '2H'),
            fixture(13, now + 86_400, 'NS'),
            fixture(14, now, '1H', 3),
          ],
        },
      },
    },
    () => now,
  );
}, 60_000);
afterAll(() => origin.close());

const items = async (
  path: string,
): Promise<readonly { fixture: { id: number }; url: string | null; robot: boolean }[]> =>
  (await origin.ask(path)).json.items;

describe('the sport that a newsroom follows', () => {
  it('lists a season with the newest public report of each match, and whether a machine wrote it', async () => {
    const all = await items('/api/livescore/football/fixtures/271/2026/all/all');
    expect(all.map((one) => [one.fixture.id, one.url, one.robot])).toEqual([
      [11, '/sport/2026/09/21/gepi-tudositas', true],
      [12, null, false],
      [13, null, false],
    ]);
    expect(
      (await items(`/api/livescore/football/fixtures/271/2026/all/2026-09-22`)).map((one) => one.fixture.id),
    ).toEqual([13]);
  });

  it('lists a day of the leagues that are followed', async () => {
    expect((await items(`/api/livescore/all/${day}`)).map((one) => one.fixture.id)).toEqual([11, 12]);
    for (const path of ['all/2026-13-01', 'football/fixtures/x/2026/all/all', 'football/fixtures/1/2026/all/x'])
      expect((await origin.ask(`/api/livescore/${path}`)).status).toBe(400);
  });

  it('keeps the match dashboard current, including what editors added', async () => {
    const { json } = await origin.ask('/api/unique/livescore-pp-dashboard');
    expect(JSON.parse(json.content)).toEqual([
      {
        id: 11,
        league: 'Liga 271',
        home: 'Egy SE',
        away: 'Kettő TK',
        timestamp: now - 12_000,
        short: 'FT',
        goals: { home: 1, away: 0 },
      },
      { id: 99, short: 'NS' },
    ]);
    expect((await origin.ask('/api/unique/semmi')).status).toBe(404);
  });
});
