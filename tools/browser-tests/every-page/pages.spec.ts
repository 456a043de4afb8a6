import { expect, test } from '@playwright/test';
import { mainSite } from '../site/addresses.ts';

test('a reader gets from the front to an article and on to its section and author without scripts', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${mainSite}/`);
  const headline = page.locator('main article a[href*="/20"]').first();
  const title = (await headline.textContent())?.trim() ?? '';
  await headline.click();
  await expect(page.locator('main h1')).toContainText(title.slice(0, 30));
  await page.locator('main a[href^="/szerzo/"]').first().click();
  await expect(page).toHaveURL(/\/szerzo\//);
  await expect(page.locator('main article').first()).toBeVisible();
  await page.close();
});
