import { expect, type Page, test } from '@playwright/test';
import { wholeBrowser } from '../../../playwright.config.ts';
import { mainSite } from '../site/addresses.ts';
import { axeOn } from '../page/axe.ts';

test.use({ launchOptions: wholeBrowser });

const bar = (page: Page) => page.locator('main form.archive-search');
const field = (page: Page) => bar(page).locator('[name="term"]');
const tags = (page: Page) => bar(page).locator('.tag');
const options = (page: Page) => bar(page).getByRole('option');

const choose = async (page: Page, text: string, name: RegExp): Promise<void> => {
  const before = await tags(page).count();
  await field(page).pressSequentially(text);
  await options(page).filter({ hasText: name }).first().click();
  await expect(tags(page)).toHaveCount(before + 1);
};

const openArchive = async (page: Page, query = ''): Promise<void> => {
  await page.goto(`${mainSite}/archivum${query}`);
  // Focus without pointer or key, as by voice control.
  await field(page).focus();
  await expect(bar(page).getByRole('combobox', { name: 'Mit keresel?' })).toBeFocused();
};

const filters = (value: object): string => `?filters=${encodeURIComponent(JSON.stringify(value))}`;

test('a search with three tags opens elsewhere by its address', async ({ page, browser }) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await openArchive(page);
  await page.evaluate(() => void Object.assign(window, { stillHere: true }));
  await choose(page, 'utaz', /^Utazás/);
  await choose(page, 'vermesi', /^Vermesi Bálint/);
  await choose(page, 'dun', /^Duna/);
  await expect(page).toHaveURL((url) => {
    const {
      superTags,
      authors,
      and_tags: own,
    } = JSON.parse(url.searchParams.get('filters') ?? '{}') as Record<string, string[]>;
    return superTags?.[0] === 'Utazás' && authors?.[0] === 'Vermesi Bálint' && own?.length === 1;
  });
  const count = await page.locator('.search-page__count').textContent();
  expect(count).toMatch(/találat$/);
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);

  const elsewhere = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await elsewhere.goto(page.url());
  expect((await tags(elsewhere).allTextContents()).sort()).toEqual((await tags(page).allTextContents()).sort());
  await expect(elsewhere.locator('.search-page__count')).toHaveText(count ?? '');
  await elsewhere.context().close();

  await page.goBack();
  await expect(tags(page)).toHaveCount(2);
  await page.goForward();
  await expect(tags(page)).toHaveCount(3);
  expect(problems).toEqual([]);
});

test('Backspace marks the last tag and announces it, and a second one deletes it', async ({ page }) => {
  await page.clock.install();
  await openArchive(page, filters({ superTags: ['Utazás', 'Belföld'] }));
  await page.clock.pauseAt(Date.now() + 60_000);
  await field(page).press('Backspace');
  await expect(bar(page).locator('.tag--marked')).toContainText('Belföld');
  await expect(bar(page).getByRole('status')).toHaveText(/Belföld kijelölve/);
  await field(page).press('Backspace');
  await expect(tags(page)).toHaveCount(1);
  await expect(page).toHaveURL((url) => url.searchParams.get('filters') === '{"superTags":["Utazás"]}');
  await expect(field(page)).toBeFocused();
});

test('without scripts the search is a form that keeps its tags, links that delete them and links that narrow', async ({
  browser,
}) => {
  const page = await (
    await browser.newContext({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } })
  ).newPage();
  await page.goto(`${mainSite}/archivum${filters({ superTags: ['Utazás'] })}`);
  await field(page).fill('duna');
  await field(page).press('Enter');
  await expect(page).toHaveURL(
    (url) => url.searchParams.get('term') === 'duna' && url.searchParams.get('filters') === '{"superTags":["Utazás"]}',
  );
  await expect(page.locator('main mark').first()).toHaveText(/duna/i);
  await page.locator('.refine a', { hasText: /^Duna/ }).first().click();
  await expect(tags(page)).toHaveCount(2);
  await expect(field(page)).toHaveValue('');
  await page.getByRole('link', { name: 'Utazás törlése' }).click();
  await expect(tags(page)).toHaveCount(1);
  await page.context().close();
});

test('the header search opens by `/` before the app has loaded, keeps the text, suggests titles as links, and Esc restores focus', async ({
  page,
}) => {
  const { promise: isTyped, resolve: letLoad } = Promise.withResolvers<void>();
  await page.route(/\/assets\/app-|_payload\.json/, async (route) => {
    await isTyped;
    await route.continue();
  });
  await page.goto(`${mainSite}/`);
  // Simulates data that is newer than the document.
  await page.evaluate(() => void Object.assign(document.documentElement.dataset, { copy: 'older' }));
  await page.keyboard.press('/');
  const search = page.locator('#fejlec-kereso');
  await expect(search).toBeFocused();
  await search.pressSequentially('arviz');
  letLoad();
  const links = page.locator('.titles li a');
  await expect(links.first()).toContainText(/árvíz/i);
  expect(await links.count()).toBeLessThanOrEqual(5);
  await expect(search).toHaveValue('arviz');
  await expect(search).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();
  await expect(page.locator('[data-search] > summary')).toBeFocused();
});

test('the open list fits a phone, its targets fit a finger, and axe accepts it', async ({ browser }) => {
  const page = await (await browser.newContext({ viewport: { width: 375, height: 800 }, hasTouch: true })).newPage();
  await openArchive(page, filters({ superTags: ['Utazás'], authors: ['Vermesi Bálint'] }));
  await field(page).pressSequentially('d');
  await options(page).first().waitFor();
  for (const targets of [options(page), bar(page).locator('.tag__remove, button')]) {
    const sides = await targets.evaluateAll((all) =>
      all.map((one) => Math.min(one.getBoundingClientRect().height, one.getBoundingClientRect().width)),
    );
    expect(Math.min(...sides)).toBeGreaterThanOrEqual(44);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  expect((await axeOn(page).analyze()).violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
  await options(page).first().tap();
  await expect(tags(page)).toHaveCount(3);
  await page.context().close();
});

test('unreadable filters are left out with a message, and too long ones are refused', async ({ request }) => {
  for (const [query, status] of [
    ['%7B', 200],
    ['['.repeat(1000), 200],
    [`%7B%22and_tags%22:${'['.repeat(1000)}${']'.repeat(1000)}%7D`, 200],
    ['x'.repeat(100_000), 431],
  ] as const) {
    const answer = await request.get(`/archivum?filters=${query}`);
    expect(answer.status()).toBe(status);
    if (status === 200) expect(await answer.text()).toContain('nem lehetett értelmezni');
  }
  for (const path of [
    'suggest?text=',
    'suggest?text=a&filters=%7B',
    'articles?term=',
    'suggest?text=a&in=//evil.example',
  ]) {
    const answer = await request.get(`/api/search/${path}`);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([400, 'application/problem+json']);
  }
  expect((await request.get('/archivum?oldal=9999')).status()).toBe(404);
});
