import { expect, test } from '@playwright/test';
import { addressOf, mainSite } from '../site/addresses.ts';
import { nextPageBeginsAtItsList, returnsToTheSamePlace, y } from './places.ts';

test('front, article, page 2, author and back: each page in the app restores its scroll position', async ({
  page,
  request,
}) => {
  await returnsToTheSamePlace(page, request, true);
});

test('the header leaves on the way down unless it has the focus, returns on the way up, and is always shown at the top', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(`${mainSite}/rovat/belfold`);
  await page.locator('.wordmark').focus();
  await page.mouse.wheel(0, 900);
  await expect.poll(() => y(page)).toBeGreaterThan(800);
  await page.clock.runFor(1_000);
  await expect(page.locator('.masthead__row')).toBeInViewport();
  await page.locator('.wordmark').evaluate((one: HTMLElement) => one.blur());
  const html = page.locator('html');
  await page.mouse.wheel(0, 400);
  await page.mouse.wheel(0, 400);
  await expect(html).toHaveClass(/scroll-down/);
  await expect(page.locator('.masthead__row')).not.toBeInViewport();
  await page.mouse.wheel(0, -150);
  await expect(html).toHaveClass(/scroll-up/);
  await expect(page.locator('.masthead__row')).toBeInViewport();
  await page.mouse.wheel(0, -2000);
  await expect(html).not.toHaveClass(/scroll/);
});

test('a hero is filled once it is scrolled past, and its header has paper under it on the way up', async ({
  page,
  request,
}) => {
  await page.goto(mainSite + (await addressOf(request, 'papiron-megkentek-a-valtot')));
  await expect(page.locator('.page--clear')).toBeVisible();
  await page.mouse.wheel(0, 2500);
  await expect(page.locator('.hero')).toHaveClass(/\bfill\b/);
  await page.mouse.wheel(0, -200);
  await expect(page.locator('html')).toHaveClass(/scroll-up/);
  await expect(page.locator('.masthead__row')).toHaveCSS('position', 'fixed');
});

test('the next page of a list begins at its list, or at its top where the list scroll is left out (R45)', async ({
  page,
}) => {
  await nextPageBeginsAtItsList(page, ['/rovat/belfold', '/g7'], true);
});
