import { expect, test } from '@playwright/test';
import {
  articles,
  barPrefetching,
  earlyRuns,
  noSpeculationRules,
  pictureAhead,
  requested,
  section,
  sentinel,
} from './ahead.ts';
import { boxOf } from '../page/box-of.ts';

// For browsers without speculation rules, such as Firefox and Safari.
test.beforeEach(({ page }) => noSpeculationRules(page));

/** Milliseconds; longer than a hover must last. */
const rested = 500;

for (const barred of [null, 'data-saver', 'privacy'] as const) {
  test(`fetches ${barred === null ? 'one page of a view on which the pointer rests, and the one that is pressed' : `no page ahead with ${barred}`}`, async ({
    page,
  }) => {
    await page.clock.install();
    await barPrefetching(page, barred);
    await page.goto(section);
    const { pages } = requested(page);
    const links = page.locator(articles);
    await earlyRuns(page, () => links.first().hover());
    for (const index of [0, 1, 2, 3]) {
      await links.nth(index).hover();
      await page.clock.runFor(rested);
    }
    await sentinel(page);
    expect(pages).toHaveLength(barred === null ? 1 : 0);
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), { capture: true }));
    await page.mouse.down();
    await page.clock.runFor(rested);
    await sentinel(page);
    expect(pages).toHaveLength(barred === null ? 2 : 0);
  });
}

test('fetches the page on whose link the pointer came to rest before the scripts were loaded', async ({ page }) => {
  const { promise: rests, resolve: letLoad } = Promise.withResolvers<void>();
  await page.goto(section);
  const { pages } = requested(page);
  await page.route(/\.js$/, (route) => rests.then(() => route.continue()));
  const link = await boxOf(page.locator(articles).first());
  await page.mouse.move(link!.x + 5, link!.y + 5);
  await expect(page.locator('a:hover').first()).toBeAttached();
  letLoad();
  await expect.poll(() => pages.length).toBe(1);
});

test('has the first picture of an article before the click, and fetches it once', async ({ page }) => {
  await page.goto(section);
  const { pages } = requested(page);
  const fetched = await pictureAhead(page, () => page.locator(articles).nth(1).hover());
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForURL(/\/20\d\d\//);
  expect(pages).toHaveLength(1);
  const lead = page.locator('main img[fetchpriority="high"]');
  await expect.poll(() => lead.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  expect(await lead.evaluate((image: HTMLImageElement) => image.currentSrc)).toBe(fetched);
  const isFromCache = await page.evaluate((url) => {
    const [entry] = performance.getEntriesByName(url) as PerformanceResourceTiming[];
    return entry !== undefined && entry.decodedBodySize > 0 && entry.transferSize === 0;
  }, fetched);
  expect(isFromCache).toBe(true);
});
