import { expect, test } from '@playwright/test';
import { mainSite } from '../site/addresses.ts';
import { boxOf } from '../page/box-of.ts';

test('a tab that a supplement does not have is 404, and each list has a feed', async ({ request }) => {
  for (const path of [
    '/melleklet/nincs',
    '/melleklet/eb-2024/nincs',
    '/melleklet/eb-2024/gollovok/x',
    '/melleklet/valasztas-2022/korzetek/nincs',
    '/melleklet/valasztas-2024/adatok/nincs',
    '/melleklet/tippjatek/nincs',
    '/melleklet/tippjatek/a/b/c',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  const page = await (await request.get(`/melleklet/usa-2024/musorok`)).text();
  expect(page).toContain('/rss/melleklet/usa-2024/musorok');
  const feed = await (await request.get(`/rss/melleklet/usa-2024/musorok`)).text();
  expect(feed.match(/<item>/g)?.length).toBeGreaterThanOrEqual(3);
  expect((await request.get(`/rss/melleklet/eb-2024/gollovok`)).status()).toBe(404);
});

test('constituencies are searched and opened without scripts', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${mainSite}/melleklet/valasztas-2022/korzetek`);
  await page.getByLabel('Körzet, település, jelölt vagy párt').fill('pecs');
  await page.getByRole('button', { name: 'Szűrés' }).click();
  await expect(page.getByText('2 találat, összesen 106 körzet')).toBeVisible();
  await page.getByRole('link', { name: 'Baranya 1.' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Baranya 1.' })).toBeVisible();
  await page.close();
});

test('tips become an address without scripts, and a finished round shows their points', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${mainSite}/melleklet/tippjatek`);
  await page
    .getByLabel(/tipp 0 és 9 között/)
    .nth(0)
    .fill('2');
  await page
    .getByLabel(/tipp 0 és 9 között/)
    .nth(1)
    .fill('1');
  await page.getByRole('button', { name: 'Összesítem a tippjeimet' }).click();
  await expect(page).toHaveURL(/\/melleklet\/tippjatek\/kupa-negyeddonto\/21\.--\.--\.--$/);
  await expect(page.locator('.data-table--tips tbody tr').first()).toContainText('2–1');
  await page.goto(`${mainSite}/melleklet/tippjatek/bajnoksag-14-fordulo/21.--.13.11.50.00`);
  await expect(page.getByText('14 pont, legfeljebb 30 lehetett')).toBeVisible();
  await page.close();
});

test("tips are stored in the reader's browser, and offered there again", async ({ page }) => {
  await page.goto(`${mainSite}/melleklet/tippjatek/kupa-negyeddonto/21.--.--.--`);
  await page.getByRole('button', { name: 'Megőrzöm ezen az eszközön' }).click();
  await expect(page.getByText('Megőriztük ezen az eszközön.')).toBeVisible();
  await page.goto(`${mainSite}/melleklet/tippjatek/kupa-negyeddonto`);
  await expect(page.getByRole('link', { name: 'Megnézem' })).toHaveAttribute(
    'href',
    '/melleklet/tippjatek/kupa-negyeddonto/21.--.--.--',
  );
});

test("a supplement's tag is protected in its own search, and can be taken off in the archive that it leads to", async ({
  page,
}) => {
  await page.goto(`${mainSite}/melleklet/eb-2024`);
  const own = page.getByRole('search', { name: 'Keresés a mellékletben' });
  await expect(own.locator('.tag')).toHaveCount(1);
  await expect(own.locator('.tag__remove')).toHaveCount(0);
  const field = own.getByRole('textbox').or(own.getByRole('combobox'));
  await field.click();
  await expect(field).toHaveRole('combobox');
  await field.press('Backspace');
  await field.press('Backspace');
  await expect(own.locator('.tag')).toHaveCount(1);
  await field.fill('gól');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/archivum\?.*filters=/);
  const tag = page.locator('.archive-search .tag');
  await expect(tag).toHaveCount(1);
  await tag.locator('.tag__remove').click();
  await expect(page).toHaveURL(/\/archivum\?term=g%C3%B3l$/);
});

test('a data frame loads nothing foreign before the reader opens it', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (one) => !one.url().startsWith(mainSite) && foreign.push(one.url()));
  await page.goto(`${mainSite}/melleklet/ep-2024/adatok`);
  expect(foreign).toEqual([]);
  await expect(page.locator('main iframe')).toHaveCount(0);
  await page.getByRole('link', { name: 'Ábra megnyitása' }).click();
  await expect(page.locator('main iframe')).toHaveAttribute('sandbox', /allow-scripts/);
});

test("on a phone a supplement's lead has the width of the page", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(`${mainSite}/melleklet/orosz-ukran-valsag`);
  expect((await boxOf(page.locator('.list-header__text'))).width).toBeGreaterThan(320);
  const { height } = await boxOf(page.locator('.list-header__title'));
  expect(height, 'two lines at most').toBeLessThan(100);
});
