import { expect, type Page, test } from '@playwright/test';
import { addressOf, mainSite } from '../site/addresses.ts';
import { awaken } from '../page/as-told.ts';
import { axeOn } from '../page/axe.ts';
import { byNode, refresh, refreshing, type Told } from '../page/refreshes.ts';

const text = 'Harmadfokú figyelmeztetés: próba, 23:59-ig';
const warned = (told: Told, now: number) => ({
  alarms: [{ text, until: Math.floor(now) + 40 }],
  weather: told.weather && {
    ...told.weather,
    warnings: [{ level: 3, event: 'próba', area: '', from: Math.floor(now) - 60, until: Math.floor(now) + 40 }],
  },
});

const noteAnswers = async (page: Page, asked: string): Promise<readonly string[]> => {
  const answers: string[] = [];
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  browser.on('Network.responseReceived', ({ response }) => {
    if (new URL(response.url).pathname === asked) answers.push(response.fromDiskCache ? 'cache' : 'wire');
  });
  return answers;
};

test('an open page polls the server, never the cache of the browser', async ({ page, request }) => {
  const liveBlog = await addressOf(request, 'ildo-arviz-elo');
  await page.clock.install();
  for (const [path, asked] of [
    ['/', '/api/refresh'],
    [liveBlog, `${liveBlog}/_version.json`],
    ['/tamogatas', '/api/minutes-counter'],
  ] as const) {
    await page.goto(mainSite + path);
    await awaken(page);
    const answers = await noteAnswers(page, asked);
    for (let times = 0; times < 3; times += 1) {
      const answered = page.waitForResponse((one) => new URL(one.url()).pathname === asked);
      await page.clock.fastForward(80_000);
      await (await answered).finished();
    }
    await expect.poll(() => answers.length).toBeGreaterThan(2);
    expect(new Set(answers), asked).toEqual(new Set(['wire']));
  }
});

test('one refresh updates the head and every block of a page, none is sent while it is hidden, and a warning ends in time though no refresh succeeds any more', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(mainSite);
  await awaken(page);
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // Notices and running matches have polls of their own.
    if (/^\/api\/(?!notices|livescore)/.test(pathname)) asked.add(pathname);
  });
  await refreshing(page, warned);
  const hide = (hidden: boolean): Promise<void> =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => now });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await hide(true);
  await page.clock.fastForward(60_000);
  await page.evaluate(() => fetch('/robots.txt'));
  expect([...asked]).toEqual([]);
  const answered = page.waitForResponse(/\/api\/refresh\?/);
  await hide(false);
  await page.clock.fastForward(1_000);
  await answered;
  // Matched by its text: the current weather may add alarms of its own.
  const alarm = page.locator('.alarm', { hasText: text });
  const warning = page.locator('.weather__warning', { hasText: 'próba' });
  await expect(alarm).toBeVisible();
  await expect(warning).toBeVisible();
  expect([...asked]).toEqual(['/api/refresh']);
  await refreshing(page, null);
  for (let beat = 0; beat < 4; beat += 1) await page.clock.fastForward(15_000);
  await expect(alarm).toBeHidden();
  await expect(warning).toBeHidden();
  await expect(page.locator('.weather__degrees')).toBeVisible();
});

test('a warning in a cached page hides at its end, before any interaction', async ({ page }) => {
  await page.clock.install();
  await page.route(`${mainSite}/`, async (route) => {
    const answer = await route.fetch({ url: byNode(route.request().url()) });
    const until = Math.floor(Date.now() / 1000) + 20;
    const body = (await answer.text()).replace('<main', `<p class="alarm" data-ends="${until}">${text}</p><main`);
    return route.fulfill({ response: answer, body });
  });
  await page.goto(`${mainSite}/`);
  await expect(page.locator('.alarm', { hasText: text })).toBeVisible();
  for (let beat = 0; beat < 3; beat += 1) await page.clock.fastForward(15_000);
  await expect(page.locator('.alarm', { hasText: text })).toBeHidden();
  await expect(page.locator('html')).not.toHaveAttribute('data-awake', '');
});

test('axe accepts blocks that warn, are old or are missing', async ({ page }) => {
  await page.clock.install();
  await page.goto(mainSite);
  await awaken(page);
  const states: readonly ((told: Told, now: number) => object)[] = [
    warned,
    (told) => ({ weather: told.weather && { ...told.weather, old: true }, alarms: [] }),
    () => ({ weather: null, flooding: null, exchangeRates: [], widgets: [], alarms: [], line: ['hétfő'] }),
  ];
  for (const [at, state] of states.entries()) {
    await refreshing(page, state);
    await refresh(page);
    await expect(page.locator('.alarm')).toHaveCount(at === 0 ? 1 : 0);
    await expect(page.locator('.observed--old')).toHaveCount(at === 1 ? 1 : 0);
    await expect(page.locator('.day')).toHaveCount(at === 2 ? 0 : 1);
    const { violations } = await axeOn(page).include('body').analyze();
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html ?? ''}`)).toEqual([]);
  }
});

test('without scripts a page shows its data with their time', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of ['/', '/rovat/belfold']) {
    await page.goto(mainSite + path);
    await expect(page.locator('.weather .observed time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\dT/);
    await expect(page.locator('.flooding__gauges tbody tr').first()).toContainText('Ludasér');
  }
  await context.close();
});
