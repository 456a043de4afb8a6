import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { mainSite } from './addresses.ts';

const section = `${mainSite}/rovat/belfold`;
const articles = 'main article a[href*="/20"]';

// A browser that draws nothing ahead, such as Firefox and Safari; what others do: draw-ahead.spec.ts.
const plain = (to: Page | BrowserContext): Promise<unknown> =>
  to.addInitScript(() => Object.assign(HTMLScriptElement, { supports: undefined }));
test.beforeEach(({ page }) => plain(page));

type Barred = 'data-saver' | 'privacy' | null;
const bar = (to: Page | BrowserContext, barred: Barred): Promise<unknown> =>
  to.addInitScript((why) => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: why === 'data-saver', effectiveType: '4g' } });
    if (why === 'privacy') Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  }, barred);

/** Addresses that are asked for from now on: of articles that are read ahead, and of pictures. */
const asked = (page: Page): { readonly pages: string[]; readonly pictures: string[] } => {
  const found = { pages: [] as string[], pictures: [] as string[] };
  page.on('request', (one) => {
    if (one.resourceType() === 'fetch' && /\/20\d\d\/[^.]*$/.test(one.url())) found.pages.push(one.url());
    if (one.resourceType() === 'image') found.pictures.push(one.url());
  });
  return found;
};

for (const [name, barred] of [
  ['a pointer rests on its link', null],
  ['a pointer rests on its link, but not on data saver', 'data-saver'],
  ['a pointer rests on its link, but not for who asks for privacy', 'privacy'],
] as const) {
  test(`a page is fetched ahead when ${name}`, async ({ page }) => {
    await bar(page, barred);
    await page.goto(section);
    const { pages } = asked(page);
    const links = page.locator(articles);
    await links.first().hover();
    await page.waitForLoadState('networkidle');
    for (const index of [1, 2, 3]) {
      await page.mouse.move(5, 5);
      await links.nth(index).hover();
      await page.waitForTimeout(250);
    }
    // Of all that it rested on one page alone, so that at most one is fetched in vain; what is pressed comes beside it.
    expect(pages.length).toBe(barred === null ? 1 : 0);
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), { capture: true }));
    await page.mouse.down();
    await page.waitForTimeout(250);
    expect(pages.length).toBe(barred === null ? 2 : 0);
  });
}

test('a page is fetched ahead where the pointer came to rest before anything followed it', async ({ page }) => {
  let rests = (): void => undefined;
  const resting = new Promise<void>((resolve) => (rests = resolve));
  await page.goto(section);
  const { pages } = asked(page);
  await page.route(/\.js$/, (route) => resting.then(() => route.continue()));
  const link = await page.locator(articles).first().boundingBox();
  await page.mouse.move(link!.x + 5, link!.y + 5);
  await page.waitForTimeout(200);
  rests();
  await expect.poll(() => pages.length).toBe(1);
});

for (const [density, barred] of [
  [1, null],
  [2, null],
  [2, 'data-saver'],
] as const) {
  test(`the picture that an article begins with ${barred === null ? 'is there before the click, and is not fetched again' : 'is not fetched ahead on data saver'} (density ${density})`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ deviceScaleFactor: density, serviceWorkers: 'block' });
    await bar(context, barred);
    await plain(context);
    const page = await context.newPage();
    await page.goto(section, { waitUntil: 'networkidle' });
    const { pages, pictures } = asked(page);
    // Its picture stands here as well, but smaller.
    await page.locator(articles).nth(1).hover();
    const ahead = (): string | undefined => pictures.find((url) => url.includes('_wide'));
    if (barred === null) await expect.poll(ahead).toBeDefined();
    await page.waitForTimeout(500);
    expect([pages.length, ahead() !== undefined]).toEqual(barred === null ? [1, true] : [0, false]);
    const fetched = ahead();
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForURL(/\/20\d\d\//);
    const lead = page.locator('main img[fetchpriority="high"]');
    await expect.poll(() => lead.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    const shown = await lead.evaluate((image: HTMLImageElement) => image.currentSrc);
    const sent = await page.evaluate((url) => {
      const [entry] = performance.getEntriesByName(url) as PerformanceResourceTiming[];
      return entry && [entry.decodedBodySize > 0, entry.transferSize > 0];
    }, shown);
    expect(sent).toEqual([true, barred !== null]);
    if (barred === null) expect(shown).toBe(fetched);
    await context.close();
  });
}

test('a finger that goes on to scroll has no picture fetched', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(section, { waitUntil: 'networkidle' });
  const teaser = page.locator(articles).nth(1);
  // The scroll tells that somebody is there.
  await teaser.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /early-/.test(name)));
  await page.waitForTimeout(200);
  const { pages, pictures } = asked(page);
  const link = await teaser.boundingBox();
  const touch = await context.newCDPSession(page);
  const at = (x: number, y: number) => [{ x, y }];
  const [x, y] = [link!.x + 5, link!.y + 5];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(x, y) });
  await expect.poll(() => pages.length).toBe(1);
  await page.waitForTimeout(500);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(x, y - 40) });
  expect(pictures.filter((url) => url.includes('_wide'))).toEqual([]);
  await context.close();
});
