import { rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { answeringLiveScores } from '#adapters/live-score-api/live-score-service.fake.ts';
import { brand } from '#config/brand.ts';
import { freePort } from '#adapters/origin/testing/free-port.ts';
import { start, type Started, untilReady } from '#config/built-process.fake.ts';
import { makeFilledDataDir } from '#config/filled-data-dir.fake.ts';
import { contractFootball } from '#core/testing/contract-football.ts';
import { contractFormulaOne } from '#core/testing/contract-formula-one.ts';

/* A match whose goals a service of our own tells to a site of its own; they reach open pages by its real stream. */
test.describe.configure({ mode: 'default' });

const followed = 9002;
let goals = 0;
const world = () => ({
  formulaOne: contractFormulaOne,
  football: {
    ...contractFootball,
    matches: contractFootball.matches.map((match) =>
      match.fixture.id !== followed || match.fixture.status === 'not-started'
        ? match
        : { ...match, fixture: { ...match.fixture, score: { home: goals, away: 0 } } },
    ),
  },
});

let service: Server;
let site: Started;
let dataDir: string;
let address: string;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  service = createServer(answeringLiveScores(world)).listen(0, '127.0.0.1');
  await new Promise((resolve) => void service.once('listening', resolve));
  const port = await freePort();
  dataDir = await makeFilledDataDir();
  site = start('server.js', [], {
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    LIVE_SIMULATOR: 'off',
    LIVE_SCORE_API_URL: `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
  });
  await untilReady(site, port);
  const query = `orszag=HU&liga=271&szezon=2024&nap=2025-01-12&meccs=${followed}`;
  address = `http://${brand.slug}.localhost:${port}/rovat/sport/foci-eredmenyek?${query}`;
});

test.afterAll(async () => {
  await site?.stop();
  service?.close();
  await rm(dataDir, { recursive: true, force: true });
});

const streamed = /\/fixtures\/\d+\/events(\?|$)/;
const answered = /\/fixtures\/\d+(\?|$)/;
const score = (page: Page) => page.locator('.match-head__score');

const open = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('data-awake', '', { timeout: 20_000 });
  return page;
};

test('a goal comes to two tabs by the one stream that they share, and the other holds it once the first is gone', async ({
  context,
}) => {
  test.setTimeout(180_000);
  const streams: Page[] = [];
  context.on('request', (request) => {
    if (streamed.test(request.url())) streams.push(request.frame().page());
  });
  // Nothing but the stream can tell of a goal.
  await context.route(answered, (route) => route.abort());
  const first = await open(context);
  await expect.poll(() => streams).toEqual([first]);
  const second = await open(context);
  await expect(score(second)).toHaveText(`${goals}–0`);

  goals += 1;
  for (const page of [first, second]) await expect(score(page)).toHaveText(`${goals}–0`, { timeout: 60_000 });
  expect(streams).toEqual([first]);

  await first.close();
  await expect.poll(() => streams.length, { timeout: 20_000 }).toBe(2);
  expect(streams[1]).toBe(second);
  goals += 1;
  await expect(score(second)).toHaveText(`${goals}–0`, { timeout: 60_000 });
});

test('where the stream is refused, the page asks for the goal by itself', async ({ context }) => {
  test.setTimeout(180_000);
  let [refused, asked] = [0, 0];
  await context.route(streamed, (route) => {
    refused += 1;
    return route.fulfill({ status: 503 });
  });
  context.on('request', (request) => {
    if (answered.test(request.url())) asked += 1;
  });
  const page = await open(context);
  await expect.poll(() => refused).toBeGreaterThan(0);
  goals += 1;
  await expect(score(page)).toHaveText(`${goals}–0`, { timeout: 90_000 });
  expect(asked).toBeGreaterThan(0);
});
