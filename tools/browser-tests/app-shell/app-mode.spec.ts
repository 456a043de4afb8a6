import { expect, test } from '@playwright/test';
import { mainSite } from '../site/addresses.ts';
import { axeOn } from '../page/axe.ts';
import { awake, inApp, native, play, shows } from './native-app.ts';

test('in the native app the player sends commands to their handlers, shows the played episode after a reload, and passes links on', async ({
  page,
}) => {
  await inApp(page);
  await page.goto(shows);
  await awake(page);
  await play(page).click();
  await expect(play(page)).toHaveAccessibleName(/^Szünet/);
  const commands = async (): Promise<readonly unknown[]> =>
    (await native(page)).map(([name]) => name).filter((name) => name !== 'podcastState');
  expect((await native(page))[0]).toEqual(['podcastState']);
  expect(await commands()).toEqual(['podcastAdd', 'podcastPlay']);
  await page.reload();
  await awake(page);
  await expect(play(page)).toHaveAccessibleName(/^Szünet/);
  await page.getByRole('region', { name: 'Podcastlejátszó' }).getByRole('button', { name: 'Szünet' }).click();
  await expect(play(page)).toHaveAccessibleName(/^Lejátszás/);
  await page.getByRole('button', { name: 'Leállítás' }).click();
  await page.getByRole('button', { name: 'A lejátszó bezárása' }).click();
  await expect(page.locator('.player')).toHaveCount(0);
  expect(await commands()).toEqual(['podcastPause', 'podcastStop', 'podcastDestroy']);
  await expect(page.locator('body > audio')).toHaveCount(0);
  const link = page.locator('.shows__newest a').first();
  const href = await link.evaluate((one: HTMLAnchorElement) => one.href);
  await link.click();
  await expect.poll(async () => (await native(page)).at(-1)).toEqual(['navigate', href.replace('?isMobileApp=1', '')]);
  expect(page.url()).toBe(shows);
});

test('without a bridge object the page in the app plays by itself, and a bridge outside the app is not called', async ({
  page,
}) => {
  await page.goto(shows);
  await awake(page);
  await play(page).click();
  await expect
    .poll(() => page.locator('body > audio').evaluate((audio: HTMLAudioElement) => audio.currentTime))
    .toBeGreaterThan(0.2);
  await inApp(page);
  await page.goto(`${mainSite}/g7/podcast`);
  await play(page).click();
  await expect(page.locator('body > audio')).toHaveCount(1);
  expect(await native(page)).toEqual([]);
});

test('the front-page element of the app is only teasers, whose links go to the app', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await inApp(page);
  await page.goto(`${mainSite}/app-web-widget?isMobileApp=1`);
  await awake(page);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  const teasers = page.locator('.widget article');
  expect(await teasers.count()).toBeGreaterThan(3);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  const link = teasers.locator('a[href*="/20"]').first();
  const href = await link.evaluate((one: HTMLAnchorElement) => one.href);
  await link.click();
  await expect.poll(async () => (await native(page)).at(-1)).toEqual(['navigate', href.replace('?isMobileApp=1', '')]);
  expect((await axeOn(page).analyze()).violations).toEqual([]);
});
