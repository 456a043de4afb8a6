import { expect, type Page, test } from '@playwright/test';
import { mainSite } from './addresses.ts';

/* New builds under open tabs (spec §4, "App updates"; §8; R41). */

const chunk = /\/assets\/impress\.screen-[^/]+\.js$/;
const there = 'footer a[href="/impresszum"]';

/** An open page that is one app, and the documents that it loads from now on. */
const openAwake = async (page: Page): Promise<string[]> => {
  await page.goto(`${mainSite}/archivum?term=tukor`);
  await page.locator('main [name="term"]').click();
  await expect(page.locator('html')).toHaveAttribute('data-awake', '');
  const documents: string[] = [];
  page.on('request', (one) => one.isNavigationRequest() && documents.push(new URL(one.url()).pathname));
  return documents;
};

/** Answers who asks which build is out; gives how to let the page's own time pass until it has asked so often. */
const tellBuild = async (page: Page, answerOf: (asked: number) => object) => {
  let asked = 0;
  await page.route('**/builds/latest.json*', (route) => {
    asked += 1;
    return route.fulfill({ contentType: 'application/json', ...answerOf(asked) });
  });
  await page.clock.install();
  return (times: number, step = 20_000) =>
    expect
      .poll(async () => {
        await page.clock.runFor(step);
        return asked;
      })
      .toBeGreaterThanOrEqual(times);
};

test('a page whose screen is gone from the server is loaded whole, once, and it is the one that was asked for', async ({
  page,
}) => {
  await page.route(chunk, (route) => route.fulfill({ status: 404, body: '' }));
  const documents = await openAwake(page);
  await page.locator(there).click();
  await expect(page.locator('main h1')).toHaveText('Impresszum');
  await expect(page).toHaveURL(/\/impresszum$/);
  await page.waitForTimeout(500);
  expect(documents).toEqual(['/impresszum']);
});

test('while nobody can be reached the page stays, says so, and is left once the reader tries again', async ({
  page,
}) => {
  await page.route(chunk, (route) => route.abort('internetdisconnected'));
  await page.route('**/builds/latest.json*', (route) => route.abort('internetdisconnected'));
  const documents = await openAwake(page);
  await page.locator(there).click();
  const told = page.getByRole('alert').filter({ hasText: 'Ez most nem töltődött be.' });
  await expect(told).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-leaving', '');
  expect(documents).toEqual([]);
  await page.unroute(chunk);
  await page.unroute('**/builds/latest.json*');
  await told.getByRole('link', { name: 'Próbáld újra' }).click();
  await expect(page.locator('main h1')).toHaveText('Impresszum');
});

test('what a reader has typed is not lost to a part that is gone', async ({ page }) => {
  await page.route(chunk, (route) => route.fulfill({ status: 404, body: '' }));
  const documents = await openAwake(page);
  const field = page.locator('.letters input[type=email]');
  await field.fill('anna@posta.example');
  await page.locator(there).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Próbáld újra' })).toBeVisible();
  await expect(field).toHaveValue('anna@posta.example');
  expect(documents).toEqual([]);
});

test('a manifest that is none, or a server that is wrong about its build, loops nothing', async ({ page }) => {
  const answers = ['<!doctype html>', '{}', '{"id":5}', '', 'null'];
  const untilAsked = await tellBuild(page, (asked) => ({ body: answers[asked % answers.length] ?? '' }));
  const documents = await openAwake(page);
  await untilAsked(6, 60_000);
  await page.locator(there).click();
  await expect(page.locator('main h1')).toHaveText('Impresszum');
  expect(documents.length).toBeLessThanOrEqual(1);
});

test('what is no id of a build is never taken for a new one', async ({ page }) => {
  const untilAsked = await tellBuild(page, () => ({ body: '{"id":5}' }));
  const documents = await openAwake(page);
  await untilAsked(3);
  await page.locator(there).click();
  await expect(page.locator('main h1')).toHaveText('Impresszum');
  expect(documents).toEqual([]);
});

test('a manifest that fails is logged, and the news around the page come as often as ever', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (line) => line.type() === 'warning' && logged.push(line.text()));
  await page.route('**/builds/latest.json*', (route) => route.fulfill({ status: 500, body: '<h1>500</h1>' }));
  let news = 0;
  page.on('response', (one) => void (news += Number(one.url().includes('/api/refresh'))));
  await page.clock.install();
  await openAwake(page);
  for (let step = 1; step <= 5; step += 1) {
    await page.clock.runFor(20_000);
    await expect.poll(() => news, { message: `after ${step * 20} s` }).toBeGreaterThanOrEqual(step);
  }
  expect(logged.filter((line) => line.includes('/builds/latest.json')).length).toBeGreaterThanOrEqual(4);
});

test('a new build waits while a field holds what was not sent', async ({ page }) => {
  const untilAsked = await tellBuild(page, () => ({ body: '{"id":"other"}' }));
  const documents = await openAwake(page);
  await untilAsked(3);
  await page.locator('.letters input[type=email]').fill('anna@posta.example');
  await page.locator(there).click();
  await expect(page.locator('main h1')).toHaveText('Impresszum');
  expect(documents).toEqual([]);
  await page.locator('.letters input[type=email]').fill('');
  await page.locator('footer a[href^="/dokumentum/"]').first().click();
  await expect.poll(() => documents.length).toBe(1);
});

test('a part that fails later is cured where the reader is, not where an earlier one was to lead', async ({ page }) => {
  await page.route(chunk, (route) => route.abort('internetdisconnected'));
  await page.route('**/builds/latest.json*', (route) => route.abort('internetdisconnected'));
  await openAwake(page);
  const told = page.getByRole('alert').getByRole('link', { name: 'Próbáld újra' });
  await page.locator(there).click();
  await expect(told).toHaveAttribute('href', '/impresszum');
  // As the build's own import does when a part of this page is gone.
  await page.locator('main h1').click();
  await page.evaluate(() => dispatchEvent(new Event('vite:preloadError', { cancelable: true })));
  await expect(told).toHaveAttribute('href', /\/archivum\?term=tukor$/);
});
