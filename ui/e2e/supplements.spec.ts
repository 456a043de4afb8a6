import { expect, test } from '@playwright/test';
import { supplements } from '#config/supplements.ts';
import { supplementPath } from '#core/supplements/supplement-tab.ts';
import { tied } from '../teasers/tied.ts';
import { mainSite } from './addresses.ts';
import { axeOn } from './axe.ts';

/** Every tab and every view of it. */
const places = supplements.flatMap((supplement) =>
  supplement.tabs.flatMap((tab) => {
    const path = supplementPath(supplement, tab);
    const views =
      tab.content.kind === 'data' ? tab.content.views.map(({ below }) => below).filter((below) => below !== '') : [];
    return [path, ...views.map((below) => `${path}/${below}`)];
  }),
);

for (const supplement of supplements) {
  test(`every tab of ${supplement.slug} stands, is accessible and never wider than a small phone`, async ({
    browser,
  }) => {
    test.setTimeout(120_000);
    const context = await browser.newContext({ viewport: { width: 320, height: 800 } });
    const page = await context.newPage();
    for (const path of places.filter((place) => `${place}/`.startsWith(`/melleklet/${supplement.slug}/`))) {
      const answer = await page.goto(mainSite + path);
      expect(answer?.status(), path).toBe(200);
      await expect(page.locator('main h1'), path).toHaveText(tied(supplement.title));
      await expect(page.locator('.tabs [aria-current="page"]'), path).toHaveCount(1);
      await expect(page.locator('main .empty'), path).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
      const { violations } = await axeOn(page).include('main').analyze();
      expect(
        violations.map(
          ({ id, nodes }) =>
            `${path} ${id}: ${nodes
              .map(({ html, any }) => `${html.slice(0, 140)} ${any[0]?.message ?? ''}`)
              .slice(0, 2)
              .join(' | ')}`,
        ),
      ).toEqual([]);
    }
    await context.close();
  });
}

test('no rail of a supplement ends half-way: its boxes stand below, in columns of one height', async ({ page }) => {
  for (const [width, columns] of [
    [768, 2],
    [1280, 3],
    [1920, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/melleklet/eb-2024', '/melleklet/eb-2024?oldal=6', '/melleklet/valasztas-2022/korzetek']) {
      await page.goto(mainSite + path);
      const main = (await page.locator('.zone__main').boundingBox())!;
      const side = (await page.locator('.zone__below').boundingBox())!;
      expect(side.y, `${path} at ${width}`).toBeGreaterThanOrEqual(main.y + main.height);
      const ends = await page.locator('.zone__below > *').evaluateAll((boxes) => {
        const byColumn = new Map<number, number>();
        for (const { left, bottom } of boxes.map((box) => box.getBoundingClientRect()))
          byColumn.set(Math.round(left), Math.max(byColumn.get(Math.round(left)) ?? 0, bottom + scrollY));
        return [...byColumn.values()];
      });
      expect(ends, `${path} at ${width}`).toHaveLength(columns);
      for (const end of ends) expect(end - side.y, `${path} at ${width}`).toBeGreaterThan(side.height * 0.6);
    }
  }
});

test('what is no tab of a supplement is not found', async ({ request }) => {
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
});

test('each list of a supplement has a feed of its own', async ({ request }) => {
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

test('tips become an address without scripts, and a finished round tells what they were worth', async ({ browser }) => {
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

test("tips are kept in the reader's own browser, and found there again", async ({ page }) => {
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

test('nobody else learns of the reader before a data frame is opened', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (one) => !one.url().startsWith(mainSite) && foreign.push(one.url()));
  await page.goto(`${mainSite}/melleklet/ep-2024/adatok`, { waitUntil: 'networkidle' });
  expect(foreign).toEqual([]);
  await expect(page.locator('main iframe')).toHaveCount(0);
  await page.getByRole('link', { name: 'Ábra megnyitása' }).click();
  await expect(page.locator('main iframe')).toHaveAttribute('sandbox', /allow-scripts/);
});

test("on a phone a supplement's lead has the width of the page", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(`${mainSite}/melleklet/orosz-ukran-valsag`);
  expect((await page.locator('.list-header__text').boundingBox())?.width).toBeGreaterThan(320);
  const { height = 0 } = (await page.locator('.list-header__title').boundingBox()) ?? {};
  expect(height, 'two lines at most').toBeLessThan(100);
});
