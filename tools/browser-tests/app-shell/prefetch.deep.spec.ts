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

test('fetches the first picture of an article in the size of a dense screen', async ({ browser }) => {
  const page = await browser.newPage({ deviceScaleFactor: 2 });
  await noSpeculationRules(page);
  await page.goto(section);
  const fetched = await pictureAhead(page, () => page.locator(articles).nth(1).hover());
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForURL(/\/20\d\d\//);
  const lead = page.locator('main img[fetchpriority="high"]');
  expect(await lead.evaluate((image: HTMLImageElement) => image.currentSrc)).toBe(fetched);
  await page.close();
});

test('fetches no picture ahead with data saver', async ({ page }) => {
  await page.clock.install();
  await noSpeculationRules(page);
  await barPrefetching(page, 'data-saver');
  await page.goto(section);
  const { pages, pictures } = requested(page);
  const link = page.locator(articles).nth(1);
  await earlyRuns(page, () => link.hover());
  await page.clock.runFor(1_000);
  await sentinel(page);
  expect([pages, pictures.filter((url) => url.includes('_wide'))]).toEqual([[], []]);
});

test('fetches no picture when a touch becomes a scroll', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true });
  const page = await context.newPage();
  await page.goto(section);
  const teaser = page.locator(articles).nth(1);
  await page.evaluate(() => scrollTo({ top: 1_000, behavior: 'instant' }));
  const early = (): Promise<string | undefined> =>
    page.evaluate(() => performance.getEntriesByType('resource').find(({ name }) => name.includes('/early-'))?.name);
  await expect.poll(early).toBeDefined();
  await page.evaluate(async (module) => void (await import(module ?? '')), await early());
  await teaser.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { pages, pictures } = requested(page);
  const link = await boxOf(teaser);
  const touch = await context.newCDPSession(page);
  const at = (x: number, y: number) => [{ x, y }];
  const [x, y] = [link!.x + 5, link!.y + 5];
  const fetched = page.waitForRequest((one) => one.resourceType() === 'fetch');
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(x, y) });
  await (await (await fetched).response())?.finished();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(x, y - 40) });
  await sentinel(page);
  expect(pages).toHaveLength(1);
  expect(pictures.filter((url) => url.includes('_wide'))).toEqual([]);
  await context.close();
});
