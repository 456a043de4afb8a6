import { test } from '@playwright/test';
import { nextPageBeginsAtItsList, returnsToTheSamePlace } from './places.ts';

test('front, article, page 2, author and back: each document restores its scroll position', async ({
  page,
  request,
}) => {
  await returnsToTheSamePlace(page, request, false);
});

for (const awake of [false, true])
  test(`the next page of every kind of list begins at its list or at its top (${awake ? 'in the app' : 'by a document'}, R45)`, async ({
    page,
  }) => {
    await nextPageBeginsAtItsList(page, ['/rovat/belfold', '/archivum', '/after', '/g7', '/rovat/sport'], awake);
  });
