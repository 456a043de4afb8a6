import { expect, test } from '@playwright/test';
import { addressOf, mainSite, sisterSite } from './addresses.ts';

test('no hairline of the head crosses the picture that opens the front', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(mainSite);
  const written = await page.locator('main time[datetime]').first().getAttribute('datetime');
  // What is breaking is so for an hour; a server that was filled longer ago opens its front with no picture of it.
  test.skip(Date.now() - Date.parse(written ?? '') > 3_500_000, 'nothing is breaking any more');
  await expect(page.locator('.hero__picture')).toBeVisible();
  for (const line of ['.family', '.sections__nav'])
    await expect(page.locator(`.masthead ${line}`).first()).toHaveCSS('border-bottom-color', 'rgba(0, 0, 0, 0)');
});

for (const width of [375, 768, 1280, 1920])
  test(`a longform opens with its picture whole, below the header and unveiled, on ${width} px`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(mainSite + (await addressOf(request, 'papiron-megkentek-a-valtot')));
    const [picture, header, title, caption] = await Promise.all(
      ['.hero__picture', '.masthead .sections__nav', '.hero h1', '.caption--hero'].map(
        async (selector) => (await page.locator(selector).first().boundingBox())!,
      ),
    );
    expect(picture!.y).toBeGreaterThanOrEqual(header!.y + header!.height);
    // Beside a long title it is a little higher than it was drawn.
    expect(picture!.width / picture!.height).toBeGreaterThan(1.25);
    expect(picture!.width / picture!.height).toBeLessThan(1.55);
    expect(title!.y > picture!.y + picture!.height || title!.x + title!.width < picture!.x).toBe(true);
    expect(caption!.height).toBeLessThan(60);
  });

test('among cards with pictures one without is a plate as high as their pictures', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(sisterSite);
  const grid = page.locator('.grid-block').first();
  await grid
    .locator('.teaser__picture')
    .last()
    .evaluate((picture) => picture.remove());
  const heightOf = async (selector: string) => (await grid.locator(selector).first().boundingBox())!.height;
  expect(await heightOf('.teaser__words:only-child')).toBeGreaterThanOrEqual((await heightOf('.teaser__picture')) - 1);
});
