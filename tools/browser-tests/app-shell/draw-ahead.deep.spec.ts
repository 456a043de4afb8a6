import { expect, test } from '@playwright/test';
import type { Tab } from '../page/tab.ts';
import { articles, openSection, section } from './ahead.ts';

let tab: Tab;
test.beforeEach(async () => {
  tab = await openSection();
});
test.afterEach(() => tab.close());

const opened = (): Promise<string> => tab.evaluate('location.pathname');
const timesRested = (): Promise<number> => tab.evaluate('window.rested');
const shownAfter = (): Promise<number> => tab.evaluate(`performance.getEntriesByType('navigation')[0].activationStart`);
const rest = async (): Promise<void> => {
  await tab.rest(articles);
  await expect.poll(() => tab.prerenders().at(-1)).toBe('Ready');
};

test('one page of a view is prerendered, and it is dropped when it may be stale', async () => {
  await rest();
  await tab.evaluate('void window.expire()');
  await expect.poll(() => tab.pages()).toBe(1);
  const before = await timesRested();
  await tab.rest(articles, 3);
  await expect.poll(timesRested).toBeGreaterThan(before);
  await tab.evaluate(`fetch('/robots.txt').then(() => undefined)`);
  expect(tab.pages()).toBe(1);
  await tab.click();
  await expect.poll(opened).toMatch(/\/20\d\d\//);
  expect(await shownAfter()).toBe(0);
});

for (const [what, said] of [
  ['data saver', `navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }`],
  ['a wish for privacy', `navigator, 'globalPrivacyControl', { value: true }`],
] as const) {
  test(`prerenders no page with ${what}`, async () => {
    await tab.evaluate(`void Object.defineProperty(${said})`);
    await tab.rest(articles);
    await expect.poll(timesRested).toBeGreaterThan(0);
    await tab.evaluate(`fetch('/robots.txt').then(() => undefined)`);
    expect([tab.pages(), tab.prerenders()]).toEqual([1, []]);
  });
}

test('going back from a prerendered page restores the page before it', async () => {
  await rest();
  await tab.evaluate('void (window.left = true)');
  await tab.click();
  await expect.poll(opened).toMatch(/\/20\d\d\//);
  await tab.evaluate('void history.back()');
  await expect.poll(opened).toBe('/rovat/belfold');
  expect(await tab.evaluate('window.left === true')).toBe(true);
});

test('a choice in another tab drops the prerendered page', async () => {
  await rest();
  await tab.evaluate(`void (localStorage.setItem('theme', 'dark'), window.dispatchEvent(new StorageEvent('storage')))`);
  await expect.poll(() => tab.pages()).toBe(1);
  await tab.click();
  await expect.poll(opened).toMatch(/\/20\d\d\//);
  expect(await tab.evaluate('document.documentElement.dataset.theme')).toBe('dark');
});

test('a live blog is fetched, and never prerendered', async () => {
  await tab.evaluate(
    `(() => { const link = document.querySelector('${articles}'); link.href = link.pathname + '/elo'; })()`,
  );
  await tab.rest(articles);
  await expect
    .poll(() => tab.evaluate(`performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/elo'))`))
    .toBe(true);
  expect([tab.pages(), tab.prerenders()]).toEqual([1, []]);
});

// Playwright's own pages are not prerendered: the browser keeps their prefetched documents for minutes.
for (const [what, status, body, isLoadedAgain] of [
  ['is gone', 404, { kind: 'none', status: 404 }, true],
  ['cannot be checked', 503, { kind: 'none', status: 503 }, false],
] as const) {
  test(`a page that was fetched ahead and ${what} is ${isLoadedAgain ? '' : 'not '}loaded again`, async ({ page }) => {
    await page.goto(section);
    const fetched = page.waitForRequest((one) => /\/20\d\d\/[^.]*$/.test(one.url()));
    await page.locator(articles).first().hover();
    await (await (await fetched).response())?.finished();
    const loads: string[] = [];
    await page.route(/\/20\d\d\/[^.]*$/, (route) => {
      loads.push(route.request().url());
      return route.fulfill({ status: 404, body: 'anew' });
    });
    await page.route(/_payload\.json/, (route) => route.fulfill({ status, json: body }));
    const checked = page.waitForResponse(/_payload\.json/);
    await page.locator(articles).first().click();
    await page.mouse.move(200, 200);
    await (await checked).finished();
    if (isLoadedAgain) await expect(page.getByText('anew', { exact: true })).toBeVisible();
    else {
      await page.evaluate(() => fetch('/robots.txt').then((one) => one.text()));
      expect(loads).toEqual([]);
      await expect(page.locator('main h1')).toBeVisible();
    }
  });
}
