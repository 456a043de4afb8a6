import { expect, test } from '@playwright/test';
import type { Tab } from '../page/tab.ts';
import { articles, openSection, section } from './ahead.ts';

let tab: Tab;
test.beforeEach(async () => {
  tab = await openSection();
});
test.afterEach(() => tab.close());

const scripts = (page: 0 | 1 = 0): Promise<string[]> =>
  tab.evaluate(
    `performance.getEntriesByType('resource').map(({ name }) => /([a-z]+)-[^/]{8}\\.js/.exec(name)?.[1]).filter(Boolean)`,
    page,
  );
const opened = (): Promise<string> => tab.evaluate('location.pathname');

const rest = async (): Promise<void> => {
  await tab.rest(articles);
  await expect.poll(() => tab.prerenders().at(-1)).toBe('Ready');
};

test('a prerendered page has its picture and has run no script of a visit before the click', async () => {
  await rest();
  await tab.evaluate(
    `new Promise((loaded) => document.readyState === 'complete' ? loaded() : addEventListener('load', loaded))`,
    1,
  );
  expect(await tab.evaluate('document.prerendering', 1)).toBe(true);
  expect(await tab.evaluate(`document.querySelector('main img[fetchpriority=high]').complete`, 1)).toBe(true);
  expect(await scripts(1)).toEqual(['entry', 'first']);
  await tab.click();
  await expect.poll(opened).toMatch(/\/20\d\d\//);
  expect(tab.prerenders().at(-1)).toBe('Success');
  await tab.rest('header a');
  await expect.poll(() => scripts()).toContain('early');
});

test('a choice of the reader drops the prerendered page', async () => {
  await rest();
  await tab.evaluate(`document.querySelector('[data-look="theme:dark"]').click()`);
  await expect.poll(() => tab.pages()).toBe(1);
  await tab.click();
  await expect.poll(opened).toMatch(/\/20\d\d\//);
  expect(await tab.evaluate('document.documentElement.dataset.theme')).toBe('dark');
});

// Playwright's own pages are not prerendered: the browser keeps their prefetched documents for minutes.
test('a page that was fetched ahead and has changed since is loaded again', async ({ page }) => {
  await page.goto(section);
  const fetched = page.waitForRequest((one) => /\/20\d\d\/[^.]*$/.test(one.url()));
  await page.locator(articles).first().hover();
  await (await (await fetched).response())?.finished();
  await page.route(/\/20\d\d\/[^.]*$/, (route) => route.fulfill({ status: 404, body: 'anew' }));
  await page.route(/_payload\.json/, (route) => route.fulfill({ json: { kind: 'page', copy: 'other' } }));
  await page.locator(articles).first().click();
  await page.mouse.move(200, 200);
  await expect(page.getByText('anew', { exact: true })).toBeVisible();
});
