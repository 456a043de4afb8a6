import { expect, type Page, test } from '@playwright/test';
import { mainSite } from '../site/addresses.ts';

/* Spec §4, "App updates"; §8; R41. */

const chunk = /\/assets\/impress\.screen-[^/]+\.js$/;
const there = 'footer a[href="/impresszum"]';

const openHydrated = async (page: Page): Promise<string[]> => {
  await page.goto(`${mainSite}/archivum?term=tukor`);
  await page.locator('main [name="term"]').click();
  await expect(page.locator('html')).toHaveAttribute('data-awake', '');
  const documents: string[] = [];
  page.on('request', (one) => one.isNavigationRequest() && documents.push(new URL(one.url()).pathname));
  return documents;
};

const tellBuild = async (page: Page, answerOf: (asked: number) => object) => {
  let asked = 0;
  await page.route('**/builds/latest.json*', (route) => {
    asked += 1;
    return route.fulfill({ contentType: 'application/json', ...answerOf(asked) });
  });
  await page.clock.install();
  return async (times: number): Promise<void> => {
    for (let left = times - asked; left > 0; left -= 1) {
      const answered = page.waitForResponse(/\/builds\/latest\.json/);
      await page.clock.fastForward(20_000);
      await (await answered).finished();
    }
  };
};

test('a page whose screen is gone from the server is loaded whole, once, and it is the one that was asked for', async ({
  page,
}) => {
  let asked = 0;
  await page.route(chunk, (route) => {
    asked += 1;
    return route.fulfill({ status: 404, body: '' });
  });
  const documents = await openHydrated(page);
  await page.locator(there).click();
  await expect(page.locator('main h1')).toHaveText('Impresszum');
  await expect(page).toHaveURL(/\/impresszum$/);
  await page.locator('[data-search] summary').click();
  await expect.poll(() => asked).toBeGreaterThan(1);
  await page.evaluate(() => fetch('/robots.txt'));
  expect(documents).toEqual(['/impresszum']);
});

test('while no server can be reached the page stays and says so, and the link to try again leads where the reader is', async ({
  page,
}) => {
  await page.route(chunk, (route) => route.abort('internetdisconnected'));
  await page.route('**/builds/latest.json*', (route) => route.abort('internetdisconnected'));
  const documents = await openHydrated(page);
  const told = page.getByRole('alert').filter({ hasText: 'Ez most nem töltődött be.' });
  const again = told.getByRole('link', { name: 'Próbáld újra' });
  await page.locator(there).click();
  await expect(again).toHaveAttribute('href', '/impresszum');
  await expect(page.locator('html')).not.toHaveAttribute('data-leaving', '');
  expect(documents).toEqual([]);
  // The build's own import fails this way when a chunk is missing.
  await page.locator('main h1').click();
  await page.evaluate(() => dispatchEvent(new Event('vite:preloadError', { cancelable: true })));
  await expect(again).toHaveAttribute('href', /\/archivum\?term=tukor$/);
  await page.locator(there).click();
  await expect(again).toHaveAttribute('href', '/impresszum');
  await page.unroute(chunk);
  await page.unroute('**/builds/latest.json*');
  await again.click();
  await expect(page.locator('main h1')).toHaveText('Impresszum');
});

test('the message goes when the same press works', async ({ page }) => {
  await page.route(chunk, (route) => route.abort('internetdisconnected'));
  await page.route('**/builds/latest.json*', (route) => route.abort('internetdisconnected'));
  const documents = await openHydrated(page);
  const told = page.getByRole('alert').filter({ hasText: 'Ez most nem töltődött be.' });
  await page.locator(there).click();
  await expect(told).toBeVisible();
  await page.unroute(chunk);
  await page.unroute('**/builds/latest.json*');
  await page.locator(there).click();
  await expect(page.locator('main h1')).toHaveText('Impresszum');
  await expect(told).toHaveCount(0);
  expect(documents).toEqual([]);
});

test('typed text is not lost when a chunk is missing', async ({ page }) => {
  await page.route(chunk, (route) => route.fulfill({ status: 404, body: '' }));
  const documents = await openHydrated(page);
  const field = page.locator('.letters input[type=email]');
  await field.fill('anna@posta.example');
  await page.locator(there).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Próbáld újra' })).toBeVisible();
  await expect(field).toHaveValue('anna@posta.example');
  expect(documents).toEqual([]);
});

test('a build manifest without an id is never taken for a new build', async ({ page }) => {
  const answers = ['{"id":5}', '<!doctype html>', '{}', '', 'null', '{"id":5}'];
  const untilAsked = await tellBuild(page, (asked) => ({ body: answers[(asked - 1) % answers.length] ?? '' }));
  const documents = await openHydrated(page);
  await untilAsked(answers.length);
  await page.locator(there).click();
  await expect(page.locator('main h1')).toHaveText('Impresszum');
  expect(documents).toEqual([]);
});

test('a build manifest that fails is logged, and the page is refreshed as often as before', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (line) => line.type() === 'warning' && logged.push(line.text()));
  await page.route('**/builds/latest.json*', (route) => route.fulfill({ status: 500, body: '<h1>500</h1>' }));
  await page.clock.install();
  await openHydrated(page);
  for (let times = 0; times < 3; times += 1) {
    const [refreshed, failed] = [/\/api\/refresh/, /\/builds\/latest\.json/].map((one) => page.waitForResponse(one));
    await page.clock.fastForward(20_000);
    await refreshed;
    await failed;
  }
  await expect.poll(() => logged.filter((line) => line.includes('/builds/latest.json')).length).toBe(3);
});

test('a new build is loaded on the next navigation, but not while a form has unsent text', async ({ page }) => {
  const untilAsked = await tellBuild(page, () => ({ body: '{"id":"other"}' }));
  const documents = await openHydrated(page);
  await untilAsked(3);
  await page.locator('.letters input[type=email]').fill('anna@posta.example');
  await page.locator(there).click();
  await expect(page.locator('main h1')).toHaveText('Impresszum');
  expect(documents).toEqual([]);
  await page.locator('.letters input[type=email]').fill('');
  await page.locator('footer a[href^="/dokumentum/"]').first().click();
  await expect.poll(() => documents.length).toBe(1);
});
