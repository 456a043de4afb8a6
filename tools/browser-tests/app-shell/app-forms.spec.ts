import { globSync, readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { mainSite } from '../site/addresses.ts';
import { awake, inApp, native } from './native-app.ts';

/** The forms of each page that load another page, by class. */
const pages = {
  '/archivum': ['archive-search'],
  '/rovat/szepkilatas': ['hiking-guide__search'],
  '/rovat/sport/foci-eredmenyek': ['choice-form', 'day-picker__form', 'choice-form'],
  '/rovat/sport/forma-1': ['choice-form', 'choice-form'],
  '/arfolyam': ['converter__form'],
  '/melleklet/tippjatek': ['tip-form'],
  '/melleklet/valasztas-2022/korzetek': ['unit-filter', 'archive-search'],
  '/melleklet/eb-2024': ['archive-search'],
  '/nincs-ilyen-oldal': ['error__search'],
};

const isInApp = (page: Page) => expect(page.locator('#kozlemenyek')).toHaveAttribute('data-to', 'app');

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 700 } });

  for (const [path, forms] of Object.entries(pages))
    test(`every form of ${path} stays in the app`, async ({ page }) => {
      for (const [at, name] of forms.entries()) {
        await page.goto(`${mainSite}${path}?isMobileApp=1`);
        const form = page.locator('main form:not([method="post"])');
        await expect(form).toHaveCount(forms.length);
        await expect(form.nth(at)).toHaveClass(new RegExp(`(^| )${name}( |$)`));
        const summary = form.nth(at).locator('xpath=ancestor::details[not(@open)]/summary');
        if ((await summary.count()) > 0) await summary.click();
        await form.nth(at).locator('button[type="submit"]').first().click();
        await expect(page).toHaveURL(/[?&]isMobileApp=1/);
        await isInApp(page);
      }
    });

  test('a form that posts stays in the app', async ({ page }) => {
    await page.goto(`${mainSite}/api/newsletter/subscribe?isMobileApp=1`);
    await isInApp(page);
    await page.locator('main form button').click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await isInApp(page);
  });
});

test('every form of the product that reads is tried, except the search of the header, which the app does not have', () => {
  const tags = globSync('ui/**/*.tsx').flatMap(
    (file) => readFileSync(file, 'utf8').match(/<form\s(?:[^>]|=>)*?className=[^>]*>/g) ?? [],
  );
  const reading = tags.filter((tag) => !/method="post"/.test(tag));
  const names = reading.map((tag) => /className=(?:"|\{`)([^"`$]*)/.exec(tag)?.[1]?.trim() ?? '');
  const tried = new Set(Object.values(pages).flat());
  const missing = names.filter((name) => !name.split(' ').some((one) => tried.has(one)));
  expect(reading.length).toBeGreaterThan(8);
  expect(missing).toEqual(['header-search']);
});

test.describe('with scripts', () => {
  const search = async (page: Page, term: string): Promise<void> => {
    await page.locator('main form [name="term"]').fill(term);
    await page.locator('main form [type="submit"]').first().click();
  };
  const hydrate = async (page: Page): Promise<void> => {
    await page.locator('main form [name="term"]').hover();
    await awake(page);
  };

  test('a search without a bridge stays in the app, also from a page that the browser rendered', async ({ page }) => {
    await page.goto(`${mainSite}/rovat/szepkilatas?isMobileApp=1`);
    await hydrate(page);
    await search(page, 'völgy');
    await expect(page.locator('.archive-search')).toBeVisible();
    await isInApp(page);
    await search(page, 'tükör');
    await expect(page).toHaveURL((url) => url.searchParams.get('term') === 'tükör');
    expect(new URL(page.url()).searchParams.get('isMobileApp')).toBe('1');
    await page.reload();
    await isInApp(page);
  });

  test('a search is handed to the app like a link', async ({ page }) => {
    await inApp(page);
    await page.goto(`${mainSite}/archivum?isMobileApp=1`);
    await hydrate(page);
    await search(page, 'vasút');
    await expect
      .poll(async () => (await native(page)).at(-1))
      .toEqual(['navigate', `${mainSite}/archivum?term=vas%C3%BAt`]);
    expect(page.url()).toBe(`${mainSite}/archivum?isMobileApp=1`);
  });
});
