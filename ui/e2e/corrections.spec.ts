import { expect, test } from '@playwright/test';
import { mainSite } from './addresses.ts';
import { axeOn } from './axe.ts';

for (const path of ['/javitasok', '/g7/javitasok'])
  test(`${path} has nothing for axe and fits the smallest phone`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(mainSite + path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect((await axeOn(page).analyze()).violations.map(({ id }) => id)).toEqual([]);
  });

test('what was put right is reached from every foot and the sitemap, and is an even list', async ({
  page,
  request,
}) => {
  await page.goto(mainSite);
  await page.locator('.footer a[href="/javitasok"]').click();
  await expect(page.locator('h1')).toHaveText('Javítások');
  await expect(page.locator('#lista .teaser--lead')).toHaveCount(0);
  const { host } = new URL(mainSite);
  const sitemap = await (await request.get('/sitemaps/lists.xml', { headers: { host } })).text();
  for (const path of ['/javitasok', '/g7/javitasok']) expect(sitemap).toContain(`${path}</loc>`);
});
