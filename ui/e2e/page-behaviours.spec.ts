import { expect, type Page, test } from '@playwright/test';
import { addressOf, mainSite } from './addresses.ts';
import { awaken } from './as-told.ts';

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

test('the header leaves on the way down unless it has the focus, returns on the way up, and is always shown at the top', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(`${mainSite}/rovat/belfold`);
  await page.locator('.wordmark').focus();
  await page.mouse.wheel(0, 900);
  await expect.poll(() => y(page)).toBeGreaterThan(800);
  // The header looks 10 ms after it is scrolled.
  await page.clock.runFor(1_000);
  await expect(page.locator('.masthead__row')).toBeInViewport();
  await page.locator('.wordmark').evaluate((one: HTMLElement) => one.blur());
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

const toList = async (page: Page): Promise<number> => (await page.locator('#lista').boundingBox())?.y ?? 0;

for (const awake of [false, true]) {
  test(`the next page of a list begins at its list, or at its top where the list scroll is left out (${awake ? 'in the app' : 'by a document'}, R45)`, async ({
    page,
  }) => {
    for (const path of awake
      ? ['/rovat/belfold', '/archivum', '/after', '/g7', '/rovat/sport']
      : ['/rovat/belfold', '/g7']) {
      await page.goto(mainSite + path);
      if (awake) await awaken(page);
      await follow(page, '.pager a[rel="next"]');
      await expect(page.locator('.pager a[rel="prev"]')).toBeVisible();
      const top = path === '/rovat/belfold' ? { least: 150, most: 250 } : { least: 251, most: 5_000 };
      await expect.poll(() => toList(page), { message: path }).toBeGreaterThan(top.least);
      await expect.poll(() => toList(page), { message: path }).toBeLessThan(top.most);
      if (path !== '/rovat/belfold') expect(await y(page), path).toBe(0);
      if (!awake || path !== '/rovat/belfold') continue;
      // The next page is told to keyboard and screen reader.
      await expect(page.locator('#lista')).toBeFocused();
      await expect(page.locator('#megerkezes')).toContainText('Belföld');
    }
  });
}
