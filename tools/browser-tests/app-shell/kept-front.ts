import { type BrowserContext, expect, type Page } from '@playwright/test';
import { mainSite } from '../site/addresses.ts';

export const keepSwitch = (page: Page) => page.getByRole('switch', { name: 'A címlap kapcsolat nélkül is' });
export const band = (page: Page) => page.locator('.kept-front');

export const keptOf = (page: Page, path: string): Promise<Record<string, number> | null> =>
  page.evaluate(async (name) => {
    if (!(await caches.has(name))) return null;
    const cache = await caches.open(name);
    const entries = await Promise.all(
      (await cache.keys()).map(async (request) => {
        const size = (await (await cache.match(request))?.blob())?.size ?? 0;
        return [new URL(request.url).pathname, size] as const;
      }),
    );
    return Object.fromEntries(entries);
  }, `front:${path}`);

export const openSwitch = async (page: Page, path: string): Promise<void> => {
  await page.goto(mainSite + path);
  await page.locator('.kept__open').click();
  await expect(keepSwitch(page)).toBeVisible({ timeout: 30_000 });
};

export const askForFront = async (page: Page, path: string): Promise<void> => {
  await openSwitch(page, path);
  await expect(keepSwitch(page)).toHaveAttribute('aria-checked', 'false');
  await keepSwitch(page).click();
  await expect(keepSwitch(page)).toHaveAttribute('aria-checked', 'true');
  await expect(page.getByText(/^Így áll nálad: \d\d:\d\d-kor\.$/)).toBeVisible({ timeout: 30_000 });
};

/** Clears the HTTP cache too. */
export const loseConnection = async (page: Page, context: BrowserContext): Promise<void> => {
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  await context.setOffline(true);
};
