import { expect, test } from '@playwright/test';
import { supplements } from '#config/settings/supplements.ts';
import { supplementPath } from '#core/editorial/supplements/supplement-tab.ts';
import { tiedTitle } from '#core/wording/tied.ts';
import { mainSite } from '../site/addresses.ts';
import { axeOn, violationsOf } from '../page/axe.ts';
import { overflow } from '../page/visit.ts';
import { boxOf } from '../page/box-of.ts';

const places = supplements.flatMap((supplement) =>
  supplement.tabs.flatMap((tab) => {
    const path = supplementPath(supplement, tab);
    const views =
      tab.content.kind === 'data' ? tab.content.views.map(({ below }) => below).filter((below) => below !== '') : [];
    return [path, ...views.map((below) => `${path}/${below}`)];
  }),
);

for (const supplement of supplements) {
  test(`every tab of ${supplement.slug} is accessible and fits a small phone`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 320, height: 800 } });
    const page = await context.newPage();
    for (const path of places.filter((place) => `${place}/`.startsWith(`/melleklet/${supplement.slug}/`))) {
      const answer = await page.goto(mainSite + path);
      expect(answer?.status(), path).toBe(200);
      await expect(page.locator('main h1'), path).toHaveText(tiedTitle(supplement.title));
      await expect(page.locator('.tabs [aria-current="page"]'), path).toHaveCount(1);
      await expect(page.locator('main .empty'), path).toHaveCount(0);
      expect(await overflow(page), path).toEqual([]);
      expect(violationsOf(await axeOn(page).include('main').analyze()), path).toEqual([]);
    }
    await context.close();
  });
}

test('the boxes below a supplement fill columns of one height', async ({ page }) => {
  for (const [width, columns] of [
    [768, 2],
    [1280, 3],
    [1920, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/melleklet/eb-2024', '/melleklet/eb-2024?oldal=6', '/melleklet/valasztas-2022/korzetek']) {
      await page.goto(mainSite + path);
      const main = await boxOf(page.locator('.zone__main'));
      const side = await boxOf(page.locator('.zone__below'));
      expect(side.y, `${path} at ${width}`).toBeGreaterThanOrEqual(main.y + main.height);
      const ends = await page.locator('.zone__below > *').evaluateAll((boxes) => {
        const byColumn = new Map<number, number>();
        for (const { left, bottom } of boxes.map((box) => box.getBoundingClientRect()))
          byColumn.set(Math.round(left), Math.max(byColumn.get(Math.round(left)) ?? 0, bottom + scrollY));
        return [...byColumn.values()];
      });
      expect(ends, `${path} at ${width}`).toHaveLength(columns);
      for (const end of ends) expect(end - side.y, `${path} at ${width}`).toBeGreaterThan(side.height * 0.6);
    }
  }
});
