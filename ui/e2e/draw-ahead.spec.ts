import { expect, test } from '@playwright/test';
import { openTab, type Tab } from '../../tools/tab.ts';
import { mainSite } from './addresses.ts';

/* The page behind a link on which the pointer rests is drawn before it is opened, in browsers that can. */

const link = 'main article a[href*="/20"]';
let tab: Tab;
test.beforeEach(async () => {
  tab = await openTab();
  await tab.go(`${mainSite}/rovat/belfold`);
});
test.afterEach(() => tab.close());

/** Names of scripts that the page has loaded, without their builds' letters. */
const scripts = (): Promise<string[]> =>
  tab.evaluate(
    `performance.getEntriesByType('resource').map(({ name }) => /([a-z]+)-[^/]{8}\\.js/.exec(name)?.[1]).filter(Boolean)`,
  );
const visits = (): Promise<string | null> => tab.evaluate(`localStorage.getItem('visits')`);
const opened = (): Promise<string> => tab.evaluate('location.pathname');
/** When the page was shown, in milliseconds since it was begun; 0 unless it was drawn ahead. */
const shownAfter = (): Promise<number> => tab.evaluate(`performance.getEntriesByType('navigation')[0].activationStart`);

/** Until the page behind the first link is drawn, and nobody who listens in is needed for it any more. */
const rest = async (): Promise<void> => {
  await tab.rest(link);
  await expect.poll(() => tab.pages()).toBe(2);
  await new Promise((passed) => setTimeout(passed, 1_000));
};

test('a page is there at the click, its picture with it, and has done nothing until then', async () => {
  // Who was here before is told what is new a second after a page has begun.
  await tab.evaluate(`localStorage.setItem('visits', '[]')`);
  await rest();
  await new Promise((passed) => setTimeout(passed, 3_000));
  const before = await visits();
  await tab.click();
  await expect.poll(opened).toMatch(/\/20\d\d\//);
  expect(await shownAfter()).toBeGreaterThan(0);
  expect(await tab.evaluate(`document.querySelector('main img[fetchpriority=high]').complete`)).toBe(true);
  expect(await scripts()).toEqual(['entry', 'first']);
  expect(await visits()).toBe(before);
  // Once somebody is there it behaves as every page does.
  await tab.rest('header a');
  await expect.poll(scripts).toContain('early');
});

test('one page of a view is drawn ahead, and it is dropped when it might be of yesterday', async () => {
  await tab.evaluate(
    `(() => { const later = setTimeout; window.setTimeout = (work, ms, ...more) => later(work, ms === 10000 ? 4000 : ms, ...more); })()`,
  );
  await rest();
  await expect.poll(() => tab.pages()).toBe(1);
  await tab.rest(link, 3);
  await new Promise((passed) => setTimeout(passed, 1_000));
  expect(tab.pages()).toBe(1);
  await tab.click();
  await expect.poll(opened).toMatch(/\/20\d\d\//);
  expect(await shownAfter()).toBe(0);
});

for (const [who, said] of [
  ['data saver', `navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }`],
  ['who asks for privacy', `navigator, 'globalPrivacyControl', { value: true }`],
] as const) {
  test(`no page is drawn ahead for ${who}`, async () => {
    await tab.evaluate(`void Object.defineProperty(${said})`);
    await tab.rest(link);
    await expect.poll(scripts).toContain('early');
    await new Promise((passed) => setTimeout(passed, 3_000));
    expect(tab.pages()).toBe(1);
  });
}

test('a page that was drawn ahead comes back as it was left, and so does the one before it', async () => {
  await rest();
  await tab.evaluate('void (window.left = true)');
  await tab.click();
  await expect.poll(opened).toMatch(/\/20\d\d\//);
  await tab.evaluate('void history.back()');
  await expect.poll(opened).toBe('/rovat/belfold');
  expect(await tab.evaluate('window.left === true')).toBe(true);
});

test('what the reader chose since is on the page: the drawn one is dropped', async () => {
  await rest();
  await tab.evaluate(`document.querySelector('[data-look="theme:dark"]').click()`);
  await expect.poll(() => tab.pages()).toBe(1);
  await tab.click();
  await expect.poll(opened).toMatch(/\/20\d\d\//);
  expect(await tab.evaluate('document.documentElement.dataset.theme')).toBe('dark');
});

test('what was chosen in another tab is on the page, too', async () => {
  await rest();
  await tab.evaluate(`void (localStorage.setItem('theme', 'dark'), window.dispatchEvent(new StorageEvent('storage')))`);
  await expect.poll(() => tab.pages()).toBe(1);
  await tab.click();
  await expect.poll(opened).toMatch(/\/20\d\d\//);
  expect(await tab.evaluate('document.documentElement.dataset.theme')).toBe('dark');
});

test('a live blog is not drawn ahead: what comes meanwhile is told of, not put under the reader’s eyes', async () => {
  await tab.evaluate(
    `(() => { const link = document.querySelector('${link}'); link.href = link.pathname + '/elo'; })()`,
  );
  await tab.rest(link);
  await expect
    .poll(() => tab.evaluate(`performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/elo'))`))
    .toBe(true);
  expect(tab.pages()).toBe(1);
});

// Playwright's own pages are not drawn ahead: their documents are fetched, and kept for minutes.
for (const [what, status, body, expected] of [
  ['is gone', 404, { kind: 'none', status: 404 }, true],
  ['was changed', 200, { kind: 'page', copy: 'other' }, true],
  ['cannot be asked for now', 503, { kind: 'none', status: 503 }, false],
] as const) {
  test(`a page that could not be drawn ahead, and ${what} when it is opened, is ${expected ? 'not ' : ''}read from what was fetched`, async ({
    page,
  }) => {
    await page.goto(`${mainSite}/rovat/belfold`);
    const fetched = page.waitForRequest((one) => /\/20\d\d\/[^.]*$/.test(one.url()));
    await page.locator(link).first().hover();
    await (await fetched).response();
    await page.route(/\/20\d\d\/[^.]*$/, (route) => route.fulfill({ status: 404, body: 'anew' }));
    const asked = page.waitForResponse(/_payload\.json/);
    await page.route(/_payload\.json/, (route) => route.fulfill({ status, json: body }));
    await page.locator(link).first().click();
    await page.mouse.move(200, 200);
    await asked;
    if (expected) await expect(page.getByText('anew', { exact: true })).toBeVisible();
    else {
      await page.waitForTimeout(500);
      await expect(page.locator('main h1')).toBeVisible();
    }
  });
}
