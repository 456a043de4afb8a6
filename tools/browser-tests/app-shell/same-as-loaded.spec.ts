import { test } from '@playwright/test';
import { addressOf, mainSite } from '../site/addresses.ts';
import { expectSameAsLoaded } from './same-as-loaded.ts';

test('a page that the app opens has the head, times and scroll position of one that is loaded', async ({
  browser,
  request,
}) => {
  const article = await addressOf(request, 'zsombekhalom-rendelointezet-szavazas');
  await expectSameAsLoaded(
    browser,
    ['/', '/rovat/belfold', article, '/english'].map((path) => mainSite + path),
  );
});
