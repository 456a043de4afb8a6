import { expect, type Page, test } from '@playwright/test';
import { wholeBrowser } from '../../playwright.config.ts';
import { mainSite } from './addresses.ts';
import { awaken } from './as-told.ts';
import { everyAddress } from './every-address.ts';

/* Back shows the page as it was left, out of the browser's memory (bfcache), with no request at all. */

// Playwright switches it off by itself, and only the whole browser has it.
const off = '--disable-back-forward-cache';
test.use({ launchOptions: { ...wholeBrowser, ignoreDefaultArgs: [off] } });

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

for (const awake of [false, true])
  test(`every anonymous page comes back as it was left, ${awake ? 'awake' : 'cold'}`, async ({ page, request }) => {
    test.setTimeout(180_000);
    const lost: string[] = [];
    let tried = 0;
    for (const { route, url } of addresses) {
      const address = await url(request);
      // What a site does not have is answered by 404, which no browser keeps.
      if (!(await page.goto(address))?.ok()) continue;
      tried += 1;
      if (awake && (await page.locator('[data-search]').count()) > 0) await awaken(page);
      const { persisted, reasons } = await thereAndBack(page);
      if (!persisted) lost.push(`${route} ${new URL(address).pathname} ${reasons.join(' ')}`);
    }
    expect(lost).toEqual([]);
    expect(tried).toBeGreaterThan(40);
  });
