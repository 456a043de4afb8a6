import { expect, test } from '@playwright/test';
import { lossOf, withBfcache } from './bfcache.ts';
import { everyAddress } from '../site/every-address.ts';

test.use(withBfcache);

const addresses = everyAddress.filter(
  ({ route, role }, index) => everyAddress.findIndex((one) => one.route === route && one.role === role) === index,
);

for (const { role, shown, url } of addresses)
  test(`${shown} of ${role} is restored from bfcache, before the app is awake and after`, async ({ page, request }) => {
    // Browsers store no page with an error status: the site lacks this route.
    if ((await page.goto(await url(request)))?.status() === 404) return;
    expect(await lossOf(page, 'cold')).toBeNull();
    if ((await page.locator('[data-search]').count()) > 0) expect(await lossOf(page, 'awake')).toBeNull();
  });
