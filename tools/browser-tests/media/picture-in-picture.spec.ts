import { expect, test } from '@playwright/test';
import { mainSite } from '../site/addresses.ts';
import { axeOn } from '../page/axe.ts';
import { recordShifts, shifts } from '../page/page-shifts.ts';
import {
  another,
  beat,
  card,
  close,
  copyMedia,
  endVideo,
  foreign,
  isPaused,
  medium,
  now,
  openWithMotion as open,
  own,
  playForeign,
  setVideo as set,
  site,
  sound,
  title,
} from './videos.ts';

/* Spec §4, "Picture-in-picture video". */

// Serial: the tests set the video of one site.
test.describe.configure({ mode: 'default' });
test.beforeAll(copyMedia);
test.afterEach(endVideo);

test('an open page shows a new video, muted and in motion, and removes it at its end, without a layout shift', async ({
  page,
}) => {
  await recordShifts(page, 'main');
  await open(page);
  await beat(page);
  await expect(card(page)).toHaveCount(0);
  const before = (await shifts(page)).length;
  await set(own, { label: 'most' });
  await beat(page);
  await expect(card(page)).toContainText(`most ${title}`);
  await expect(page.getByRole('status').filter({ hasText: title })).toHaveCount(1);
  await expect.poll(() => now(page)).toBeGreaterThan(0);
  expect(await medium(page).evaluate((one: HTMLVideoElement) => [one.muted, one.controls])).toEqual([true, true]);
  await endVideo();
  await beat(page);
  await expect(card(page)).toContainText('Ez a videó véget ért.');
  await expect(medium(page)).toHaveCount(0);
  await page.clock.fastForward(7_000);
  await expect(card(page)).toHaveCount(0);
  expect((await shifts(page)).slice(before)).toEqual([]);
});

test('closed, it stays so on every page until there is another', async ({ page }) => {
  await set(own);
  await open(page);
  await beat(page);
  await close(page).click();
  await expect(card(page)).toHaveCount(0);
  await expect(page.locator('#tartalom')).toBeFocused();
  await beat(page);
  await page.goto(`${site}/rovat/film`);
  await beat(page);
  await expect(card(page)).toHaveCount(0);
  await set(another);
  await beat(page);
  await expect(card(page)).toBeVisible();
});

test('continues through navigation, but not on pages for personal data', async ({ page }) => {
  await set(own);
  await open(page);
  await beat(page);
  await expect.poll(() => now(page)).toBeGreaterThan(0);
  await expect(page.locator('html')).toHaveAttribute('data-awake', '');
  await page.evaluate(() => ((window as unknown as { same: boolean }).same = true));
  const before = await now(page);
  await page.locator('main a[href^="/after/"]').first().click();
  await expect(page).not.toHaveURL(site);
  await expect.poll(() => now(page)).toBeGreaterThan(before);
  expect(await page.evaluate(() => (window as unknown as { same?: boolean }).same)).toBe(true);
  await page.goto(`${mainSite}/tamogatas`);
  await beat(page);
  await expect(card(page)).toHaveCount(0);
});

test('a video starts at its last position, and is offered again after closing', async ({ page }) => {
  await set(own, { manual: true });
  await open(page);
  await beat(page);
  await expect(medium(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Lejátszás', exact: true }).press('Enter');
  await expect(medium(page)).toBeFocused();
  await expect.poll(() => isPaused(page)).toBe(false);
  expect(await medium(page).evaluate((one: HTMLVideoElement) => one.muted)).toBe(false);
  await medium(page).evaluate((one: HTMLVideoElement) => (one.currentTime = 23));
  await expect.poll(() => now(page)).toBeGreaterThan(23);
  await close(page).press('Enter');
  await expect(medium(page)).toHaveCount(0);
  const again = page.getByRole('button', { name: /Folytatás 00:2\d-tól/ });
  await expect(again).toBeFocused();
  await page.reload();
  await beat(page);
  await again.click();
  await expect.poll(() => now(page)).toBeGreaterThan(22.9);
  expect(await now(page)).toBeLessThan(40);
  await close(page).click();
  await page.getByRole('button', { name: 'Az ajánlat bezárása' }).click();
  await beat(page);
  await expect(card(page)).toHaveCount(0);
});

test('a video does not begin over an episode, and only one of them is heard at a time', async ({ page }) => {
  await open(page);
  await page.evaluate((src) => {
    const other = document.createElement('audio');
    Object.assign(other, { src, id: 'masik', loop: true });
    document.body.append(other);
    return other.play();
  }, sound);
  const episode = page.locator('#masik');
  await set(own);
  await beat(page);
  await expect(medium(page)).toBeVisible();
  expect(await isPaused(page)).toBe(true);
  expect(await episode.evaluate((one: HTMLAudioElement) => one.paused)).toBe(false);
  await episode.evaluate((one: HTMLAudioElement) => one.pause());
  await medium(page).evaluate((one: HTMLVideoElement) => one.play());
  await episode.evaluate((one: HTMLAudioElement) => one.play());
  await expect.poll(() => isPaused(page)).toBe(true);
  await medium(page).evaluate((one: HTMLVideoElement) => one.play());
  await expect.poll(() => episode.evaluate((one: HTMLAudioElement) => one.paused)).toBe(true);
});

test('a video as small as a stamp has its buttons beside it, for thumbs and keys', async ({ page }) => {
  await set(own);
  await page.setViewportSize({ width: 320, height: 568 });
  await open(page);
  await beat(page);
  await expect.poll(() => isPaused(page)).toBe(false);
  const loud = () => medium(page).evaluate((one: HTMLVideoElement) => !one.muted);
  await card(page).getByRole('button', { name: 'Hang bekapcsolása' }).press('Enter');
  expect(await loud()).toBe(true);
  await card(page).getByRole('button', { name: 'Némítás' }).click();
  expect(await loud()).toBe(false);
  await card(page).getByRole('button', { name: 'Szünet' }).press('Space');
  expect(await isPaused(page)).toBe(true);
  await card(page).getByRole('button', { name: 'Lejátszás' }).press('Space');
  await expect.poll(() => isPaused(page)).toBe(false);
  const { violations } = await axeOn(page).include('.pip').analyze();
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html ?? ''}`)).toEqual([]);
});

test('a third-party player loads only on the reader’s request, or muted after consent', async ({ page }) => {
  const asked = await playForeign(page, true);
  await set(foreign);
  await open(page);
  await beat(page);
  const ask = page.getByRole('button', { name: /Lejátszás A lejátszó innen töltődik be: www\.youtube-nocookie\.com/ });
  await expect(ask).toBeVisible();
  expect(asked).toEqual([]);
  await ask.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]).toMatch(/embed\/abcdefghijk\?autoplay=1&mute=0&start=0/);
  await page.clock.fastForward(2_000);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('video-places'))).toContain('61');
  await page.evaluate((src) => {
    const other = document.createElement('audio');
    other.src = src;
    document.body.append(other);
    return other.play();
  }, sound);
  await expect
    .poll(() =>
      page
        .frameLocator('.pip iframe')
        .locator('html')
        .evaluate(() => document.title),
    )
    .toContain('pauseVideo');
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => (document.documentElement.dataset['consent'] = 'granted')),
  );
  await page.goto(site);
  await beat(page);
  await expect.poll(() => asked.length).toBe(2);
  expect(asked[1]).toMatch(/mute=1&start=61/);
});
