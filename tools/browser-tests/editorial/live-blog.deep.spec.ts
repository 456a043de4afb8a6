import { expect, type Locator, test } from '@playwright/test';
import { boxOf } from '../page/box-of.ts';
import { addressOf, mainSite } from '../site/addresses.ts';
import { holdPage } from '../page/hold-page.ts';

const running = 'ildo-arviz-elo';

/** Waits for two equal measurements: layout continues in the frames after a jump. */
const firstInView = async (posts: Locator): Promise<readonly [id: string, top: number]> => {
  const look = () =>
    posts.evaluateAll(async (all) => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const first = all.find((post) => post.getBoundingClientRect().top >= 0);
      return [first?.id ?? '', first?.getBoundingClientRect().top ?? 0] as const;
    });
  let found = await look();
  await expect
    .poll(async () => {
      const before = found.join(' ');
      found = await look();
      return found.join(' ') === before;
    })
    .toBe(true);
  return found;
};

test('on a phone nothing moves for a reader far down while posts above are laid out', async ({ page, request }) => {
  await page.setViewportSize({ width: 375, height: 600 });
  // Late fonts change line breaks.
  await page.route('**/*.woff2', (route) => route.abort());
  await page.addInitScript(() => {
    const waiting: (() => void)[] = [];
    Object.assign(window, {
      requestIdleCallback: (work: () => void) => waiting.push(work),
      goOn: () => {
        for (let work = waiting.shift(); work; work = waiting.shift()) work();
      },
    });
  });
  const address = mainSite + (await addressOf(request, running));
  // A newer render would replace the page and lay out everything.
  await holdPage(page.context(), address);
  await page.goto(address);
  const posts = page.locator('.live__stream > .live__posts > *');
  await posts.nth(9).evaluate((post) => post.scrollIntoView({ block: 'start', behavior: 'instant' }));
  const [read, top] = await firstInView(posts);
  await expect
    .poll(async () => {
      await page.evaluate(() => (window as unknown as { goOn(): void }).goOn());
      return posts.nth(4).evaluate((post) => getComputedStyle(post).contentVisibility);
    })
    .toBe('visible');
  const at = (): Promise<number> =>
    page
      .locator(`[id="${read}"]`)
      .evaluate(
        (post) =>
          new Promise((resolve) =>
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(post.getBoundingClientRect().top))),
          ),
      );
  expect(await at()).toBeCloseTo(top, -0.5);
});

test('on a phone a tap on what leads further down the page arrives there, before any script has come', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 375, height: 600 });
  await page.route(/\/assets\/entry-/, (route) => route.abort());
  await page.goto(mainSite + (await addressOf(request, running)));
  const [link, place] = [page.locator('.live-over__by'), page.locator('.about-story')];
  await link.click();
  await expect(page).toHaveURL(/#a-kozvetitesrol$/);
  const top = (): Promise<number> => place.evaluate((element) => element.getBoundingClientRect().top);
  const arrived = await top();
  await page.evaluate(() => {
    for (const late of document.querySelectorAll<HTMLElement>('.live__posts > *, .live ~ *'))
      late.style.contentVisibility = 'visible';
  });
  expect(await top()).toBeCloseTo(arrived, -0.5);
  expect(arrived).toBeLessThan(200);
});

test('on a phone a newer copy replaces the served one without a scroll jump', async ({ page, request }) => {
  let letDataCome = (): void => undefined;
  const begun = new Promise<void>((resolve) => (letDataCome = resolve));
  await page.route(/_payload\.json/, async (route) => {
    const { host, pathname } = new URL(route.request().url());
    const data = (await (await request.get(pathname, { headers: { host } })).json()) as object;
    await begun;
    await route.fulfill({ json: { ...data, copy: 'newer' } });
  });
  await page.setViewportSize({ width: 375, height: 600 });
  await page.goto(mainSite + (await addressOf(request, running)));
  const post = page.locator('.live__stream > .live__posts > *').nth(9);
  const top = (): Promise<number> => post.evaluate((element) => element.getBoundingClientRect().top);
  // By wheel: content that is laid out on the way moves the post.
  await expect
    .poll(async () => {
      if ((await top()) > 300) await page.mouse.wheel(0, 300);
      return top();
    })
    .toBeLessThanOrEqual(300);
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  const [before, served] = [await top(), await post.elementHandle()];
  letDataCome();
  await expect(page.locator('html')).toHaveAttribute('data-awake', '');
  expect(await served?.evaluate((element) => element.isConnected)).toBe(false);
  expect(await top()).toBeCloseTo(before, -0.5);
});

test('on a phone a newer copy causes no scroll jump before the posts above are laid out', async ({ page, request }) => {
  await page.route(/_payload\.json/, async (route) => {
    const { host, pathname } = new URL(route.request().url());
    const data = (await (await request.get(pathname, { headers: { host } })).json()) as object;
    await route.fulfill({ json: { ...data, copy: 'newer' } });
  });
  await page.setViewportSize({ width: 375, height: 600 });
  await page.route('**/*.woff2', (route) => route.abort());
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await page.goto(mainSite + (await addressOf(request, running)));
  const posts = page.locator('.live__stream > .live__posts > *');
  await posts.nth(9).evaluate((post) => post.scrollIntoView({ block: 'start', behavior: 'instant' }));
  const [read, top] = await firstInView(posts);
  // Hydrates the page without an interaction.
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate', { state: {} })));
  await expect(page.locator('html')).toHaveAttribute('data-awake', '');
  expect((await boxOf(page.locator(`[id="${read}"]`))).y).toBeCloseTo(top, -0.5);
});

test('all moments beside the stream can be come to in a low window, below the head that came back', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  await page.goto(mainSite + (await addressOf(request, running)));
  await page.mouse.move(300, 300);
  for (const down of [1200, 1200, -300]) {
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, down);
    await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(before);
  }
  await expect(page.locator('html')).toHaveClass(/scroll-up/);
  const last = page.locator('.brief > .moments a').last();
  await last.evaluate((link) => link.scrollIntoView({ block: 'nearest', behavior: 'instant' }));
  await expect(last).toBeInViewport({ ratio: 0.95 });
});
