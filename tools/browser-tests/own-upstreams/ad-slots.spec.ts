import { type Browser, expect, type Page, test } from '@playwright/test';
import { brand } from '#config/settings/brand.ts';
import {
  articleEndSlot,
  articleSlots,
  frontSlots,
  listEndSlot,
  listSlot,
  supplementSlot,
} from '#core/ads/house-slots.ts';
import { boxOf } from '../page/box-of.ts';
import { ownArticle, ownSite } from './own-site.ts';
import { consented, long, movedOn, noShiftYet, shiftOf, watchShift } from './third-parties.ts';

/** One page of each kind, with the slots that it has. */
const pages = {
  front: [`${ownSite}/`, frontSlots],
  list: [`${ownSite}/legfrissebb`, [listSlot, listEndSlot]],
  article: [ownArticle(long), [...articleSlots.slice(0, 1), articleEndSlot]],
  supplement: [`${ownSite}/melleklet/eb-2024`, [listSlot, supplementSlot]],
} as const;

const roomOf = (page: Page, name: string) => page.locator(`[data-slot="${name}"]`);

const definedOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { standIn?: { calls: string[] } }).standIn?.calls ?? []);

/** Lays out the whole page: estimated heights below the fold move what a jump shows. */
const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await expect(page.locator('[data-slot]').first()).toBeAttached();
  await page.evaluate(() => void (document.documentElement.dataset['whole'] = ''));
};

/** The rooms with the house's own ads, in CSS pixels. */
const heightsOf = async (browser: Browser, address: string, width: number): Promise<Record<string, number>> => {
  const page = await consented(browser, 'refused', width);
  await page.route('**/*.woff2', (route) => route.abort());
  await open(page, address);
  const heights = await page
    .locator('[data-slot]')
    .evaluateAll((rooms) =>
      Object.fromEntries(
        rooms.map((room) => [(room as HTMLElement).dataset['slot'] ?? '', room.getBoundingClientRect().height]),
      ),
    );
  await page.context().close();
  return heights;
};

for (const width of [375, 1280])
  for (const [kind, [address, slots]] of Object.entries(pages))
    test(`the slots of the ${kind} page fill without a shift, ${width} px wide`, async ({ browser }) => {
      const before = await heightsOf(browser, address, width);
      const page = await consented(browser, 'granted', width);
      await watchShift(page);
      await open(page, address);
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
        // A collapsed slot grows only out of sight.
        if (name === listEndSlot.name) await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        await expect(room).toHaveAttribute('data-filled', 'network');
        if (name !== listEndSlot.name) expect((await boxOf(room)).height).toBe(before[name]);
        expect(await definedOn(page)).toContainEqual(
          expect.stringContaining(`define /4711/${brand.slug}/${name} ${width < 970 ? '300x250' : ''}`),
        );
      }
      expect(await shiftOf(page), await movedOn(page)).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await page.context().close();
    });
