import { expect, test } from '@playwright/test';
import { mainSite } from '../site/addresses.ts';
import { axeOn } from '../page/axe.ts';
import { askForFront, band, loseConnection } from './kept-front.ts';

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [375, 1280])
    test(`axe accepts a stored front, without a connection and where it is asked for (${colorScheme}, ${width})`, async ({
      browser,
    }) => {
      const context = await browser.newContext({
        colorScheme,
        viewport: { width, height: 800 },
        serviceWorkers: 'allow',
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await askForFront(page, '/');
      expect((await axeOn(page).analyze()).violations).toEqual([]);
      await loseConnection(page, context);
      await page.goto(`${mainSite}/`);
      await expect(band(page)).toBeVisible();
      expect((await axeOn(page).analyze()).violations).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await context.close();
    });
