import { type BrowserContext, expect, type Page } from '@playwright/test';
import { holdPage } from './hold-page.ts';

export const expectHydrated = async (page: Page, context: BrowserContext, address: string): Promise<void> => {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  await holdPage(context, address);
  await page.goto(address);
  await page.evaluate(() => void Object.assign(document.querySelector('main h1') ?? {}, { served: true }));
  await page.locator('[data-search] > summary').click();
  await expect(page.locator('html')).toHaveAttribute('data-awake', '');
  expect(await page.evaluate(() => 'served' in (document.querySelector('main h1') ?? {}))).toBe(true);
  expect(problems).toEqual([]);
};
