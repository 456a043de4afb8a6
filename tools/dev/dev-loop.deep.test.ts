import { type Browser, expect, type Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, it } from 'vitest';
import { openBrowser } from '#tools/bench/browser.ts';
import { type CopiedTree, developCopy } from './copied-tree.fake.ts';

/** Milliseconds until a test counts as failed. */
const shows = { timeout: 120_000 };

let tree: CopiedTree;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  [tree, browser] = await Promise.all([developCopy(), openBrowser()]);
  // At the first visit Vite prepares packages, and may load the page again.
  const first = await browser.newPage();
  await first.goto(`${tree.origin}/legfrissebb`, shows);
  await first.locator('[data-live]').first().dispatchEvent('click', undefined, shows);
  await first.locator('html[data-awake]').waitFor({ ...shows, state: 'attached' });
  await first.close();
}, 300_000);
afterAll(() => Promise.all([tree.close(), browser.close()]));

const mark = (): Promise<void> => page.evaluate(() => void Object.assign(window, { loadedOnce: true }));
const isMarked = (): Promise<boolean> => page.evaluate(() => 'loadedOnce' in window);

beforeEach(async () => {
  page = await browser.newPage();
  // An edit before the connection is not sent to the page.
  const connected = page.waitForEvent('console', {
    ...shows,
    predicate: (message) => message.text().includes('[vite] connected'),
  });
  await page.goto(`${tree.origin}/legfrissebb`, shows);
  await connected;
}, 150_000);
afterEach(() => page.close());

describe('an open page shows without a manual reload', { timeout: 240_000 }, () => {
  it('a style, and is not loaded again', async () => {
    await mark();
    await tree.edit('ui/styles/base/tokens.css', ':root {', ':root {\n  --edited: 7px;');
    await expect(page.locator('html')).toHaveCSS('--edited', '7px', shows);
    expect(await isMarked()).toBe(true);
  });

  it('a component', async () => {
    await tree.edit('ui/frame/footer.tsx', '<footer', '<footer data-edited="1"');
    await expect(page.locator('footer[data-edited="1"]')).toBeVisible(shows);
  });

  it('a component of an interactive page, which keeps its state', async () => {
    await page.evaluate(() => document.querySelector<HTMLElement>('[data-live]')?.click());
    await expect(page.locator('html[data-awake]')).toBeAttached(shows);
    await mark();
    await tree.edit('ui/frame/footer.tsx', '<footer data-edited="1"', '<footer data-edited="2"');
    await expect(page.locator('footer[data-edited="2"]')).toBeVisible(shows);
    expect(await isMarked()).toBe(true);
  });

  it('a rule of the core', async () => {
    // With the one of a partner.
    await expect(page.locator('.feed .teaser__title')).toHaveCount(11, shows);
    await tree.edit('core/pages/list/per-page.ts', 'usual = 10', 'usual = 3');
    await expect(page.locator('.feed .teaser__title')).toHaveCount(4, shows);
  });

  it('a message', async () => {
    await tree.edit('ui/messages/frame.ts', 'Ugrás a tartalomra', 'Átírt ugrás');
    await expect(page.locator('body')).toContainText('Átírt ugrás', shows);
  });

  it('code of the server', async () => {
    await tree.edit('adapters/web/server/health.ts', `'ok\\n'`, `'edited\\n'`);
    await expect
      .poll(async () => (await fetch(`http://127.0.0.1:${tree.port}/healthz`)).text(), shows)
      .toBe('edited\n');
  });

  it('a setting, after the site started again', async () => {
    await tree.edit('config/settings/brand.ts', "'Távíró'", "'Átírt lap'");
    await expect(page).toHaveTitle(/Átírt lap/, shows);
  });
});
