import { expect, type Page, test } from '@playwright/test';
import { addressOf, mainSite } from './addresses.ts';

const y = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));
const follow = async (page: Page, link: string): Promise<void> => {
  const target = page.locator(link).first();
  await target.scrollIntoViewIfNeeded();
  const before = page.url();
  await target.click();
  await expect.poll(() => page.url()).not.toBe(before);
};

for (const awake of [false, true]) {
  test(`front, article, page 2, author and back again: the same place each time ${awake ? 'within the app' : 'before anything is awake'}`, async ({
    page,
    request,
  }) => {
    await page.goto(`${mainSite}/legfrissebb`);
    if (awake) await page.locator('[data-search] summary').click();
    if (awake) await expect(page.locator('html')).toHaveAttribute('data-awake', '');
    await page.keyboard.press('Escape');
    // Of another site, whose colours and type the document takes as the page is left.
    const teaser = page.locator('main article a[href^="/after/"][href*="/20"]').last();
    await teaser.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
    // Where the page stands when it is left: a click may scroll a little further first.
    await page.evaluate(() => {
      const keep = (): void => sessionStorage.setItem('left-at', String(scrollY));
      addEventListener('click', keep, { capture: true, once: true });
    });
    await teaser.click();
    await expect(page.locator('main article h1')).toBeVisible();
    await expect.poll(() => y(page)).toBeLessThan(5);
    const place = await page.evaluate(() => Number(sessionStorage.getItem('left-at')));
    expect(place).toBeGreaterThan(300);
    const article = await addressOf(request, 'duna-iszap-emlekezete');
    await page.goto(mainSite + article);
    await follow(page, `main a[href*="oldal=2"]`);
    await follow(page, 'main a[href^="/szerzo/"]');
    await expect(page).toHaveURL(/\/szerzo\//);
    await page.goBack();
    await expect(page).toHaveURL(/oldal=2/);
    await page.goBack();
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/\/legfrissebb$/);
    await expect.poll(async () => Math.abs((await y(page)) - place)).toBeLessThan(20);
  });
}

test('the header leaves on the way down, returns on the way up, and always stands at the top', async ({ page }) => {
  await page.goto(`${mainSite}/rovat/belfold`);
  const html = page.locator('html');
  await page.mouse.wheel(0, 400);
  await page.mouse.wheel(0, 400);
  await expect(html).toHaveClass(/scroll-down/);
  await expect(page.locator('.masthead__row')).not.toBeInViewport();
  await page.mouse.wheel(0, -150);
  await expect(html).toHaveClass(/scroll-up/);
  await expect(page.locator('.masthead__row')).toBeInViewport();
  await page.mouse.wheel(0, -2000);
  await expect(html).not.toHaveClass(/scroll/);
});

test('a header with focus inside stays', async ({ page }) => {
  await page.goto(`${mainSite}/rovat/belfold`);
  await page.locator('.wordmark').focus();
  await page.mouse.wheel(0, 900);
  await page.waitForTimeout(300);
  await expect(page.locator('.masthead__row')).toBeInViewport();
});

test('a hero is filled once it is scrolled past, and its header has paper under it on the way up', async ({
  page,
  request,
}) => {
  await page.goto(mainSite + (await addressOf(request, 'papiron-megkentek-a-valtot')));
  await expect(page.locator('.page--clear')).toBeVisible();
  await page.mouse.wheel(0, 2500);
  await expect(page.locator('.hero')).toHaveClass(/\bfill\b/);
  await page.mouse.wheel(0, -200);
  await expect(page.locator('html')).toHaveClass(/scroll-up/);
  await expect(page.locator('.masthead__row')).toHaveCSS('position', 'fixed');
});

const awaken = async (page: Page): Promise<void> => {
  await page.locator('[data-search] summary').click();
  await expect(page.locator('html')).toHaveAttribute('data-awake', '');
  await page.keyboard.press('Escape');
};

for (const awake of [false, true]) {
  test(`the next page begins at its list, or at its top where the list scroll is left out (${awake ? 'awake' : 'cold'}, R45)`, async ({
    page,
  }) => {
    for (const path of ['/rovat/belfold', '/archivum', '/after', '/g7', '/rovat/sport']) {
      await page.goto(mainSite + path);
      if (awake) await awaken(page);
      await follow(page, '.pager a[rel="next"]');
      await expect(page.locator('.pager a[rel="prev"]')).toBeVisible();
      const top = path === '/rovat/belfold' ? { least: 150, most: 250 } : { least: 251, most: 5_000 };
      const toList = async (): Promise<number> => (await page.locator('#lista').boundingBox())?.y ?? 0;
      await expect.poll(toList, { timeout: 4000, message: path }).toBeGreaterThan(top.least);
      await expect.poll(toList, { timeout: 4000, message: path }).toBeLessThan(top.most);
      if (path !== '/rovat/belfold') expect(await y(page), path).toBe(0);
    }
  });
}

test('the next page of a list is told to keyboard and screen reader', async ({ page }) => {
  await page.goto(`${mainSite}/rovat/belfold`);
  await awaken(page);
  await follow(page, '.pager a[rel="next"]');
  await expect(page.locator('#lista')).toBeFocused();
  await expect(page.locator('#megerkezes')).toContainText('Belföld');
});

test('a new build is taken on the next navigation, once it was seen twice', async ({ page }) => {
  let looks = 0;
  await page.route('**/builds/latest.json*', async (route) => {
    await route.fulfill({ json: { id: 'other' } });
    looks += 1;
  });
  await page.clock.install();
  await page.goto(`${mainSite}/archivum?term=tukor`);
  await page.locator('main [name="term"]').click();
  await expect(page.locator('html')).toHaveAttribute('data-awake', '');
  const documents: string[] = [];
  page.on('request', (one) => one.isNavigationRequest() && documents.push(one.url()));
  await expect
    .poll(async () => {
      await page.clock.runFor(10_000);
      return looks;
    })
    .toBeGreaterThanOrEqual(3);
  await follow(page, 'footer a[href^="/dokumentum/"], footer a[href="/impresszum"]');
  await expect.poll(() => documents.length).toBe(1);
});
