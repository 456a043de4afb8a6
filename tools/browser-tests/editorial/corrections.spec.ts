import { expect, test } from '@playwright/test';
import { mainSite } from '../site/addresses.ts';

test('corrections are linked from the footer and the sitemap, and have no lead teaser', async ({ page, request }) => {
  await page.goto(mainSite);
  await page.locator('.footer a[href="/javitasok"]').click();
  await expect(page.locator('h1')).toHaveText('Javítások');
  await expect(page.locator('#lista .teaser--lead')).toHaveCount(0);
  const { host } = new URL(mainSite);
  const sitemap = await (await request.get('/sitemaps/lists.xml', { headers: { host } })).text();
  for (const path of ['/javitasok', '/g7/javitasok']) expect(sitemap).toContain(`${path}</loc>`);
});
