import { expect, test } from '@playwright/test';
import { mainSite } from '../site/addresses.ts';
import { boxOf } from '../page/box-of.ts';

test('the opinion section shows an essay, its writers and portraits only, without scripts', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });
  await page.goto(`${mainSite}/rovat/velemeny`);
  const list = page.locator('#lista');
  const essay = list.locator('.teaser--essay');
  await expect(essay).toHaveCount(1);
  const { width } = await boxOf(essay);
  expect(width, 'eight of twelve columns').toBeGreaterThan((1240 * 8) / 12 - 24);
  await expect(essay.locator('.teaser__argument')).toHaveCSS('font-style', 'italic');
  expect((await boxOf(essay.locator('.teaser__portrait'))).width).toBeGreaterThan(150);
  await expect(list.locator('.teaser__picture')).toHaveCount(0);
  for (const { src } of await list
    .locator('img')
    .evaluateAll((all) => all.map((img) => ({ src: img.getAttribute('src') ?? '' }))))
    expect(src, 'portraits alone').toMatch(/_square\./);
  await list.locator('.writers__link').first().click();
  await expect(page).toHaveURL(/\/szerzo\//);
  await page.goto(`${mainSite}/rovat/velemeny?oldal=2`);
  await expect(page.locator('.teaser--essay, .writers')).toHaveCount(0);
  await expect(page.locator('#lista .teaser--opinion')).not.toHaveCount(0);
  await expect(page.locator('#lista .teaser__picture')).toHaveCount(0);
  await page.close();
});

test('on the front one essay takes eight columns beside the other voices', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(mainSite);
  const block = page.locator('.opinion-block');
  const { width: whole } = await boxOf(block);
  const { width } = await boxOf(block.locator('.teaser--essay'));
  expect(width / whole).toBeCloseTo(8 / 12, 1);
  await expect(block.locator('.teaser__picture')).toHaveCount(0);
});
