import { expect, type Page, test } from '@playwright/test';
import { mainSite, samples, sisterSite } from './addresses.ts';
import { awaken, follow, place, tellAlike, times, told } from './as-told.ts';

/** Kinds of page that are no sample for every other test, of which each tells something of its own. */
const further = [
  '/javitasok',
  '/podcast/hetvegi-muszak',
  '/melleklet/eb-2024',
  '/rovat/sport/forma-1',
  '/rovat/velemeny',
  '/legfontosabb',
].map((path) => ({ name: path, address: async () => mainSite + path }));

/** Addresses within one site, so that the app goes from one to the next by itself. */
const journeys = [mainSite, sisterSite].map((origin) => ({
  origin,
  stops: [...samples, ...further],
}));

/** How far down a reader is when going on. */
const down = 400;

for (const { origin, stops } of journeys)
  test(`whichever way a page of ${new URL(origin).hostname} was come to, its head, dates, language and place are those of one that was loaded`, async ({
    browser,
    request,
  }) => {
    test.setTimeout(240_000);
    const time = new Date();
    const open = async (): Promise<Page> => {
      const page = await browser.newPage();
      await page.clock.setFixedTime(time);
      return page;
    };
    const addresses: string[] = [];
    for (const stop of stops) {
      const address = await stop.address(request);
      if (new URL(address).origin === origin) addresses.push(address);
    }
    const [loaded, cold, travelled] = [await open(), await open(), await open()];
    await cold.goto(`${origin}/impresszum`);
    await travelled.goto(`${origin}/impresszum`);
    await awaken(travelled);
    const heads = new Map<string, object>();
    let compared = 0;
    for (const [at, address] of addresses.entries()) {
      await loaded.goto(address);
      const expected = await told(loaded);
      heads.set(address, expected);
      for (const [way, page] of Object.entries({ cold, soft: travelled })) {
        await follow(page, address);
        await expect.poll(() => told(page), { message: `${way} ${address}` }).toEqual(expected);
        compared += await tellAlike(page, loaded, `${way} ${address}`);
        // The next page of a list begins at the list (R45).
        if (!addresses[at - 1]?.startsWith(address.split('?')[0] ?? ''))
          expect(await place(page), `${way} ${address}`).toBe(await place(loaded));
      }
      const before = await times(loaded);
      await awaken(loaded);
      await expect.poll(() => told(loaded), { message: `awake ${address}` }).toEqual(expected);
      const after = await times(loaded);
      for (const at of Object.keys(before).filter((at) => at in after)) expect(after[at], `awake ${address}`).toBe(before[at]);
      await travelled.evaluate((top) => scrollTo({ top, behavior: 'instant' }), down);
    }
    expect(compared).toBeGreaterThan(100);
    for (const address of addresses.toReversed().slice(1)) {
      await travelled.goBack();
      await expect(travelled).toHaveURL(address);
      await expect.poll(() => told(travelled), { message: `back to ${address}` }).toEqual(heads.get(address));
      await expect.poll(() => place(travelled), { message: `back to ${address}` }).toBe(down);
    }
  });
