import { expect, type Page, test } from '@playwright/test';
import { brand } from '#config/settings/brand.ts';
import {
  adSlots,
  articleEndSlot,
  articleSlots,
  frontSlots,
  listEndSlot,
  listSlot,
  supplementSlot,
} from '#core/ads/house-slots.ts';
import { ownArticle, ownSite } from './own-site.ts';
import { consented, long, movedOn, noShiftYet, shiftOf, watchShift } from './third-parties.ts';

/** One page of each kind, with the slots that it has. */
const pages = {
  front: [`${ownSite}/`, frontSlots],
  list: [`${ownSite}/legfrissebb`, [listSlot, listEndSlot]],
  article: [ownArticle(long), [...articleSlots, articleEndSlot]],
  supplement: [`${ownSite}/melleklet/eb-2024`, [listSlot, supplementSlot]],
} as const;

const roomOf = (page: Page, name: string) => page.locator(`[data-slot="${name}"]`);

const definedOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { standIn?: { calls: string[] } }).standIn?.calls ?? []);

/** Reads the page to its end, a half screen at a time, and back. */
const readThrough = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    const { scrollHeight } = document.documentElement;
    for (const way of [1, -1])
      for (let at = 0; at < scrollHeight; at += innerHeight / 2) {
        scrollTo({ top: way === 1 ? at : scrollHeight - at, behavior: 'instant' });
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      }
  });
};

for (const width of [375, 1280])
  for (const [kind, [address, slots]] of Object.entries(pages))
    test(`the slots of the ${kind} page fill without a shift, ${width} px wide`, async ({ browser }) => {
      const page = await consented(browser, 'granted', width);
      await watchShift(page);
      await page.goto(address);
      await expect(page.locator('[data-slot]').first()).toBeAttached();
      await noShiftYet(page);
      for (const { name } of slots) {
        const room = roomOf(page, name);
        await expect(room).toHaveCount(1);
        await expect(room.locator('.house')).toHaveCount(1);
        const isShown = name !== listSlot.name || width >= 768;
        if (!isShown) {
          await expect(room).toBeHidden();
          continue;
        }
        await room.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
        await expect(room).toHaveAttribute('data-state', 'loaded');
        if (name === listEndSlot.name) await readThrough(page);
        await expect(room).toHaveAttribute('data-filled', 'network');
        expect(await definedOn(page)).toContainEqual(
          expect.stringContaining(`define /4711/${brand.slug}/${name} ${width < 970 ? '300x250' : ''}`),
        );
      }
      await readThrough(page);
      expect(await shiftOf(page), await movedOn(page)).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await page.context().close();
    });

test('every slot of the product stands on one of these pages', () => {
  const placed = Object.values(pages).flatMap(([, slots]) => slots.map(({ name }) => name));
  expect(new Set(placed)).toEqual(new Set(adSlots.map(({ name }) => name)));
});
