import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { mainSite, sisterSite } from '../site/addresses.ts';

const fronts = ['/', '/after', '/g7', '/karakter'].map((path) => mainSite + path).concat(`${sisterSite}/`);

/** Safari has no `overflow-anchor`. */
const withoutAnchoring = (context: BrowserContext): Promise<unknown> =>
  context.route('**/*.css', async (route) => {
    const answer = await route.fetch({
      url: route
        .request()
        .url()
        .replace(/[\w-]+\.localhost/, 'localhost'),
    });
    const css = (await answer.text()).replaceAll('overflow-anchor:', 'overflow-anchor-missing:');
    await route.fulfill({ response: answer, body: `${css}html{overflow-anchor:none}` });
  });

/** Scrolls from the end to the top. Returns how far each step missed its distance, in px. */
const missesOf = (page: Page): Promise<readonly number[]> =>
  page.evaluate(async () => {
    const step = 200;
    const settle = async (): Promise<void> => {
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    };
    const markIn = (): Element | undefined => {
      for (let y = 150; y < innerHeight; y += 50) {
        const found = document.elementFromPoint(innerWidth / 2, y)?.closest(':is(main, .footer) :is(a, p, li)');
        if (found?.getClientRects().length) return found;
      }
      return undefined;
    };
    await document.fonts.ready;
    for (let end = -1; end !== scrollY; await settle()) {
      end = scrollY;
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    }
    const misses: number[] = [];
    for (let top = scrollY; top > step; top = scrollY) {
      const mark = markIn();
      const before = mark?.getBoundingClientRect().top ?? 0;
      scrollBy({ top: -step, behavior: 'instant' });
      await settle();
      if (mark) misses.push(Math.round(Math.abs(mark.getBoundingClientRect().top - before - step)));
    }
    return misses;
  });

for (const width of [375, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const front of fronts)
      test(`${front.replace(/:\d+/, '')} does not jump while scrolling up without scroll anchoring`, async ({
        page,
        context,
      }) => {
        await withoutAnchoring(context);
        await page.goto(front);
        const misses = await missesOf(page);
        expect(misses.length).toBeGreaterThan(15);
        expect(Math.max(...misses)).toBeLessThan(40);
      });
  });
}
