import { expect, test } from '@playwright/test';
import { lossOf, withBfcache } from './bfcache.ts';
import { everyAddress } from './every-address.ts';

test.use(withBfcache);

/** One of each route on each site. */
const addresses = everyAddress.filter(
  ({ route, role }, index) => everyAddress.findIndex((one) => one.route === route && one.role === role) === index,
);

for (const { route, role, shown, url } of addresses)
  test(`${shown} of ${role} is restored from bfcache, before the app is awake and after`, async ({ page, request }) => {
    // Browsers store no page with an error status.
    test.skip(!(await page.goto(await url(request)))?.ok(), `${route} is not on ${role}`);
    expect(await lossOf(page, 'cold')).toBeNull();
    if ((await page.locator('[data-search]').count()) > 0) expect(await lossOf(page, 'awake')).toBeNull();
  });
