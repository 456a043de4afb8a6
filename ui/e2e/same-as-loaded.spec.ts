import { type Browser, expect, type Page, test } from '@playwright/test';
import { mainSite, samples, sisterSite } from './addresses.ts';
import { awaken, commonTimes, depth, follow, place, told } from './as-told.ts';

/** Kinds of page that are no sample for every other test, of which each tells something of its own. */
const further = [
  '/javitasok',
  '/g7/podcast',
  '/melleklet/eb-2024',
  '/rovat/sport/forma-1',
  '/rovat/velemeny',
  '/legfontosabb',
].map((path) => ({ name: path, address: async () => mainSite + path }));

/** Told as others are; and what is not there wakes no app. */
const leftOut: ReadonlySet<string> = new Set([
  'a section of After',
  'a tab of G7',
  'a search that finds nothing',
  'a longform',
  'the exchange rates',
  'an author who does not exist',
]);
const kinds = [...samples.filter(({ name }) => !leftOut.has(name)), ...further];

/** How far down a reader is when going on; the shortest page is longer. */
const down = 200;

/** The reader's own wheel ends a scroll that is under way. */
const readOn = (page: Page): Promise<void> =>
  page.evaluate((top) => {
    dispatchEvent(new WheelEvent('wheel'));
    scrollTo({ top, behavior: 'instant' });
  }, down);

const openAt =
  (browser: Browser, time: Date) =>
  async (address: string): Promise<Page> => {
    const page = await browser.newPage({ viewport: { width: 375, height: 600 } });
    await page.clock.setFixedTime(time);
    // Whoever was here before finds the line about it on every page, from the first on.
    await page.addInitScript(() => (localStorage['visits'] ??= '{}'));
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    return page;
  };

for (const origin of [mainSite, sisterSite])
  test(`whichever way a page of ${new URL(origin).hostname} was come to, its head, dates, language and place are those of one that was loaded`, async ({
    browser,
    request,
  }) => {
    test.setTimeout(300_000);
    const all = await Promise.all(kinds.map(({ address }) => address(request)));
    const addresses = all.filter((address) => new URL(address).origin === origin);
    const open = openAt(browser, new Date());
    const start = `${origin}/impresszum`;
    const [loaded, cold, travelled] = [await open(start), await open(start), await open(start)];
    await awaken(travelled);
    const heads = new Map<string, object>();
    const places = new Map<string, number>();
    let compared = 0;

    const expectAsLoaded = async (page: Page, address: string, way: string): Promise<void> => {
      await expect.poll(() => told(page), { message: `${way} ${address}` }).toEqual(heads.get(address));
      await expect(async () => {
        const [here, there] = await commonTimes(page, loaded);
        expect(here, `${way} ${address}`).toEqual(there);
        compared += here.length;
      }).toPass();
    };

    for (const [at, address] of addresses.entries()) {
      if (at > 0) places.set(addresses[at - 1] ?? '', await place(travelled));
      expect((await loaded.goto(address, { waitUntil: 'domcontentloaded' }))?.status(), address).toBe(200);
      heads.set(address, await told(loaded));
      for (const [way, page] of Object.entries({ cold, soft: travelled })) {
        await follow(page, address);
        await expectAsLoaded(page, address, way);
        // The next page of a list begins at the list (R45).
        if (!addresses[at - 1]?.startsWith(address.split('?')[0] ?? ''))
          expect(await depth(page), `${way} ${address}`).toBe(0);
      }
      await awaken(loaded);
      await expectAsLoaded(cold, address, 'before a touch');
      await expect.poll(() => told(loaded), { message: `touched ${address}` }).toEqual(heads.get(address));
      // The way to a page in another language is a new document.
      await awaken(travelled);
      await readOn(travelled);
    }
    expect(compared).toBeGreaterThan(origin === mainSite ? 200 : 50);

    for (const address of addresses.toReversed().slice(1)) {
      await travelled.goBack();
      await expect(travelled).toHaveURL(address);
      await expect.poll(() => told(travelled), { message: `back to ${address}` }).toEqual(heads.get(address));
      await expect.poll(() => place(travelled), { message: `back to ${address}` }).toBe(places.get(address));
    }
  });
