import { expect, test } from '@playwright/test';
import { mainSite } from './addresses.ts';

test('no hairline of the head crosses the picture that opens the front', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(mainSite);
  await expect(page.locator('.hero__picture')).toBeVisible();
  for (const line of ['.family', '.sections__nav'])
    await expect(page.locator(`.masthead ${line}`).first()).toHaveCSS('border-bottom-color', 'rgba(0, 0, 0, 0)');
});
