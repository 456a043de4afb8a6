import { expect, test } from '@playwright/test';
import { addressOf, mainSite } from '../site/addresses.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  for (const slug of ['parizsiindex-17-tetel', 'inflaciokoveto-kotveny-kamat', 'taviro-kosar-kenyer-tojas'])
    test(`the table of ${slug} fits`, async ({ page, request }) => {
      await page.goto(mainSite + (await addressOf(request, slug)));
      const tables = await page
        .locator('.body .table')
        .evaluateAll((all) => all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
      expect(Math.max(...tables)).toBe(0);
    });
});

test('figures of G7 line up: digits have one width, commas and percent signs their own', async ({ page, request }) => {
  await page.goto(mainSite + (await addressOf(request, 'parizsiindex-17-tetel')));
  const widths = await page
    .locator('.body td.number')
    .first()
    .evaluate(async (cell) => {
      await document.fonts.ready;
      const place = document.createElement('span');
      cell.append(place);
      return [...'0123456789,.:%'].map((sign) => {
        place.textContent = sign.repeat(20);
        return Math.round((place.getBoundingClientRect().width / 20) * 10);
      });
    });
  const [digits, [comma, point, colon, percent]] = [widths.slice(0, 10), widths.slice(10)] as const;
  const [digit] = digits as [number];
  expect(new Set(digits).size).toBe(1);
  expect(Math.max(comma!, point!, colon!)).toBeLessThan(digit * 0.7);
  expect(percent).toBeGreaterThan(digit);
});

test('an opinion opens with its writer, and a paid article with its sponsor and no clock time', async ({
  page,
  request,
}) => {
  await page.goto(mainSite + (await addressOf(request, 'nem-lehet-magasabb-gatat-epiteni')));
  await expect(page.locator('.article__portrait')).toBeVisible();
  await expect(page.locator('.article .cover')).toHaveCount(0);
  await page.goto(mainSite + (await addressOf(request, 'tamogatott-hoszivattyu-felujitas')));
  await expect(page.locator('.byline')).toHaveText(/^Támogató: /);
  await expect(page.locator('.dates')).not.toHaveText(/\d:\d\d/);
});

test('a printed story has its headline and the whole of its picture on the first page', async ({ page, request }) => {
  const a4 = { width: 680, height: 1009 };
  await page.setViewportSize(a4);
  await page.goto(mainSite + (await addressOf(request, 'uveggyar-leallas-212-dolgozo')));
  await page.emulateMedia({ media: 'print' });
  const bottom = await page.locator('.cover').evaluate((cover) => cover.getBoundingClientRect().bottom);
  expect(bottom + (await page.evaluate(() => scrollY))).toBeLessThan(a4.height);
});
