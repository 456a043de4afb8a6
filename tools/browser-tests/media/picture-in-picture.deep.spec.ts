import { expect, test } from '@playwright/test';
import { mainSite } from '../site/addresses.ts';
import { axeOn } from '../page/axe.ts';
import {
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
} from './videos.ts';
import { boxOf } from '../page/box-of.ts';

// Serial: the tests set the video of one site.
test.describe.configure({ mode: 'default' });
test.beforeAll(copyMedia);
test.afterEach(endVideo);

test('a missing file shows a quiet error, and is not requested again automatically', async ({ page }) => {
  let asked = 0;
  page.on('request', (request) => (asked += request.url().includes('nincs-ilyen') ? 1 : 0));
  await set('/uploads/nincs-ilyen.mp4');
  await open(page);
  await beat(page);
  await expect(card(page)).toContainText('A videó most nem érhető el.');
  const before = asked;
  await beat(page);
  expect(asked).toBe(before);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`its buttons are in the window at every size, nothing lies over it, and axe objects to nothing (${colorScheme})`, async ({
    browser,
  }) => {
    await set(own, { open: true });
    const context = await browser.newContext({ colorScheme });
    const page = await context.newPage();
    await page.clock.install();
    await page.goto(site);
    await beat(page);
    // 320 × 200 is 1280 × 800 at 400 %.
    for (const [width, height] of [
      [320, 568],
      [320, 200],
      [375, 800],
      [768, 1024],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const size of ['Kisebb videó', 'Nagyobb videó']) {
        if (height > 384) await page.getByRole('button', { name: size }).click();
        const at = `${width} × ${height} ${size}`;
        const box = await boxOf(close(page));
        expect(box?.y, at).toBeGreaterThanOrEqual(0);
        expect((box?.y ?? 0) + (box?.height ?? 0), at).toBeLessThanOrEqual(height);
        expect((box?.x ?? 0) + (box?.width ?? 0), at).toBeLessThanOrEqual(width);
        expect(Math.min(box?.width ?? 0, box?.height ?? 0), at).toBeGreaterThanOrEqual(44);
        const over = await medium(page).evaluate((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return [0.1, 0.5, 0.9].every(
            (part) => document.elementFromPoint(x + width * part, y + height * part) === one,
          );
        });
        expect(over, at).toBe(true);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    const { violations } = await axeOn(page).include('.pip').analyze();
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html ?? ''}`)).toEqual([]);
    await context.close();
  });

test('never covers the focused element', async ({ page }) => {
  await set(own);
  await page.setViewportSize({ width: 375, height: 700 });
  await page.clock.install();
  await page.goto(site);
  await beat(page);
  await expect(card(page)).toBeVisible();
  await page.locator('main a').first().focus();
  for (let steps = 0; steps < 25; steps += 1) {
    await page.keyboard.press('Tab');
    const seen = await page.evaluate(() => {
      const [own, over] = [document.activeElement, document.querySelector('.pip')].map((one) =>
        one?.getBoundingClientRect(),
      );
      return own && over ? own.top < over.top : null;
    });
    expect(seen).toBe(true);
  }
});

test('the video and the podcast player appear beside each other', async ({ page }) => {
  await set(own);
  await open(page, `${mainSite}/g7/podcast`);
  await page.locator('[data-live^="play-"]').first().click();
  await expect(page.locator('.player')).toBeVisible();
  await page.goto(site);
  await page.mouse.move(10, 10);
  await beat(page);
  await expect(page.locator('.player')).toBeVisible();
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    for (const aside of ['', 'Kicsinyítés a jobb sarokba'] as const) {
      if (aside !== '' && width === 320) continue;
      if (aside !== '') await page.getByRole('button', { name: aside }).click();
      const [own, player] = [await boxOf(card(page)), await boxOf(page.locator('.player'))];
      expect((own?.y ?? 0) + (own?.height ?? 0)).toBeLessThanOrEqual((player?.y ?? 0) + 1);
    }
  }
});

test('readers who want no movement, or no more bytes than they ask for, start it themselves', async ({ browser }) => {
  await set(own);
  for (const [reducedMotion, saveData] of [
    ['reduce', false],
    ['no-preference', true],
  ] as const) {
    const context = await browser.newContext({ reducedMotion });
    const page = await context.newPage();
    if (saveData)
      await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await page.clock.install();
    await page.goto(site);
    await beat(page);
    await expect(medium(page)).toBeVisible();
    expect([await isPaused(page), await now(page)]).toEqual([true, 0]);
    expect(await medium(page).getAttribute('preload')).toBe(saveData ? 'none' : 'metadata');
    await context.close();
  }
});

test('an unreachable host shows a quiet error, is requested no more, and can be closed', async ({ page }) => {
  const asked = await playForeign(page, false);
  await set(foreign);
  await open(page);
  await beat(page);
  await card(page)
    .getByRole('button', { name: /^Lejátszás/ })
    .click();
  await expect.poll(() => asked.length).toBe(1);
  await page.clock.fastForward(13_000);
  await expect(card(page)).toContainText('A videó most nem érhető el.');
  await beat(page);
  await beat(page);
  expect(asked).toHaveLength(1);
  await page.getByRole('button', { name: 'Újra' }).click();
  await expect.poll(() => asked.length).toBe(2);
  await close(page).click();
  await expect(card(page)).toHaveCount(0);
});
