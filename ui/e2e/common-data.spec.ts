import { expect, type Page, test } from '@playwright/test';
import { addressOf, mainSite } from './addresses.ts';
import { axeOn } from './axe.ts';

/** What a page shows of the world outside, as the server tells it. */
interface Told {
  readonly weather: { readonly observedAt: number; readonly warnings: readonly object[] } | null;
  readonly alarms: readonly object[];
}

/** Node does not know the loopback names of sites; the main one answers on any other. */
const byNode = (url: string): string => url.replace(/\/\/\w+\.localhost/, '//localhost');

const wake = async (page: Page): Promise<void> => {
  await page.locator('[data-search] summary').click();
  await expect(page.locator('html')).toHaveAttribute('data-awake', '');
  await page.keyboard.press('Escape');
};

type Change = ((told: Told, now: number) => object) | null;

const changes = new WeakMap<Page, Change>();

/** Puts other figures under the next refreshes of a page; null lets none of them come through. */
const refreshing = async (page: Page, change: Change): Promise<void> => {
  const routed = changes.has(page);
  changes.set(page, change);
  // Routed once: an answer on its way would lose its route with it.
  if (routed) return;
  await page.route('**/api/refresh?*', async (route) => {
    const change = changes.get(page) ?? null;
    if (change === null) return route.fulfill({ status: 500, body: '<html>' });
    const now = await page.evaluate(() => Date.now() / 1000);
    const answer = await route.fetch({ url: byNode(route.request().url()) });
    const told = (await answer.json()) as Told;
    return route.fulfill({ json: { ...told, ...change(told, now) } });
  });
};

const text = 'Harmadfokú figyelmeztetés: próba, 23:59-ig';
const warned = (told: Told, now: number) => ({
  alarms: [{ text, until: Math.floor(now) + 40 }],
  weather: told.weather && {
    ...told.weather,
    warnings: [{ level: 3, event: 'próba', area: '', from: Math.floor(now) - 60, until: Math.floor(now) + 40 }],
  },
});

test('a browser asks anew at each refresh, so that its own cache never shows what is older', async ({ page }) => {
  await page.goto(mainSite);
  const sizes = await page.evaluate(async () => {
    const address = '/api/refresh?in=%2F';
    for (let times = 0; times < 3; times += 1) await (await fetch(address)).json();
    const kept = performance.getEntriesByName(new URL(address, location.href).href) as PerformanceResourceTiming[];
    return kept.map(({ transferSize }) => transferSize);
  });
  expect(sizes).toHaveLength(3);
  // Nothing goes over the wire for what a cache answers by itself.
  for (const size of sizes) expect(size).toBeGreaterThan(0);
  const told = (await (await page.request.get(byNode(`${mainSite}/api/refresh?in=%2F`))).json()) as Told;
  expect(Date.now() / 1000 - (told.weather?.observedAt ?? 0)).toBeLessThan(600 + 20);
});

/** Notes whether each answer to an address came over the wire, or from the browser's cache. */
const noteAnswers = async (page: Page, asked: string): Promise<readonly string[]> => {
  const answers: string[] = [];
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  browser.on('Network.responseReceived', ({ response }) => {
    if (new URL(response.url).pathname === asked) answers.push(response.fromDiskCache ? 'cache' : 'wire');
  });
  return answers;
};

test('whatever an open page asks for again and again is asked of the server, so that nothing is a beat old', async ({
  page,
  request,
}) => {
  const liveBlog = await addressOf(request, 'ildo-arviz-elo');
  await page.clock.install();
  for (const [path, asked] of [
    ['/', '/api/refresh'],
    [liveBlog, `${liveBlog}/_version.json`],
    ['/tamogatas', '/api/minutes-counter'],
  ] as const) {
    await page.goto(mainSite + path);
    await wake(page);
    const answers = await noteAnswers(page, asked);
    // Beats come within a second here, in which every cache has what it was last told.
    await expect(async () => {
      await page.clock.fastForward(80_000);
      expect(answers.length).toBeGreaterThan(2);
    }).toPass();
    expect(new Set(answers), asked).toEqual(new Set(['wire']));
  }
});

test('one refresh tells the head and every block of a page, and none of them is asked for by itself', async ({
  page,
}) => {
  await page.clock.install();
  const asked: string[] = [];
  await page.goto(mainSite);
  await wake(page);
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  await refreshing(page, warned);
  await page.clock.fastForward(20_000);
  await expect(page.locator('.alarm')).toHaveText(text);
  await expect(page.locator('.weather__warning')).toContainText('próba');
  expect(new Set(asked.filter((path) => !path.includes('notices')))).toEqual(new Set(['/api/refresh']));
});

test('a warning is gone within a minute of its end though nothing can be had any more, and the rest stays', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(mainSite);
  await wake(page);
  await refreshing(page, warned);
  await page.clock.fastForward(20_000);
  // By its own words: the weather of the moment may warn as well, and nothing takes that back here.
  const alarm = page.locator('.alarm', { hasText: text });
  const warning = page.locator('.weather__warning', { hasText: 'próba' });
  await expect(alarm).toBeVisible();
  await expect(warning).toBeVisible();
  await refreshing(page, null);
  for (let beat = 0; beat < 4; beat += 1) await page.clock.fastForward(15_000);
  await expect(alarm).toBeHidden();
  await expect(warning).toBeHidden();
  await expect(page.locator('.weather__degrees')).toBeVisible();
});

test('a warning in a kept copy hides by itself, before anybody has touched the page', async ({ page }) => {
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

test('a long look elsewhere begins with a question at once', async ({ page }) => {
  await page.clock.install();
  await page.goto(mainSite);
  await wake(page);
  const hide = (hidden: boolean): Promise<void> =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => now });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await hide(true);
  let asked = 0;
  page.on('request', (request) => (asked += request.url().includes('/api/refresh') ? 1 : 0));
  await page.clock.fastForward(60_000);
  expect(asked).toBe(0);
  await hide(false);
  await page.clock.fastForward(1_000);
  await expect.poll(() => asked).toBe(1);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`warned, old and missing blocks have nothing that axe objects to (${colorScheme})`, async ({ browser }) => {
    const context = await browser.newContext({ colorScheme });
    const page = await context.newPage();
    await page.clock.install();
    await page.goto(mainSite);
    await wake(page);
    const states: readonly ((told: Told, now: number) => object)[] = [
      warned,
      (told) => ({ weather: told.weather && { ...told.weather, old: true }, alarms: [] }),
      () => ({ weather: null, flooding: null, exchangeRates: [], widgets: [], alarms: [], line: ['hétfő'] }),
    ];
    for (const [at, state] of states.entries()) {
      await refreshing(page, state);
      // An answer that was on its way may have been of the state before.
      await expect(async () => {
        await page.clock.fastForward(20_000);
        await expect(page.locator('.alarm')).toHaveCount(at === 0 ? 1 : 0, { timeout: 3_000 });
      }).toPass();
      await expect(page.locator('.observed--old')).toHaveCount(at === 1 ? 1 : 0);
      await expect(page.locator('.day')).toHaveCount(at === 2 ? 0 : 1);
      const { violations } = await axeOn(page).include('body').analyze();
      expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html ?? ''}`)).toEqual([]);
    }
    await context.close();
  });
}

test('a gauge with a long name and a level below zero has room beside the figures, in large letters too', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(mainSite);
  await wake(page);
  const gauge = { river: 'Hármas-Körös', change: -104, record: null, old: false };
  await refreshing(page, (_told, now) => ({
    flooding: {
      gauges: ['Hódmezővásárhelykutasipuszta', 'Tas'].map((place) => ({
        ...gauge,
        place,
        level: -12,
        grade: 3,
        observedAt: now,
      })),
    },
  }));
  await page.clock.fastForward(20_000);
  const table = page.locator('.day .flooding__gauges');
  await expect(table.getByRole('row', { name: /Tas/ })).toContainText('−12');
  for (const width of [320, 375, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const [own, box] = [await table.boundingBox(), await page.locator('.day .flooding').boundingBox()];
    expect((own?.x ?? 0) + (own?.width ?? 0), `${width}`).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0) + 0.5);
  }
  await page.setViewportSize({ width: 375, height: 800 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const [large, name] = [await table.boundingBox(), await table.getByRole('rowheader', { name: /Tas/ }).boundingBox()];
  expect(large?.width).toBeLessThanOrEqual(343.5);
  // A place and its river: no letter stands alone on a line.
  expect(name?.height).toBeLessThan(160);
});

test('without scripts a page tells what it knows with the time of it', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of ['/', '/rovat/belfold']) {
    await page.goto(mainSite + path);
    await expect(page.locator('.weather .observed time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\dT/);
    await expect(page.locator('.flooding__gauges tbody tr').first()).toContainText('Ludasér');
  }
  await context.close();
});
