import { expect, test } from '@playwright/test';
import { movedByRest } from '../page/moved-by-rest.ts';
import { addressOf, mainSite, sisterSite } from '../site/addresses.ts';
import { boxOf } from '../page/box-of.ts';

test('no hairline of the head crosses the picture that opens the front', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(mainSite);
  const written = await page.locator('main time[datetime]').first().getAttribute('datetime');
  // Breaking news lasts an hour; older seed data has no picture of it on the front.
  test.skip(Date.now() - Date.parse(written ?? '') > 3_500_000, 'nothing is breaking any more');
  await expect(page.locator('.hero__picture')).toBeVisible();
  for (const line of ['.family', '.sections__nav'])
    await expect(page.locator(`.masthead ${line}`).first()).toHaveCSS('border-bottom-color', 'rgba(0, 0, 0, 0)');
});

test('a longform opens with its whole picture below the header, at each width', async ({ page, request }) => {
  await page.goto(mainSite + (await addressOf(request, 'papiron-megkentek-a-valtot')));
  for (const width of [375, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const [picture, header, title, caption] = await Promise.all(
      ['.hero__picture', '.masthead .sections__nav', '.hero h1', '.caption--hero'].map(
        async (selector) => await boxOf(page.locator(selector).first()),
      ),
    );
    expect(picture!.y, `${width} px`).toBeGreaterThanOrEqual(header!.y + header!.height);
    expect(picture!.width / picture!.height, `${width} px`).toBeGreaterThan(1.25);
    expect(picture!.width / picture!.height, `${width} px`).toBeLessThan(1.55);
    const isApart = title!.y > picture!.y + picture!.height || title!.x + title!.width < picture!.x;
    expect(isApart, `${width} px`).toBe(true);
    expect(caption!.height, `${width} px`).toBeLessThan(60);
  }
});

test('a card without a picture is as high as the pictures beside it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(sisterSite);
  const grid = page.locator('.grid-block').first();
  await grid
    .locator('.teaser__picture')
    .last()
    .evaluate((picture) => picture.remove());
  const heightOf = async (selector: string) => (await boxOf(grid.locator(selector).first())).height;
  expect(await heightOf('.teaser__words:only-child')).toBeGreaterThanOrEqual((await heightOf('.teaser__picture')) - 1);
});

test('an opening and a list do not shift while the rest of the page loads', async ({ page, request }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const half = await addressOf(request, 'alberlet-247-ezer-forint');
  for (const path of [half, '/legfontosabb', '/']) {
    await page.goto(mainSite + path);
    expect(await movedByRest(page), path).toEqual([]);
  }
});
