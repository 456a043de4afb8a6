import { expect, test } from '@playwright/test';
import { mainSite } from '../site/addresses.ts';

test('an episode whose sound cannot be loaded says so, and loads it on a retry', async ({ page }) => {
  await page.route('**/uploads/hang-*', (route) => route.abort());
  await page.goto(`${mainSite}/g7/podcast`);
  await page.locator('.shows__newest a').first().click();
  await page.locator('.episode .play').click();
  await expect(page.locator('.player__state')).toContainText(/nem (tölthető be|érhető el)/);
  await page.unroute('**/uploads/hang-*');
  await page.locator('.player__state').getByRole('button', { name: 'Újra' }).click();
  const sound = page.locator('body > audio');
  await expect.poll(() => sound.evaluate((audio: HTMLAudioElement) => audio.currentTime)).toBeGreaterThan(0.2);
});
