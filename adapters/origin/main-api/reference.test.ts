import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Origin, runOrigin } from '../process/run-origin.ts';
import { noSample } from '../testing/no-sample.ts';
import { testSecret } from '../testing/ask-origin.ts';
import { now, smallContent } from '../testing/small-content.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'reference-'));
const rates = [
  {
    site: 'main',
    currency: 'EUR',
    days: [
      { day: '2026-08-01', rate: 390 },
      { day: '2026-09-18', rate: 395 },
      { day: '2026-09-21', rate: 396.5 },
    ],
  },
  { site: 'main', currency: 'CZK', days: [{ day: '2026-09-21', rate: 15.8 }] },
  { site: 'sister', currency: 'EUR', days: [{ day: '2026-09-21', rate: 4.97 }] },
] as const;
const minutes = [
  { day: '2026-09-20', recurring: 1, onetime: 10 },
  { day: '2026-09-21', recurring: 2, onetime: 20 },
];

let origin: Origin;
beforeAll(async () => {
  origin = await runOrigin({
    database: { inMemory: true },
    dataDir,
    siteHeader: 'lapunk-sites',
    secret: testSecret,
    content: { kind: 'given', content: { ...smallContent, rates, minutes } },
    sample: noSample,
    now: () => now,
    log: () => undefined,
  });
  await origin.ready;
});
afterAll(async () => {
  await origin.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const get = async (path: string, site = 'lapunk') => {
  const answer = await fetch(origin.url + path, { headers: { 'lapunk-sites': site, 'origin-secret': testSecret } });
  return { status: answer.status, type: answer.headers.get('content-type'), json: await answer.json() };
};

describe('the calls of reference', () => {
  it('give rates up to the newest day, in the money of the site', async () => {
    expect((await get('/api/exchange?currency=eur&range=1w')).json).toEqual({
      currency: 'EUR',
      range: '1w',
      base: 'HUF',
      items: [
        { day: '2026-09-18', rate: 395 },
        { day: '2026-09-21', rate: 396.5 },
      ],
    });
    expect((await get('/api/exchange?range=2y')).json.items).toHaveLength(3);
    expect((await get('/api/exchange', 'testver')).json).toMatchObject({ base: 'RON', items: [{ rate: 4.97 }] });
  });

  it('put the newest rates with their change into the figures of every page', async () => {
    expect((await get('/api/frontend/refresh')).json.exchangesRates).toEqual([
      { currency: 'EUR', rate: 396.5, change: 1.5, day: '2026-09-21' },
      { currency: 'CZK', rate: 15.8, change: 0, day: expect.any(String) },
    ]);
  });

  it('add up the minutes of a day and from a day on', async () => {
    expect((await get('/api/minutes?day=2026-09-21')).json).toEqual({ recurring: 2, onetime: 20 });
    expect((await get('/api/counter?from=2026-09-20')).json).toEqual({ recurring: 3, onetime: 30 });
    expect((await get('/api/counter?from=2030-01-01')).json).toEqual({ recurring: 0, onetime: 0 });
  });

  it('find an episode by its slug or its article, and list the podcasts', async () => {
    expect((await get('/api/episodes/ep-3')).json).toMatchObject({ slug: 'ep-3', article: null });
    expect((await get('/api/episodes/hosszu')).json).toMatchObject({ slug: 'ep-0' });
    expect((await get('/api/podcasts/public/all')).json).toMatchObject({
      podcasts: [{ slug: 'hang', episodes: 6, newest: { slug: 'ep-0' } }],
    });
  });

  it.each([
    ['/api/exchange?currency=euro', 400, 'currency'],
    ['/api/exchange?currency=%00%00%00', 400, 'currency'],
    ['/api/exchange?range=9y', 400, 'range'],
    ['/api/exchange?currency=xts', 404, 'XTS'],
    ['/api/minutes', 400, 'day'],
    ['/api/minutes?day=2026-02-30', 400, 'day'],
    ['/api/minutes?day=ma', 400, 'day'],
    ['/api/counter?from=1', 400, 'from'],
    ['/api/episodes/nincs', 404, 'nincs'],
  ])('refuse %s with %d and say why', async (path, status, word) => {
    const answer = await get(path);
    expect([answer.status, answer.type]).toEqual([status, 'application/problem+json']);
    expect(answer.json.detail).toContain(word);
  });
});
