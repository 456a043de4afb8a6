import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { addressOf, mainSite } from './addresses.ts';
import { awaken } from './as-told.ts';

const phone = { viewport: { width: 375, height: 700 } };
test.use(phone);

/** How many parts of a front are laid out. */
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
  /** Pixels from the upper edge. */
  readonly top: number;
}

/** The teaser at the upper edge. */
const place = (page: Page): Promise<Place> =>
  page.evaluate(() => {
    const first = [...document.querySelectorAll('main .teaser')].find((one) => one.getBoundingClientRect().top >= 0);
    return { title: first?.textContent ?? null, top: first?.getBoundingClientRect().top ?? 0 };
  });

/** To a pixel and a half: what a browser rounds is no move. */
const expectAt = (page: Page, { title, top }: Place): Promise<void> =>
  expect.poll(() => place(page)).toEqual({ title, top: expect.closeTo(top, -0.5) });

const readDown = async (page: Page): Promise<void> => {
  for (let step = 0; step < 18; step += 1) {
    await page.mouse.wheel(0, 700);
    await page.waitForTimeout(60);
  }
};

test('a front lays out what is near, and the rest as it comes near or is printed', async ({ page }) => {
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

test('what there is to read after an article is laid out as it comes near, on a desk too', async ({
  page,
  request,
}) => {
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

test('on a phone what stands below a list is laid out as it comes near, and all of it when it is gone back to', async ({
  page,
}) => {
  await page.goto(`${mainSite}/rovat/sport`);
  const late = page.locator('.zone__side a, .footer a');
  const laid = (): Promise<readonly boolean[]> =>
    late.evaluateAll((links) => [
      ...new Set(
        links
          .filter((link) => link.checkVisibility())
          .map((link) => link.checkVisibility({ contentVisibilityAuto: true })),
      ),
    ]);
  expect(await laid()).toEqual([false]);
  await page.locator('.footer a').last().focus();
  await expect(page.locator('.footer a').last()).toBeInViewport();
  await page.reload();
  await expect.poll(laid).toEqual([true]);
});

test('parts that are laid out late take the same room, on no part lies another', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 20_000 });
  await page.goto(mainSite);
  const heights = (): Promise<readonly number[]> =>
    page.locator('.front > *').evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height));
  const late = await heights();
  await page.evaluate(() => void (document.documentElement.dataset['whole'] = ''));
  expect(await heights()).toEqual(late);
});

/** Letters that come in time or too late for the first paint wrap a line here or there: none come. */
const withoutLetters = (context: BrowserContext): Promise<unknown> =>
  context.route('**/*.woff2', (route) => route.abort());

/** The same front each time, though another may be composed meanwhile. */
const holdFront = async (context: BrowserContext): Promise<void> => {
  const front = await (await context.request.get('/', { headers: { host: new URL(mainSite).host } })).text();
  await context.route(`${mainSite}/`, (route) =>
    route.fulfill({ body: front, contentType: 'text/html; charset=utf-8' }),
  );
};

test('who loads a front again, or comes back to it by a document of its own, stands where they stood', async ({
  page,
  context,
}) => {
  await page.clock.setFixedTime(new Date());
  await withoutLetters(context);
  await holdFront(context);
  await page.goto(mainSite);
  await readDown(page);
  const before = await place(page);
  await page.reload();
  await expectAt(page, before);
  expect(await laidOut(page)).toBe(await partsOf(page));
});

test('who comes back within the app stands where they stood', async ({ page, context }) => {
  await withoutLetters(context);
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

test('who follows a link to words of a front stands by them', async ({ page, context }) => {
  await holdFront(context);
  await page.goto(mainSite);
  const { href, title } = await page.evaluate(() => {
    const all = document.body.textContent;
    const links = [...document.querySelectorAll<HTMLAnchorElement>('.front > :nth-child(n + 12) .teaser__link')];
    const told = links.findLast(({ textContent: text }) => all.split(text).length === 2);
    return { href: told?.getAttribute('href') ?? '', title: told?.textContent ?? '' };
  });
  const led = await context.newPage();
  await led.goto(`${mainSite}/#:~:text=${encodeURIComponent(title)}`);
  await expect(led.locator(`.front > :nth-child(n + 12) a[href="${href}"]`).last()).toBeInViewport();
  await expect(led.locator('html')).toHaveAttribute('data-whole');
});
