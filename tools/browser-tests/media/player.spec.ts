import { expect, type Page, test } from '@playwright/test';
import { mainSite } from '../site/addresses.ts';
import { axeOn } from '../page/axe.ts';

/* Spec §4, "Podcast player". */

const openNotes = async (page: Page): Promise<void> => {
  await page.goto(`${mainSite}/g7/podcast`);
  await page.locator('.shows__newest a').first().click();
  await page.waitForURL(/\/\d{4}\/\d\d\/\d\d\//);
};

const sound = (page: Page) => page.locator('body > audio');
const at = (page: Page): Promise<number> => sound(page).evaluate((audio: HTMLAudioElement) => audio.currentTime);
const isPaused = (page: Page): Promise<boolean> => sound(page).evaluate((audio: HTMLAudioElement) => audio.paused);

const isAccessible = async (page: Page): Promise<void> => {
  const { violations } = await axeOn(page).include('.player').include('.episode').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
};

test('an episode plays from a chapter and stops at the end of a chapter', async ({ page }) => {
  await openNotes(page);
  const chapters = page.locator('.episode__chapter');
  await expect(chapters.nth(1)).toBeVisible();
  const from = Number((await chapters.nth(1).getAttribute('href'))?.split('#t=')[1]);
  expect(from).toBeGreaterThan(0);
  await chapters.nth(1).click();
  await expect.poll(() => at(page)).toBeGreaterThan(from);
  expect(await at(page)).toBeLessThan(from + 5);

  await page.getByRole('button', { name: 'Fejezetek és időzítő' }).press('Enter');
  const options = page.locator('.player__options');
  await expect(options.locator('[aria-current="step"]')).toContainText(/\S/);
  await isAccessible(page);
  await options.getByRole('combobox', { name: 'Elalvásidőzítő' }).selectOption('chapter');
  await options.locator('.player__chapter').first().click();
  await expect.poll(() => at(page)).toBeLessThan(from);
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Fejezetek és időzítő' })).toBeFocused();

  await sound(page).evaluate((audio: HTMLAudioElement, seconds) => {
    audio.currentTime = seconds;
  }, from - 1);
  await expect.poll(() => isPaused(page)).toBe(true);
  expect(await at(page)).toBeLessThan(from + 1);
});

test('a reader who returns finds the player paused, at its place and speed, until they close it', async ({ page }) => {
  await openNotes(page);
  await page.locator('.episode .play').click();
  await expect.poll(() => at(page)).toBeGreaterThan(0.3);
  await page.getByRole('button', { name: 'Előre 15 másodpercet' }).click();
  await page.locator('.player__speed').first().click();
  const rate = await sound(page).evaluate((audio: HTMLAudioElement) => audio.playbackRate);
  expect(rate).not.toBe(1);
  await page.goto(`${mainSite}/legfrissebb`);
  await page.mouse.move(5, 5);
  await page.keyboard.press('Tab');
  await expect(page.locator('.player')).toBeVisible();
  expect(await isPaused(page)).toBe(true);
  await page
    .locator('.player')
    .getByRole('button', { name: /^Lejátszás/ })
    .click();
  await expect.poll(() => at(page)).toBeGreaterThan(15);
  expect(await sound(page).evaluate((audio: HTMLAudioElement) => audio.playbackRate)).toBe(rate);
  await page.getByRole('button', { name: 'A lejátszó bezárása' }).click();
  await page.reload();
  await page.keyboard.press('Tab');
  await expect(page.locator('main')).toBeVisible();
  await expect(page.locator('.player')).toHaveCount(0);
});

test('without scripts the chapters are links into the sound, and the text of the episode can be read', async ({
  browser,
}) => {
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await openNotes(plain);
  const link = (await plain.locator('.episode__chapter').nth(1).getAttribute('href')) ?? '';
  expect(link).toMatch(/^\/uploads\/.+#t=[\d.]+$/);
  await plain.locator('.episode__transcript summary').click();
  await expect(plain.locator('.episode__line').first()).toBeVisible();
  await plain.close();
});
