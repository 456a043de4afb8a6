import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { addressOf, mainSite } from '../site/addresses.ts';
import { awaken } from '../page/as-told.ts';
import { holdPage } from '../page/hold-page.ts';

const phone = { viewport: { width: 375, height: 700 } };
test.use(phone);

const laidOut = (page: Page): Promise<number> =>
  page
    .locator('.front > *')
    .evaluateAll(
      (parts) =>
        parts.filter((part) => part.querySelector('a')?.checkVisibility({ contentVisibilityAuto: true }) === true)
          .length,
    );

const partsOf = (page: Page): Promise<number> => page.locator('.front > :has(a)').count();

interface Place {
  readonly title: string | null;
  readonly top: number;
}

const place = (page: Page): Promise<Place> =>
  page.evaluate(() => {
    const first = [...document.querySelectorAll('main .teaser')].find((one) => one.getBoundingClientRect().top >= 0);
    return { title: first?.textContent ?? null, top: first?.getBoundingClientRect().top ?? 0 };
  });

const expectAt = (page: Page, { title, top }: Place): Promise<void> =>
  expect.poll(() => place(page)).toEqual({ title, top: expect.closeTo(top, -0.5) });

/** Scrolls by wheel, which ends any other scroll. */
const readDown = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    dispatchEvent(new WheelEvent('wheel'));
    for (let step = 0; step < 18; step += 1) {
      scrollBy({ top: 700, behavior: 'instant' });
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    }
  });

test('a front lays out parts near the viewport, and all parts for print', async ({ page }) => {
  await page.goto(mainSite);
  const all = await partsOf(page);
  await expect.poll(() => laidOut(page)).toBeGreaterThan(1);
  expect(await laidOut(page)).toBeLessThan(all / 2);
  const last = page.locator('.front > :last-child a').first();
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await expect.poll(() => last.evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }))).toBe(true);
  await page.emulateMedia({ media: 'print' });
  const ways = page
    .locator('.front > *')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).contentVisibility));
  expect(new Set(await ways)).toEqual(new Set(['visible']));
});

test('what follows an article is laid out as it comes near, on a desk too', async ({ page, request }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(mainSite + (await addressOf(request, 'zsombekhalom-rendelointezet-szavazas')));
  const near = (part: string): Promise<boolean> =>
    page
      .locator(`${part} a`)
      .first()
      .evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }));
  expect([await near('.onwards'), await near('.footer')]).toEqual([false, false]);
  await page.locator('.footer a').last().focus();
  await expect(page.locator('.footer a').last()).toBeInViewport();
  await page.evaluate(() => document.querySelector('.onwards')?.scrollIntoView({ behavior: 'instant' }));
  await expect.poll(() => near('.onwards')).toBe(true);
});

/** Late fonts change line breaks, so none load. */
const withoutLetters = (context: BrowserContext): Promise<unknown> =>
  context.route('**/*.woff2', (route) => route.abort());

test("reloading a front keeps the reader's place", async ({ page, context }) => {
  await page.clock.setFixedTime(new Date());
  await withoutLetters(context);
  await holdPage(context, `${mainSite}/`);
  await page.goto(mainSite);
  await readDown(page);
  const before = await place(page);
  await page.reload();
  await expectAt(page, before);
  expect(await laidOut(page)).toBe(await partsOf(page));
});

test("going back to a front within the app keeps the reader's place", async ({ page, context }) => {
  await withoutLetters(context);
  await holdPage(context, `${mainSite}/`);
  await page.goto(mainSite);
  await awaken(page);
  await readDown(page);
  const before = await place(page);
  await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main .teaser a')];
    links.find((one) => one.getBoundingClientRect().top > 50)?.click();
  });
  await expect(page).not.toHaveURL(`${mainSite}/`);
  await page.goBack();
  await expect(page).toHaveURL(`${mainSite}/`);
  await expectAt(page, before);
});
