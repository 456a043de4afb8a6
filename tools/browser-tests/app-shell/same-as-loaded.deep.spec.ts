import { test } from '@playwright/test';
import { mainSite, samples, sisterSite } from '../site/addresses.ts';
import { expectSameAsLoaded } from './same-as-loaded.ts';

const further = [
  '/javitasok',
  '/g7/podcast',
  '/melleklet/eb-2024',
  '/rovat/sport/forma-1',
  '/rovat/velemeny',
  '/legfontosabb',
].map((path) => ({ name: path, address: async () => mainSite + path }));

const leftOut: ReadonlySet<string> = new Set([
  'a section of After',
  'a tab of G7',
  'a search that finds nothing',
  'a longform',
  'the exchange rates',
  'an author who does not exist',
]);
const kinds = [...samples.filter(({ name }) => !leftOut.has(name)), ...further];

for (const origin of [mainSite, sisterSite])
  test(`a page of ${new URL(origin).hostname} that the app opens is the same as one that is loaded`, async ({
    browser,
    request,
  }) => {
    test.setTimeout(600_000);
    const all = await Promise.all(kinds.map(({ address }) => address(request)));
    await expectSameAsLoaded(
      browser,
      all.filter((address) => new URL(address).origin === origin),
    );
  });
