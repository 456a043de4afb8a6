import { expect, type Page, test } from '@playwright/test';
import { mainSite } from '../site/addresses.ts';

const phone = { width: 375, height: 800 };
const wide = { width: 1280, height: 900 };

const counts = async (page: Page, selectors: readonly string[]): Promise<readonly number[]> =>
  Promise.all(selectors.map((selector) => page.locator(selector).count()));

const opens = async (page: Page, path: string, selectors: readonly string[], expected: readonly number[]) => {
  await page.goto(mainSite + path);
  expect(await counts(page, selectors), path).toEqual(expected);
};

test('after shows three news, eight cards, five articles and five podcasts, five articles a page without scripts', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: wide });
  await opens(
    page,
    '/after',
    [
      '.cover__news article',
      '.cover__cards article',
      '.cover__articles article',
      '.tracks__item',
      '.feed__item',
      '.side-music',
      '.opening',
    ],
    [3, 8, 5, 5, 5, 1, 1],
  );
  await expect(page.locator('.opening h2')).toHaveText('Péntek este indul');
  await expect(page.locator('.video-band h2')).toBeVisible();
  expect(
    await counts(page, [
      '.side-music',
      '.newest',
      '.side-links--follow',
      '.side-links--shop',
      '.side-ad:visible',
      '.quotes',
      'iframe',
    ]),
  ).toEqual([1, 0, 1, 1, 1, 0, 0]);
  await page.locator('a[rel="next"]').click();
  await expect(page).toHaveURL(/\/after\?oldal=2/);
  expect(await counts(page, ['.cover__news', '.opening', '.feed__item', '.side-music'])).toEqual([0, 0, 5, 1]);
  await page.close();
});

test('g7 shows one of public affairs, data and money, eight cards, three articles, four quotes and three podcasts without scripts', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: wide });
  await opens(
    page,
    '/g7',
    [
      '.section-leads article',
      '.ledger article',
      '.cover__articles article',
      '.quotes__item',
      '.tracks__item',
      '.feed__item',
      '.newest',
    ],
    [3, 8, 3, 4, 3, 5, 1],
  );
  await expect(page.locator('.section-leads .kicker')).toHaveText(['Közélet', 'Adat', 'Pénz']);
  await expect(page.locator('.tabs__tab')).toHaveText(['Friss', 'Minden cikk', 'Adat', 'Pénz', 'Közélet', 'Podcast']);
  expect(await counts(page, ['.side-music', '.newest', '.side-links--follow', '.side-links--shop'])).toEqual([
    0, 1, 1, 0,
  ]);
  await page.locator('.tabs__tab', { hasText: 'Pénz' }).click();
  await expect(page.locator('.tabs__tab[aria-current="page"]')).toHaveText('Pénz');
  expect(await counts(page, ['.section-leads', '.quotes', '.feed__item'])).toEqual([0, 0, 5]);
  await page.close();
});

test('the hiking section leaves hiking news to the box beside it, and searches within itself without scripts', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: wide });
  await opens(
    page,
    '/rovat/szepkilatas',
    ['.hiking-map__place', '.hiking-map__drawing', 'iframe', '.hiking-news .teaser'],
    [10, 1, 0, 4],
  );
  const news = await page.locator('.hiking-news .teaser__title').allTextContents();
  const listed = await page.locator('.feed .teaser__title').allTextContents();
  expect(listed.filter((title) => news.includes(title))).toEqual([]);
  await expect(page.locator('.hiking-news h2')).toHaveText(/Túra hírek/);
  for (const level of ['Könnyű', 'Közepes', 'Nehéz', 'Extrém', 'Mind']) {
    await page.locator('.tabs__tab', { hasText: level }).click();
    await expect(page.locator('.tabs__tab[aria-current="page"]')).toHaveText(level);
    await expect(page.locator('.feed__item').first()).toBeVisible();
  }
  await page.locator('.hiking-guide__search input[type="search"]').fill('kilato');
  await page.locator('.hiking-guide__search button').click();
  await expect(page).toHaveURL(/\/archivum\?.*filters=/);
  await expect(page.locator('main article').first()).toContainText('Kopasz-kilátó');
  await page.close();
});
test('each list has its own boxes beside it, and an ad on a desktop only', async ({ page }) => {
  await page.setViewportSize(wide);
  const boxes = [
    '.newest',
    '.side-links--follow',
    '.side-links--shop',
    '.side-ad:visible',
    '.hiking-news',
    '.side-music',
  ];
  const expected: readonly (readonly [string, readonly number[]])[] = [
    ['/rovat/belfold', [1, 1, 1, 1, 0, 0]],
    ['/legfrissebb', [0, 1, 1, 1, 0, 0]],
    ['/english', [0, 0, 1, 1, 0, 0]],
    ['/rovat/szepkilatas', [1, 1, 1, 1, 1, 0]],
    ['/karakter', [1, 1, 1, 1, 0, 0]],
    ['/after/rovat/film', [1, 1, 1, 1, 0, 0]],
  ];
  for (const [path, stand] of expected) await opens(page, path, boxes, stand);
  await page.setViewportSize(phone);
  await expect(page.locator('.side-ad')).toBeHidden();
});

test('the highlight box has four articles that the list beside it does not show', async ({ page }) => {
  for (const path of ['/english', '/rovat/belfold?oldal=2', '/rovat/sport?oldal=3', '/after/rovat/zene?oldal=2']) {
    const box = page
      .locator('section', { has: page.getByRole('heading', { name: /^(Ezt se hagyd ki|Do not miss)$/ }) })
      .getByRole('heading', { level: 3 });
    await page.goto(mainSite + path);
    await expect(box, path).toHaveCount(4);
    const [listed, boxed] = await Promise.all([
      page.locator('.feed__item h2').allTextContents(),
      box.allTextContents(),
    ]);
    expect(listed.length).toBeGreaterThan(5);
    expect(boxed.filter((title) => listed.includes(title))).toEqual([]);
  }
  for (const path of ['/english?oldal=2', '/legfrissebb', '/cimke/vasut']) {
    await page.goto(mainSite + path);
    await expect(page.getByRole('heading', { name: /^(Ezt se hagyd ki|Do not miss)$/ })).toHaveCount(0);
  }
});

test('the partner article is third of the newest, on the first page only', async ({ page }) => {
  await page.goto(`${mainSite}/legfrissebb`);
  await expect(page.locator('.feed__item').nth(2).locator('.kicker__partner')).toBeVisible();
  await page.goto(`${mainSite}/legfrissebb?oldal=2`);
  await expect(page.locator('.feed__item').nth(2).locator('.kicker__partner')).toHaveCount(0);
});

test('fact checks link to their method, and announcements redirect to their section', async ({ page }) => {
  await page.goto(`${mainSite}/rovat/ellenorzo`);
  await page.locator('.tabs__tab', { hasText: 'Módszertan' }).click();
  await expect(page).toHaveURL(/\/dokumentum\/ellenorzo-modszertan$/);
  await expect(page.locator('main h1')).toBeVisible();
  await page.goto(`${mainSite}/kozlemenyek`);
  await expect(page).toHaveURL(/\/rovat\/kozlemeny$/);
});

test('the player on after loads nothing before a reader opens it', async ({ page }) => {
  const foreign: string[] = [];
  await page.route(
    (url) => !url.hostname.endsWith('localhost'),
    (route) => {
      foreign.push(route.request().url());
      return route.abort();
    },
  );
  await page.goto(`${mainSite}/after`);
  await page.locator('.side-music a[data-live]').first().scrollIntoViewIfNeeded();
  expect(foreign).toEqual([]);
  await page.locator('.side-music a[data-live]').first().click();
  await expect(page.locator('.side-music iframe')).toHaveAttribute(
    'src',
    /^https:\/\/open\.spotify\.com\/embed\/playlist\//,
  );
});

test('the current tab, site and page are marked in forced colours, too', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize(wide);
  await page.goto(`${mainSite}/g7/adat`);
  const lines = (selector: string): Promise<string> =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { borderBlockEndColor, outlineStyle, outlineColor } = getComputedStyle(element);
        return [borderBlockEndColor, outlineStyle, outlineStyle === 'none' ? '' : outlineColor].join(' ');
      });
  for (const kind of ['.tabs__tab', '.family__site', '.pager__page'])
    expect(await lines(`${kind}[aria-current]`), kind).not.toBe(await lines(`${kind}:not([aria-current])`));
});
