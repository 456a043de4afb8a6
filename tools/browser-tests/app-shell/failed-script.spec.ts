import { expect, type Page, type Route, test } from '@playwright/test';
import { addressOf, mainSite } from '../site/addresses.ts';

const slug = 'zsombekhalom-rendelointezet-szavazas';
const notWorking = 'Most nem működik. Töltsd újra az oldalt.';

const served = (page: Page, route: Route) => {
  const { host, pathname } = new URL(route.request().url());
  return page.request.get(pathname, { headers: { host } });
};

const ways = {
  blocked: (page: Page, script: RegExp) => page.route(script, (route) => route.abort()),
  cut: (page: Page, script: RegExp) =>
    page.route(script, async (route) => {
      const whole = await (await served(page, route)).text();
      await route.fulfill({ contentType: 'text/javascript', body: whole.slice(0, whole.length / 2) });
    }),
  throwing: (page: Page, script: RegExp) =>
    page.route(script, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("out of order");' }),
    ),
} as const;

const expectTold = async (page: Page, button: string): Promise<void> => {
  const pressed = page.locator(button).first();
  await pressed.click();
  await expect(page.getByRole('status').filter({ hasText: notWorking })).toBeVisible();
  await expect(page.locator(`${button} + [role=status]`).first()).toHaveText(notWorking);
  await expect(pressed).not.toHaveAttribute('aria-busy', 'true');
};

for (const script of ['entry', 'early'] as const)
  for (const [way, spoil] of Object.entries(ways))
    test(`with the ${script} script ${way}, links, menus and forms work, and buttons say that they do not`, async ({
      page,
      request,
    }) => {
      await spoil(page, new RegExp(`/assets/${script}-`));
      const article = mainSite + (await addressOf(request, slug));
      await page.goto(article);
      await expectTold(page, 'main [data-live="save"]');
      await expectTold(page, 'main [data-live="save"]');
      await page.locator('main .share__open').first().click();
      await expect(page.locator('main details[open] .share__open').first()).toBeVisible();
      await expectTold(page, 'main [data-live="copy-link"]');
      await page.locator('main a[href^="/szerzo/"]').first().click();
      await expect(page).toHaveURL(/\/szerzo\//);
      await page.goto(article);
      await page.locator('main a[data-live]:visible').first().click();
      await expect(page).not.toHaveURL(article);
      await page.goto(article);
      await page.locator('header details:has(nav) > summary').first().click();
      const entry = page.locator('header details[open] nav a:visible').first();
      const target = (await entry.getAttribute('href')) ?? '';
      await entry.click();
      await expect(page).toHaveURL((url) => url.href.endsWith(target));
      await page.goto(article);
      await page.locator('[data-search] > summary').click();
      await page.locator('[data-search] [name=term]').fill('gát');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/archivum\?term=g/);
      await page.goto(`${mainSite}/g7/podcast`);
      await expectTold(page, 'main [data-live^="play-"]');
    });

test('a tap takes effect once a blocked script can be loaded', async ({ page, request }) => {
  await ways.blocked(page, /\/assets\/early-/);
  await page.goto(mainSite + (await addressOf(request, slug)));
  await expectTold(page, 'main [data-live="save"]');
  await page.unroute(/\/assets\/early-/);
  await page.locator('main [data-live="save"]').first().click();
  await expect(page.locator('main [data-live="save"]').first()).toHaveAttribute('aria-pressed', 'true');
});

test('without the data of the page a button says that it does not work', async ({ page, request }) => {
  await page.route(/_payload\.json/, (route) => route.abort());
  await page.goto(mainSite + (await addressOf(request, slug)));
  await expectTold(page, 'main [data-live="save"]');
});

test('a page that React cannot render is loaded again instead of staying empty', async ({ page, request }) => {
  await page.route(/_payload\.json/, async (route) => {
    const data = (await (await served(page, route)).json()) as { page: { frame: object } };
    await route.fulfill({ json: { ...data, page: { ...data.page, frame: { ...data.page.frame, site: null } } } });
  });
  await page.goto(mainSite + (await addressOf(request, slug)));
  const loadedAgain = page.waitForEvent('load');
  await page.locator('main [data-live="save"]').first().click();
  await loadedAgain;
  await expect(page.locator('main h1')).toBeVisible();
});

test('page behaviours that could not be loaded are loaded at the next sign of the reader', async ({
  page,
  request,
}) => {
  let tries = 0;
  await page.route(/\/assets\/early-/, (route) => ((tries += 1) === 1 ? route.abort() : route.continue()));
  await page.goto(mainSite + (await addressOf(request, slug)));
  await page.mouse.wheel(0, 300);
  await expect.poll(() => tries).toBe(1);
  await expect.poll(() => page.keyboard.press('Shift').then(() => tries)).toBe(2);
});
