import { test } from '@playwright/test';
import { mainSite } from '../site/addresses.ts';
import { expectHydrated } from '../page/hydrates.ts';

for (const path of ['/', '/rovat/belfold', '/rovat/sport/foci-eredmenyek', '/rovat/sport/forma-1'])
  test(`the app hydrates what the server rendered of ${path}`, ({ page, context }) =>
    expectHydrated(page, context, mainSite + path));
