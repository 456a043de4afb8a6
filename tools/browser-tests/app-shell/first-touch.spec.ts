import { expect, test } from '@playwright/test';
import { brand } from '#config/settings/brand.ts';
import type { Payload } from '#core/pages/building/payload.ts';
import { addressOf, mainSite } from '../site/addresses.ts';
import { expectHydrated } from '../page/hydrates.ts';

const slug = 'zsombekhalom-rendelointezet-szavazas';

test('a tap before anything has loaded takes effect once it has', async ({ page, request, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: mainSite });
  const { promise: tapped, resolve: letLoad } = Promise.withResolvers<void>();
  await page.route(/\/assets\/app-|_payload\.json/, (route) => tapped.then(() => route.continue()));
  await page.goto(`${mainSite}${await addressOf(request, slug)}`);
  await page.locator('[data-live="share"]').first().click();
  await expect(page.locator('[data-live="share"]').first()).toHaveAttribute('aria-busy', 'true');
  letLoad();
  await page.locator('[data-live="copy-link"]').first().click();
  await expect(page.getByText('Kimásolva').first()).toBeVisible();
});

test('a tap before even the entry has loaded takes effect once it has', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const { promise: tapped, resolve: letEntryLoad } = Promise.withResolvers<void>();
  await page.route(/\/assets\/entry-/, (route) => tapped.then(() => route.continue()));
  await page.goto(`${mainSite}/`, { waitUntil: 'commit' });
  await page.locator('details:has([data-look]) > summary').first().click();
  await page.locator('[data-look="theme:dark"]').first().click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'dark');
  letEntryLoad();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('after the first touch the site is one app: links no longer reload the page', async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: mainSite });
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await page.goto(`${mainSite}${await addressOf(request, slug)}`);
  await page.locator('[data-live="share"]').first().click();
  await page.locator('[data-live="copy-link"]').first().click();
  await expect(page.getByText('Kimásolva').first()).toBeVisible();
  await page.evaluate(() => void Object.assign(window, { stillHere: true }));
  await page.locator('main a[href^="/szerzo/"]').first().click();
  await expect(page).toHaveURL(/\/szerzo\//);
  await expect(page).toHaveTitle(new RegExp(brand.name));
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
  await page.goBack();
  await expect(page.locator('main h1')).toContainText('zsombékhalmi');
  expect(problems).toEqual([]);
});

test('the app hydrates a server-rendered article', async ({ page, context, request }) => {
  await expectHydrated(page, context, mainSite + (await addressOf(request, slug)));
});

test("a newer render replaces the served one, and keeps the reader's focus and what was typed", async ({
  page,
  request,
}) => {
  const { promise: begun, resolve: letDataCome } = Promise.withResolvers<void>();
  await page.route(/_payload\.json/, async (route) => {
    const { host, pathname } = new URL(route.request().url());
    const answer = await request.get(pathname, { headers: { host } });
    const data = (await answer.json()) as Payload;
    await begun;
    await route.fulfill({ json: { ...data, copy: 'newer' } });
  });
  await page.goto(mainSite + (await addressOf(request, slug)));
  const [opener, field] = [page.locator('[data-search] > summary'), page.locator('[data-search] [name=term]')];
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await page.keyboard.type('gát');
  await page.locator('main .share__open').focus();
  letDataCome();
  await expect(page.locator('html')).toHaveAttribute('data-awake', '');
  await expect(page.locator('main .share__open')).toBeFocused();
  await expect(field).toHaveValue('gát');
});

test('a chosen colour mode is stored and never flashes', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`${mainSite}/`);
  await page.evaluate(() =>
    document.querySelector('[data-look="theme:dark"]')?.closest('details')?.setAttribute('open', ''),
  );
  await page.locator('[data-look="theme:dark"]').first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.body && !('themeAtBody' in window))
        Object.assign(window, { themeAtBody: document.documentElement.dataset.theme });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`${mainSite}/legfrissebb`);
  expect(await page.evaluate(() => (window as unknown as { themeAtBody: string }).themeAtBody)).toBe('dark');
});

test('the browser shows times within the hour as minutes, and the document carries the date', async ({
  page,
  request,
}) => {
  const text = await (await request.get('/legfrissebb')).text();
  expect(text).not.toMatch(/>\s*\d+ perce\s*</);
  const times = [...text.matchAll(/ data-at="(\d+)"/g)].map(([, at]) => Number(at));
  expect(times.length).toBeGreaterThan(0);
  // Twenty minutes after the newest article, because the seed may be old.
  await page.clock.setFixedTime((Math.max(...times) + 20 * 60) * 1000);
  await page.goto(`${mainSite}/legfrissebb`);
  await expect(page.locator('main time', { hasText: /^20 perce$/ }).first()).toBeVisible();
});
