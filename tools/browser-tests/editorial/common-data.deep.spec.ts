import { expect, test } from '@playwright/test';
import { mainSite } from '../site/addresses.ts';
import { awaken } from '../page/as-told.ts';
import { refresh, refreshing } from '../page/refreshes.ts';
import { boxOf } from '../page/box-of.ts';

test('a gauge with a long name and a level below zero has room beside the figures, in large letters too', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(mainSite);
  await awaken(page);
  const gauge = { river: 'Hármas-Körös', change: -104, record: null, old: false };
  await refreshing(page, (_told, now) => ({
    flooding: {
      gauges: ['Hódmezővásárhelykutasipuszta', 'Tas'].map((place) => ({
        ...gauge,
        place,
        level: -12,
        grade: 3,
        observedAt: now,
      })),
    },
  }));
  await refresh(page);
  const table = page.locator('.day .flooding__gauges');
  await expect(table.getByRole('row', { name: /Tas/ })).toContainText('−12');
  for (const width of [320, 375, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const [own, box] = [await boxOf(table), await boxOf(page.locator('.day .flooding'))];
    expect((own?.x ?? 0) + (own?.width ?? 0), `${width}`).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0) + 0.5);
  }
  await page.setViewportSize({ width: 375, height: 800 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const [large, name] = [await boxOf(table), await boxOf(table.getByRole('rowheader', { name: /Tas/ }))];
  expect(large?.width).toBeLessThanOrEqual(343.5);
  expect(name?.height).toBeLessThan(160);
});
