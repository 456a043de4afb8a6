import { expect, test } from '@playwright/test';
import { mainSite } from '../site/addresses.ts';
import { overflow } from '../page/visit.ts';

for (const path of ['/', '/after', '/g7', '/karakter', '/rovat/szepkilatas', '/rovat/ellenorzo', '/rovat/velemeny'])
  test(`${path} is never wider than its window`, async ({ page }) => {
    for (const width of [320, 375, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(mainSite + path);
      expect(await overflow(page), `${width} px`).toEqual([]);
    }
  });

for (const width of [1280, 1920])
  test(`a list and its rail end near each other on ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of [
      '/rovat/velemeny',
      '/rovat/belfold',
      '/after',
      '/g7/podcast',
      '/archivum?term=xyzzyqw',
      '/javitasok',
    ]) {
      await page.goto(mainSite + path);
      const ends = await page
        .locator('.zone:has(.zone__sides)')
        .evaluate((zone) =>
          ['.zone__main', '.zone__side']
            .map((part) =>
              Math.max(
                0,
                ...[...zone.querySelectorAll(`${part} > :last-child`)].map(
                  (last) => last.getBoundingClientRect().bottom,
                ),
              ),
            )
            .filter((bottom) => bottom > 0),
        );
      expect(Math.max(...ends) - Math.min(...ends), path).toBeLessThan(300);
    }
  });
