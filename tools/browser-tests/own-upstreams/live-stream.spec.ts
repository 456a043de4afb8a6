import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { contractFootball } from '#core/testing/contract-football.ts';
import { contractFormulaOne } from '#core/testing/contract-formula-one.ts';
import { nowOf, own, pass, setLiveScores } from '../site/servers.ts';
import { ownSite, passUntil } from './own-site.ts';

const followed = 9002;
let goals = 0;

const tell = (): Promise<void> =>
  setLiveScores({
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

test.beforeEach(async () => {
  goals = 0;
  await tell();
  // Makes upstream data of an earlier test stale.
  await pass(own, null, 61);
});

const query = `orszag=HU&liga=271&szezon=2024&nap=2025-01-12&meccs=${followed}`;
const address = `${ownSite}/rovat/sport/foci-eredmenyek?${query}`;
const streamed = /\/fixtures\/\d+\/events(\?|$)/;
const answered = /\/fixtures\/\d+(\?|$)/;
const score = (page: Page) => page.locator('.match-head__score');

const open = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  await page.clock.install({ time: (await nowOf(own)) * 1000 });
  await expect
    .poll(async () => {
      await page.goto(address);
      return (await score(page).allTextContents()).join();
    })
    .toBe(`${goals}–0`);
  await expect(page.locator('html')).toHaveAttribute('data-awake', '');
  return page;
};

test('two tabs share one stream, and the second one holds it once the first is closed', async ({ context }) => {
  const streams: Page[] = [];
  context.on('request', (request) => {
    if (streamed.test(request.url())) streams.push(request.frame().page());
  });
  // Blocks polling: the stream must be the only source.
  await context.route(answered, (route) => route.abort());
  const first = await open(context);
  await expect.poll(() => streams).toContain(first);
  const second = await open(context);
  expect(streams).not.toContain(second);

  goals = 1;
  await tell();
  await passUntil(second, score(second), '1–0');
  await expect(score(first)).toHaveText('1–0');
  expect(streams).not.toContain(second);

  await first.close();
  await expect.poll(() => streams).toContain(second);
  goals = 2;
  await tell();
  await passUntil(second, score(second), '2–0');
});

test('a page polls for the goal when the stream is refused', async ({ context }) => {
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
  goals = 1;
  await tell();
  await passUntil(page, score(page), '1–0');
  expect(asked).toBeGreaterThan(0);
});
