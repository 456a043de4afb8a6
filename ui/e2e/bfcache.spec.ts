import { expect, type Page, test } from '@playwright/test';
import { wholeBrowser } from '../../playwright.config.ts';
import { mainSite } from './addresses.ts';
import { awaken } from './as-told.ts';
import { everyAddress } from './every-address.ts';

/* Back shows the page as it was left, out of the browser's memory (bfcache), with no request at all. */

// Playwright switches it off by itself, and only the whole browser has it.
const off = '--disable-back-forward-cache';
// What a picture shows is nothing to it, and to draw it most of the work.
const args = [...wholeBrowser.args, '--blink-settings=imagesEnabled=false'];
test.use({
  launchOptions: { ...wholeBrowser, args, ignoreDefaultArgs: [off] },
  viewport: { width: 375, height: 600 },
});

interface Restored {
  readonly persisted: boolean;
  readonly reasons: readonly string[];
}

/** Goes on and back; tells whether the very same document came back, and otherwise why not. */
const thereAndBack = async (page: Page): Promise<Restored> => {
  await page.evaluate(() => {
    Object.assign(window, { left: 'here' });
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
  });
  await page.goto(`${mainSite}/robots.txt`);
  // A page that comes back has loaded already: there is no load to wait for.
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

/** One of each route on each site. */
const addresses = everyAddress.filter(
  ({ route, role }, index) => everyAddress.findIndex((one) => one.route === route && one.role === role) === index,
);

/** In two parts, which are opened beside each other: by themselves they outlast all other tests. */
const parts = [
  { whose: 'of the main site', has: (role: string) => role === 'main', least: 20 },
  { whose: 'of every other site', has: (role: string) => role !== 'main', least: 26 },
];

for (const { whose, has, least } of parts)
  test(`every anonymous page ${whose} comes back as it was left, cold and awake`, async ({ page, request }) => {
    test.setTimeout(240_000);
    const lost: string[] = [];
    const tried = { cold: 0, awake: 0 };
    for (const { route, url } of addresses.filter(({ role }) => has(role))) {
      const address = await url(request);
      // What a site does not have is answered by 404, which no browser keeps.
      if (!(await page.goto(address))?.ok()) continue;
      for (const state of ['cold', 'awake'] as const) {
        if (state === 'awake' && (await page.locator('[data-search]').count()) === 0) continue;
        tried[state] += 1;
        const once = async (): Promise<Restored> => {
          if (state === 'awake') await awaken(page);
          return thereAndBack(page);
        };
        const { persisted, reasons } = await once();
        // A browser that is short of memory, or late, may drop any page once.
        if (!persisted && !(await once()).persisted)
          lost.push(`${route} ${new URL(address).pathname}, ${state} ${reasons.join(' ')}`);
      }
    }
    expect(lost).toEqual([]);
    expect(tried.cold).toBeGreaterThan(least);
    expect(tried.awake).toBeGreaterThan(least);
  });
