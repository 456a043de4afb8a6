import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { addressOf, mainSite } from '../site/addresses.ts';
import { awaken } from '../page/as-told.ts';
import { boxOf } from '../page/box-of.ts';

export const y = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));
const follow = async (page: Page, link: string): Promise<void> => {
  const target = page.locator(link).first();
  await target.scrollIntoViewIfNeeded();
  const before = page.url();
  await target.click();
  await expect.poll(() => page.url()).not.toBe(before);
};

export const returnsToTheSamePlace = async (page: Page, request: APIRequestContext, awake: boolean): Promise<void> => {
  await page.goto(`${mainSite}/legfrissebb`);
  if (awake) await page.locator('[data-search] summary').click();
  if (awake) await expect(page.locator('html')).toHaveAttribute('data-awake', '');
  await page.keyboard.press('Escape');
  const teaser = page.locator('main article a[href^="/after/"][href*="/20"]').last();
  await teaser.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
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
};

const toList = async (page: Page): Promise<number> => (await boxOf(page.locator('#lista'))).y;

export const nextPageBeginsAtItsList = async (page: Page, paths: readonly string[], awake: boolean): Promise<void> => {
  for (const path of paths) {
    await page.goto(mainSite + path);
    if (awake) await awaken(page);
    await follow(page, '.pager a[rel="next"]');
    await expect(page.locator('.pager a[rel="prev"]')).toBeVisible();
    const top = path === '/rovat/belfold' ? { min: 150, max: 250 } : { min: 251, max: 5_000 };
    await expect.poll(() => toList(page), { message: path }).toBeGreaterThan(top.min);
    await expect.poll(() => toList(page), { message: path }).toBeLessThan(top.max);
    if (path !== '/rovat/belfold') expect(await y(page), path).toBe(0);
    if (!awake || path !== '/rovat/belfold') continue;
    await expect(page.locator('#lista')).toBeFocused();
    await expect(page.locator('#megerkezes')).toContainText('Belföld');
  }
};
