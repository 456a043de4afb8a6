import type { Page } from '@playwright/test';
import { wholeBrowser } from '../../../playwright.config.ts';
import { mainSite } from '../site/addresses.ts';
import { awaken } from '../page/as-told.ts';

// Playwright disables bfcache, and only the full browser has it.
const off = '--disable-back-forward-cache';
const args = [...wholeBrowser.args, '--blink-settings=imagesEnabled=false'];
export const withBfcache = {
  launchOptions: { ...wholeBrowser, args, ignoreDefaultArgs: [off] },
  viewport: { width: 375, height: 600 },
};

interface Restored {
  readonly persisted: boolean;
  readonly reasons: readonly string[];
}

const thereAndBack = async (page: Page): Promise<Restored> => {
  await page.evaluate(() => {
    Object.assign(window, { left: 'here' });
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
  });
  await page.goto(`${mainSite}/robots.txt`);
  await page.evaluate(() => history.back()).catch(() => undefined);
  await page.waitForFunction(() => location.pathname !== '/robots.txt');
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as unknown as readonly {
      readonly notRestoredReasons?: { readonly reasons: readonly { readonly reason: string }[] | null } | null;
    }[];
    const { persisted = false } = window as { readonly persisted?: boolean };
    return { persisted, reasons: navigation?.notRestoredReasons?.reasons?.map(({ reason }) => reason) ?? [] };
  });
};

export const lossOf = async (page: Page, state: 'cold' | 'awake'): Promise<string | null> => {
  const once = async (): Promise<Restored> => {
    if (state === 'awake') await awaken(page);
    return thereAndBack(page);
  };
  const { persisted, reasons } = await once();
  // A browser that is short of memory evicts any page: try twice.
  return persisted || (await once()).persisted ? null : `${state}: ${reasons.join(' ') || 'no reason'}`;
};
