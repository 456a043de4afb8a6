import { type Browser, expect, type Page } from '@playwright/test';
import { awaken, commonTimes, depth, follow, place, told } from '../page/as-told.ts';

const down = 200;

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
    await page.addInitScript(() => (localStorage['visits'] ??= '{}'));
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    return page;
  };

export const expectSameAsLoaded = async (browser: Browser, addresses: readonly string[]): Promise<void> => {
  const open = openAt(browser, new Date());
  const start = `${new URL(addresses[0] ?? '').origin}/impresszum`;
  const [loaded, cold, travelled] = [await open(start), await open(start), await open(start)];
  await awaken(travelled);
  const heads = new Map<string, object>();
  const places = new Map<string, number>();
  let compared = 0;

  const expectAsLoaded = async (page: Page, address: string, way: string): Promise<void> => {
    await expect.poll(() => told(page), { message: `${way} ${address}` }).toEqual(heads.get(address));
    let common = 0;
    const differences = async (): Promise<readonly string[]> => {
      const [here, there] = await commonTimes(page, loaded);
      common = here.length;
      return here.filter((time, at) => time !== there[at]);
    };
    await expect.poll(differences, { message: `${way} ${address}` }).toEqual([]);
    compared += common;
  };

  for (const [at, address] of addresses.entries()) {
    if (at > 0) places.set(addresses[at - 1] ?? '', await place(travelled));
    expect((await loaded.goto(address, { waitUntil: 'domcontentloaded' }))?.status(), address).toBe(200);
    heads.set(address, await told(loaded));
    for (const [way, page] of Object.entries({ cold, soft: travelled })) {
      await follow(page, address);
      await expectAsLoaded(page, address, way);
      // The next page of a list starts at the list (R45).
      if (!addresses[at - 1]?.startsWith(address.split('?')[0] ?? ''))
        expect(await depth(page), `${way} ${address}`).toBe(0);
    }
    await awaken(loaded);
    await expectAsLoaded(cold, address, 'before a touch');
    await expect.poll(() => told(loaded), { message: `touched ${address}` }).toEqual(heads.get(address));
    // Another language needs a new document.
    await awaken(travelled);
    await readOn(travelled);
  }
  expect(compared).toBeGreaterThan(addresses.length * 5);

  for (const address of addresses.toReversed().slice(1)) {
    await travelled.goBack();
    await expect(travelled).toHaveURL(address);
    await expect.poll(() => told(travelled), { message: `back to ${address}` }).toEqual(heads.get(address));
    await expect
      .poll(() => place(travelled), { message: `back to ${address}` })
      .toBeCloseTo(places.get(address) ?? Number.NaN, -0.3);
  }
};
