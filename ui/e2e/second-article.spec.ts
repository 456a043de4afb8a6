import { expect, type Page, test } from '@playwright/test';
import { addressOf, mainSite } from './addresses.ts';

/** Of which nothing more is written by hand than of most others. */
const typical = 'a-harmat-takarekpenztar-malomszogon-mutatta-be-legujabb-kezdemenyezeset';
const first = 'zsombekhalom-rendelointezet-szavazas';
const mostBytes = 3_072;

interface Opened {
  readonly encoding: string;
  /** Of the body, as it came. */
  readonly bytes: number;
  readonly text: string;
}

/** Opens a page, and tells how its document came over the wire. */
const openedOver = async (page: Page, path: string): Promise<Opened> => {
  const response = await page.goto(mainSite + path, { timeout: 20_000 });
  if (response === null) throw new Error('no answer');
  const { responseBodySize } = await response.request().sizes();
  const text = (await page.locator('article .body').innerText()).replaceAll(/\s+/g, ' ');
  const { 'content-encoding': encoding = 'identity' } = await response.allHeaders();
  return { encoding, bytes: responseBodySize, text };
};

/** Opens a page until the browser holds what comes with it: it fetches that once it is idle. */
const openedWithDictionary = async (page: Page, path: string): Promise<Opened> => {
  let held = false;
  let opened: Opened | null = null;
  page.on('requestfinished', (one) => (held ||= one.url().endsWith('.dictionary')));
  await expect(async () => {
    const now = await openedOver(page, path);
    opened ??= now;
    await expect.poll(() => held, { timeout: 20_000 }).toBe(true);
  }).toPass({ timeout: 60_000 });
  return opened as unknown as Opened;
};

/** What a browser has just fetched it may hold a moment later; a name of its own keeps it from its cache. */
const openedByDictionary = async (page: Page, path: string): Promise<Opened> => {
  let time = 0;
  let opened: Opened | null = null;
  await expect(async () => {
    opened = await openedOver(page, `${path}?olvaso=${(time += 1)}`);
    expect(opened.encoding).toMatch(/^dc[bz]$/);
  }).toPass({ timeout: 60_000 });
  return opened as unknown as Opened;
};

test('the second article of a site is at most 3 KB, and as whole as it is for who holds no dictionary', async ({
  page,
  request,
  browser,
}) => {
  const [one, other] = [await addressOf(request, first), await addressOf(request, typical)];
  expect((await openedWithDictionary(page, one)).encoding).toMatch(/^(?:br|zstd)$/);
  const second = await openedByDictionary(page, other);
  expect(second.bytes).toBeGreaterThan(0);
  expect(second.bytes).toBeLessThanOrEqual(mostBytes);
  const newcomer = await browser.newPage();
  const plain = await openedOver(newcomer, other);
  expect(plain.encoding).toMatch(/^(?:br|zstd)$/);
  expect(second.text).toBe(plain.text);
  expect(plain.bytes).toBeGreaterThan(mostBytes * 2);
  await newcomer.close();
});

test('a reader without scripts has the dictionary all the same', async ({ browser, request }) => {
  const [one, other] = [await addressOf(request, first), await addressOf(request, typical)];
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await openedWithDictionary(page, one);
  await openedByDictionary(page, other);
  await expect(page.locator('article .body p').first()).toBeVisible();
  await context.close();
});
