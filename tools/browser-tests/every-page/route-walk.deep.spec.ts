import { expect, test } from '@playwright/test';
import { holdDates, recordShifts, shifts } from '../page/page-shifts.ts';
import { movedByRest } from '../page/moved-by-rest.ts';
import { overflow } from '../page/visit.ts';
import { stops } from '../site/stops.ts';

for (const { name, route, address } of stops) {
  test(`${name} is complete without scripts, narrow and zoomed`, async ({ browser, request }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    for (const width of [320, 640]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(await address(request));
      expect(await overflow(page), `${width} px`).toEqual([]);
    }
    await expect(page.locator('main h1')).toHaveCount(route === 'empty' ? 0 : 1);
    await expect(page.locator('html')).toHaveAttribute('lang', /^(hu|en)$/);
    if (route !== 'empty' && route !== 'app-webview')
      expect(await page.locator('a[href^="/"]').count()).toBeGreaterThan(5);
    await page.close();
  });

  test(`${name} moves nothing while it loads, on a desk or a phone`, async ({ browser, request }) => {
    const page = await browser.newPage();
    // Late fonts change line breaks.
    await page.route('**/*.woff2', (route) => route.abort());
    await recordShifts(page);
    await holdDates(page);
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(await address(request));
      expect(await shifts(page, 0.001), `${width} px`).toEqual([]);
      expect(await movedByRest(page), `${width} px, in parts`).toEqual([]);
    }
    await page.close();
  });
}
