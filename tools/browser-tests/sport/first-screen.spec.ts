import { expect, type Page, test } from '@playwright/test';
import { boxOf } from '../page/box-of.ts';
import { mainSite } from '../site/addresses.ts';

const football = `${mainSite}/rovat/sport/foci-eredmenyek`;
const formulaOne = `${mainSite}/rovat/sport/forma-1`;
/** Pixels from the top of the page, on a phone. */
const maxTop = 260;

const topOf = async (page: Page, selector: string): Promise<number> => (await boxOf(page.locator(selector).first())).y;

test.use({ viewport: { width: 375, height: 812 } });

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a phone shows the first match, the score and the lap below the title', async ({ page }) => {
      await page.goto(football);
      expect(await topOf(page, '.day-matches :is(.match__score, .match__time)')).toBeLessThanOrEqual(maxTop);
      const match = await page.locator('.timetable .match__middle').first().getAttribute('href');
      await page.goto(mainSite + match);
      expect(await topOf(page, '.match-head__score')).toBeLessThanOrEqual(maxTop);
      await page.goto(formulaOne);
      expect(await topOf(page, '.f1-state__lap')).toBeLessThanOrEqual(maxTop);
    });

    test('country, league and season are in one closed control', async ({ page }) => {
      await page.goto(football);
      const league = page.locator('select[name=liga]');
      await expect(league).toBeHidden();
      await page.getByText('Más bajnokság').click();
      await expect(league).toBeVisible();
      for (const name of ['orszag', 'szezon']) await expect(page.locator(`select[name=${name}]`)).toBeVisible();
    });

    test('the last view of Formula 1 has its tab in sight', async ({ page }) => {
      await page.goto(`${formulaOne}?oldal=konstruktor`);
      const { x, width } = await boxOf(page.locator('.tabs__tab[aria-current]'));
      expect([x >= 0, x + width <= 375]).toEqual([true, true]);
    });
  });
