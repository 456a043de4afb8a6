import { expect, type Page, test } from '@playwright/test';
import { mainSite } from '../site/addresses.ts';
import { awaken } from '../page/as-told.ts';
import { recordShifts, shifts } from '../page/page-shifts.ts';

const line = (page: Page) => page.locator('.since__told');
const now = (): number => Math.floor(Date.now() / 1000);

const lastHere = async (page: Page, hours: number, site = 'main'): Promise<void> => {
  const kept = JSON.stringify({ [site]: [null, now() - hours * 3600] });
  await page.addInitScript((text) => {
    if (localStorage.getItem('visits') === null) localStorage.setItem('visits', text);
  }, kept);
};

test('a front marks articles since the last visit without a layout shift, also after navigation in the app', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 900 });
  await lastHere(page, 30);
  await recordShifts(page, 'main');
  await page.goto(`${mainSite}/`);
  await expect(line(page)).toHaveText(/^Amióta nem jártál itt: \d+ új cikk$/);
  expect(await page.locator('[data-new]').count()).toBeGreaterThan(0);
  for (const time of await page.locator('.teaser:not([data-new]) time').all())
    expect(Date.parse((await time.getAttribute('datetime')) ?? '')).toBeLessThanOrEqual(Date.now() - 30 * 3_600_000);
  expect(await shifts(page)).toEqual([]);
  expect(await page.evaluate(() => 'awake' in document.documentElement.dataset)).toBe(false);
  await page.setViewportSize({ width: 1280, height: 900 });
  await awaken(page);
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.locator('.sections a[href="/rovat/belfold"]').click();
  await expect(page).toHaveURL(/\/rovat\/belfold$/);
  await expect(line(page)).toHaveText(/^Amióta nem jártál itt: \d+ új cikk$/);
  await expect(page.locator('.feed [data-new]').first()).toBeVisible();
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
});

test('one link filters new articles, by keyboard, and going back restores the filter', async ({ page }) => {
  await lastHere(page, 30);
  await recordShifts(page, 'main');
  await page.goto(`${mainSite}/rovat/belfold`);
  await expect(line(page)).toHaveText(/^Amióta nem jártál itt: \d+ új cikk$/);
  expect(await shifts(page)).toEqual([]);
  const only = page.getByRole('link', { name: 'Csak az újak' });
  await only.focus();
  await page.keyboard.press('Enter');
  const items = page.locator('.since__item a');
  await expect(items.first()).toBeVisible();
  const count = await items.count();
  expect((await line(page).textContent()) ?? '').toContain(`: ${count} új cikk`);
  await expect(page.locator('.feed')).toBeHidden();
  const href = await items.first().getAttribute('href');
  await expect(items).toHaveCount(count);
  await items.first().click();
  await expect(page).toHaveURL(href!);
  await page.goBack();
  await expect(items).toHaveCount(count);
  await page.getByRole('link', { name: 'Mind', exact: true }).click();
  await expect(page.locator('.feed')).toBeVisible();
  await expect(items).toHaveCount(0);
});

test('a first visit marks nothing, and neither does one after which nothing came out', async ({ page }) => {
  await page.goto(`${mainSite}/`);
  await expect(page.locator('.since')).toBeHidden();
  await page.evaluate((last) => localStorage.setItem('visits', JSON.stringify({ main: [null, last] })), now() - 5);
  await page.goto(`${mainSite}/legfrissebb`);
  await expect(line(page)).toHaveText(/^Legközelebb itt látod/);
  await page.evaluate((at) => localStorage.setItem('visits', JSON.stringify({ main: [at, at] })), now() + 1);
  await page.goto(`${mainSite}/legfrissebb`);
  await expect(line(page)).toHaveText(/^Azóta nem jelent meg/);
  expect(await page.locator('[data-new]').count()).toBe(0);
  await page.evaluate(() => localStorage.setItem('visits', '{'));
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.reload();
  await expect(line(page)).toHaveText(/^Legközelebb itt látod/);
  expect(faults).toEqual([]);
});
