import { expect, test } from '@playwright/test';
import { addressOf, mainSite } from '../site/addresses.ts';

/* Removes APIs newer than the README's browser baseline before any script runs. */

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const takeAway = (from: object, ...names: readonly string[]): void => {
      for (const name of names) delete (from as Record<string, unknown>)[name];
    };
    takeAway(Promise, 'withResolvers', 'try');
    takeAway(Object, 'groupBy');
    takeAway(Map, 'groupBy');
    takeAway(Array, 'fromAsync');
    takeAway(AbortSignal, 'any');
    takeAway(URL, 'canParse', 'parse');
    takeAway(Set.prototype, 'union', 'difference', 'intersection', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom');
    takeAway(String.prototype, 'isWellFormed', 'toWellFormed');
    takeAway(RegExp, 'escape');
    const iterator = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())) as object;
    takeAway(
      iterator,
      'map',
      'filter',
      'take',
      'drop',
      'flatMap',
      'reduce',
      'toArray',
      'forEach',
      'some',
      'every',
      'find',
    );
    // Firefox reflects roles and states since 119.
    const reflected = Object.keys(Object.getOwnPropertyDescriptors(Element.prototype));
    takeAway(Element.prototype, 'checkVisibility', ...reflected.filter((name) => /^(?:role$|aria[A-Z])/.test(name)));
    takeAway(globalThis, 'navigation', 'requestIdleCallback');
    takeAway(Document.prototype, 'startViewTransition');
    takeAway(Navigator.prototype, 'userActivation');
  }),
);

test('in an older engine an article is saved, followed, shared and enlarged, and the look is chosen', async ({
  page,
  request,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(mainSite + (await addressOf(request, 'zsombekhalom-rendelointezet-szavazas')));
  const save = page.locator('[data-live="save"]').first();
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  const follow = page.locator('[data-follow]').first();
  await follow.click();
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
  await page.locator('a[data-picture]').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('details:has([data-look]) > summary').click();
  await page.locator('[data-look="theme:dark"]').click();
  await expect(page.locator('[data-look="theme:dark"]')).toHaveAttribute('aria-pressed', 'true');
  expect(errors).toEqual([]);
});

test('in an older engine a search suggests, and an episode plays', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.setViewportSize({ width: 375, height: 780 });
  await page.goto(mainSite);
  await page.locator('[data-search] summary').click();
  await page.locator('#fejlec-kereso').pressSequentially('arviz');
  await expect(page.locator('.titles li a').first()).toContainText(/árvíz/i);
  await page.goto(`${mainSite}/g7/podcast`);
  await page.locator('.shows .play').first().click();
  const sound = page.locator('body > audio');
  await expect.poll(() => sound.evaluate((audio: HTMLAudioElement) => audio.currentTime)).toBeGreaterThan(0.5);
  expect(errors).toEqual([]);
});
