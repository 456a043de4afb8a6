import { expect, test } from '@playwright/test';
import { addressOf, mainSite } from '../site/addresses.ts';
import { lossOf, withBfcache } from './bfcache.ts';

test.use(withBfcache);

test('a front, a list and an article are restored from bfcache, before and after hydration', async ({
  page,
  request,
}) => {
  for (const path of ['/', '/rovat/belfold', await addressOf(request, 'zsombekhalom-rendelointezet-szavazas')]) {
    await page.goto(mainSite + path);
    for (const state of ['cold', 'awake'] as const) expect(await lossOf(page, state), path).toBeNull();
  }
});
