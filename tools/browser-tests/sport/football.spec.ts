import { expect, type Page, type Request, test } from '@playwright/test';
import { mainSite } from '../site/addresses.ts';
import { axeOn } from '../page/axe.ts';
import { goal, historyOf, servedMatch, type Told } from './told-match.ts';

const football = `${mainSite}/rovat/sport/foci-eredmenyek`;
const answers = /\/api\/livescore\/football\/fixtures\/\d+(\?|$)/;
/** Seconds; longer than any polling interval. */
const oneQuestion = 19;

const comingMatch = async (page: Page): Promise<string> => {
  await page.goto(football);
  return mainSite + ((await page.locator('.timetable .match__middle').last().getAttribute('href')) ?? '');
};

interface Stage {
  readonly tell: (told: Partial<Told>) => Promise<void>;
  readonly asked: () => Promise<number>;
}

const openMatch = async (page: Page, fan = ''): Promise<Stage> => {
  const address = await comingMatch(page);
  const { served, first } = await servedMatch(page, address);
  const states: Told[] = [];
  const carried = new Map<Request, number>();
  const now = (): Promise<number> => page.evaluate(() => Date.now() / 1000);
  const asked = (): Promise<number> => page.evaluate(() => (window as unknown as { asked: number }).asked);
  await page.route(/\/fixtures\/\d+\/events/, (route) => route.fulfill({ status: 204 }));
  await page.route(answers, async (route) => {
    const at = Math.max(first.at, await now());
    carried.set(route.request(), states.length);
    return route.fulfill({ json: historyOf(served, states, at) });
  });
  // Document and data may have different times; the update must be newer than both.
  await page.clock.install({ time: (first.at + 120) * 1000 });
  await page.addInitScript((kept) => {
    localStorage.setItem('sport', kept);
    const counted = Object.assign(window, { asked: 0 });
    const { fetch } = window;
    window.fetch = (...request) => {
      if (/\/fixtures\/\d+(\?|$)/.test(String(request[0]))) counted.asked += 1;
      return fetch(...request);
    };
  }, fan);
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('data-awake', '');
  const tell = async (next: Partial<Told>): Promise<void> => {
    states.push({ ...(states.at(-1) ?? first), ...next, at: await now() });
    const told = page.waitForEvent('requestfinished', (request) => carried.get(request) === states.length);
    const before = await asked();
    await expect
      .poll(async () => {
        await page.clock.fastForward(oneQuestion * 1000);
        return asked();
      })
      .toBeGreaterThan(before);
    await told;
  };
  return { tell, asked };
};

const score = (page: Page) => page.locator('.match-head__score');
const status = (page: Page) => page.locator('.match-head__status');
const said = (page: Page) => page.locator('.match-page > [role="status"]');

test('a match day is followed from before kick-off to the last penalty', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 900 });
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  const { tell, asked } = await openMatch(page);
  await expect(score(page)).toHaveText(/^\d\d:\d\d$/);
  await expect(status(page)).toHaveText('nem kezdődött el');

  await tell({ short: '1H', minute: 3, score: [0, 0] });
  await expect(score(page)).toHaveText('0–0');
  await expect(said(page)).toContainText('1. félidő');

  await tell({ minute: 12, score: [1, 0], events: [goal(12)] });
  await expect(score(page)).toHaveText('1–0');
  await expect(said(page)).toContainText('Gól!');
  await expect(page.locator('.match-event', { hasText: 'Gól' })).toContainText('Próba Péter');

  await tell({ minute: 14, score: [0, 0], events: [] });
  await expect(score(page)).toHaveText('0–0');
  await expect(page.locator('.match-event')).toContainText('Gól visszavonva');
  await expect(said(page)).toContainText('Gól visszavonva');

  await tell({ short: 'HT', minute: 45 });
  await expect(status(page)).toContainText('félidő');

  await tell({ short: '2H', minute: 60, score: [1, 0] });
  await expect(page.locator('.match-head__review')).toHaveText('egyeztetés alatt');
  const secondHalf = [goal(60), goal(71, { type: 'Card', detail: 'Red Card' }), goal(80, { side: 'away' })];
  await tell({ minute: 81, score: [1, 1], events: secondHalf });
  await expect(page.locator('.match-head__review')).toHaveCount(0);
  await expect(said(page)).toContainText('Piros lap: Próba Péter');

  await tell({ short: 'ET', minute: 95, events: secondHalf });
  await expect(page.locator('svg.timeline')).toHaveAttribute('viewBox', /^0 0 125 /);
  await tell({ short: 'P', minute: 120, events: secondHalf, shootOut: [1, 0] });
  await expect(page.locator('svg.timeline')).toHaveAttribute('viewBox', /^0 0 130 /);
  await tell({ short: 'PEN', minute: 120, events: secondHalf, shootOut: [4, 3] });
  await expect(page.locator('.match-head__shoot-out')).toHaveText('11-esekkel 4–3');
  await expect(status(page)).toContainText('vége');

  const before = await asked();
  await page.clock.runFor(300_000);
  expect(await asked()).toBe(before);
  expect(problems).toEqual([]);
  for (const [width, colorScheme] of [
    [375, 'light'],
    [1280, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    expect((await axeOn(page).include('main').analyze()).violations.map(({ id }) => id)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test('nothing shifts while a match is running', async ({ page }) => {
  const { tell } = await openMatch(page);
  await tell({ short: '1H', minute: 3, score: [0, 0] });
  const read = page.getByRole('heading', { name: 'Várható kimenetel' });
  await read.evaluate((element) =>
    scrollTo({ top: scrollY + element.getBoundingClientRect().top - 80, behavior: 'instant' }),
  );
  const top = () => read.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await top();
  await tell({ minute: 12, score: [1, 0], events: [goal(12)] });
  await expect(score(page)).toHaveText('1–0');
  expect(await top()).toBe(before);
});

test('says when it was last confirmed, and marks data older than a minute', async ({ page }) => {
  const { tell } = await openMatch(page);
  await tell({ short: '1H', minute: 3, score: [0, 0] });
  await expect(page.locator('.freshness')).toContainText('Utoljára frissítve');
  await page.route(answers, (route) => route.abort());
  await page.clock.runFor(70_000);
  await expect(page.locator('.freshness__mark')).toBeVisible();
});

test('a delay holds a goal back for its full length, and nothing shows earlier', async ({ page }) => {
  const { tell } = await openMatch(page, '60 late');
  await tell({ short: '1H', minute: 3, score: [0, 0] });
  await page.clock.runFor(61_000);
  await expect(score(page)).toHaveText('0–0');
  await tell({ minute: 12, score: [1, 0], events: [goal(12)] });
  await expect(score(page)).toHaveText('0–0');
  await expect(said(page)).not.toContainText('Gól');
  await page.clock.runFor(61_000);
  await expect(score(page)).toHaveText('1–0');
});

test('a fan who hides results sees each only after a click', async ({ page }) => {
  await page.goto(football);
  await expect(page.locator('html')).toHaveAttribute('data-awake', '');
  await page.getByText('Szurkolói beállítások').click();
  await page.getByLabel('Eredmények elrejtése').check();
  const table = page.locator('.football__table .data-table').first();
  await expect(table).toBeHidden();
  await page.reload();
  await expect(table).toBeHidden();
  await page.locator('.football__table').getByRole('button', { name: 'Eredmény megmutatása' }).click();
  await expect(table).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a league, a day and a match are chosen by forms and links', async ({ page }) => {
    await page.goto(football);
    await page.getByRole('link', { name: 'Góllövőlista' }).click();
    await expect(page).toHaveURL(/\?oldal=gol$/);
    await page.getByRole('link', { name: 'Következő nap' }).click();
    await expect(page).toHaveURL(/nap=/);
    await page.locator('[data-current] .match__middle').click();
    await expect(page).toHaveURL(/meccs=\d+/);
    await page.getByRole('link', { name: 'Vissza' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await page.goto(`${football}?orszag=XX&liga=999999&oldal=x`))?.status()).toBe(200);
    expect(new URL(page.url()).search).toBe('');
  });
});
