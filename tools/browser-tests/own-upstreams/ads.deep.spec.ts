import { type Browser, expect, type Page, test } from '@playwright/test';
import { isOwnRoute } from '#core/readers/consent/own-routes.ts';
import { openTab } from '../page/tab.ts';
import { blockAds, optOut } from './ad-robots.ts';
import { everyAddress } from '../site/every-address.ts';
import { ads, own } from '../site/servers.ts';
import { ownSite } from './own-site.ts';
import {
  askedOfNetwork,
  consentBar,
  consented,
  foreignOf,
  meet,
  movedOn,
  noShiftYet,
  openArticle,
  refusedOn,
  shiftOf,
  slotsOf,
  watchRefusals,
  watchShift,
} from './third-parties.ts';
import { boxOf } from '../page/box-of.ts';

const firstOfEach = everyAddress.filter(
  ({ route }, index) => everyAddress.findIndex((one) => one.route === route) === index,
);
const onOwn = (address: string): string => {
  const url = new URL(address);
  url.port = String(own.port);
  return url.href;
};

test('a default installation requests no third party and shows no bar, on any route', async ({ page, request }) => {
  const foreign = foreignOf(page);
  for (const { url } of firstOfEach) {
    await page.goto(await url(request));
    await expect(page.locator('#hozzajarulas')).toHaveCount(0);
  }
  expect(foreign).toEqual([]);
});

test('no route asks a third party before consent, and where people sign in none after it', async ({
  browser,
  request,
}) => {
  test.setTimeout(300_000);
  const page = await browser.newPage();
  const agreed = await consented(browser);
  const [before, after] = [foreignOf(page), foreignOf(agreed)];
  for (const { route, url } of firstOfEach) {
    const at = onOwn(await url(request));
    const response = await page.goto(at);
    const policy = response?.headers()['content-security-policy'] ?? '';
    const isOwn = (route !== 'live-login' && isOwnRoute(route)) || new URL(page.url()).pathname === '/login';
    expect(policy.includes(ads), route).toBe(!isOwn && response?.status() === 200);
    if (isOwn) {
      await expect(page.locator('#hozzajarulas')).toHaveCount(0);
      await agreed.goto(at);
      await expect(agreed.locator('html')).toHaveAttribute('data-third-parties', '');
    } else await expect(consentBar(page)).toBeVisible();
  }
  expect(before).toEqual([]);
  expect(after).toEqual([]);
  await page.close();
  await agreed.context().close();
});

test('a network whose script throws leaves no label, no gap and no shift', async ({ browser }) => {
  const page = await consented(browser, 'granted', 375);
  await page.clock.install();
  await watchShift(page);
  await page.route('**/gpt.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `googletag.setConfig = null; throw new Error('x');` }),
  );
  await openArticle(page);
  const first = slotsOf(page).first();
  const before = (await boxOf(first)).height;
  await noShiftYet(page);
  await meet(page, 0);
  await expect
    .poll(async () => {
      await page.clock.runFor(3_000);
      return first.getAttribute('data-filled');
    })
    .toBe('none');
  await expect(first.locator('.ad__label')).toBeHidden();
  await expect(first.locator('.house')).toBeVisible();
  expect((await boxOf(first)).height).toBe(before);
  expect(await shiftOf(page), await movedOn(page)).toBe(0);
  await page.context().close();
});

test('an ad fits its room beside a list', async ({ browser }) => {
  const page = await consented(browser);
  await page.goto(`${ownSite}/legfrissebb`);
  const slot = page.locator('.side-ad').first();
  await slot.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(slot).toHaveAttribute('data-filled', 'network');
  const box = await boxOf(slot.locator('.stand-in'));
  expect(box?.width).toBe(300);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
  await page.context().close();
});

test('a script that is not configured is refused even with consent', async ({ browser }) => {
  const page = await consented(browser);
  await watchRefusals(page);
  await openArticle(page);
  await meet(page, 0);
  await expect(slotsOf(page).first()).toHaveAttribute('data-filled', 'network');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.src = 'https://idegen.example/a.js';
    document.head.append(script);
  });
  await expect.poll(() => refusedOn(page)).toEqual(['script-src-elem https://idegen.example/a.js']);
  await page.context().close();
});

test('a stored choice that is forged, huge or dated ahead counts as none', async ({ page }) => {
  const year = 400 * 86_400;
  const forged = [
    'granted',
    'GRANTED 1',
    `granted ${Math.floor(Date.now() / 1000) + year}`,
    'granted '.repeat(100_000),
  ];
  const foreign = foreignOf(page);
  await page.goto(`${ownSite}/legfrissebb`);
  for (const kept of forged) {
    await page.evaluate((text) => localStorage.setItem('consent', text), kept);
    await page.reload();
    await expect(consentBar(page)).toBeVisible();
  }
  expect(foreign).toEqual([]);
});

test('unknown slots and invalid sponsored lines stay empty', async ({ browser }) => {
  const page = await consented(browser);
  const foreign = foreignOf(page);
  await openArticle(page);
  await meet(page, 0);
  await expect(slotsOf(page).first()).toHaveAttribute('data-filled', 'network');
  const known = (await slotsOf(page).first().getAttribute('data-slot')) ?? '';
  await page.evaluate((last) => {
    for (const [name, value, kind] of [
      ['slot', '__proto__', 'forged'],
      ['slot', 'nincs-ilyen', 'forged'],
      ['av', 'javascript:alert(1)', 'forged'],
      ['slot', last, 'known'],
    ] as const) {
      const place = document.createElement('div');
      place.dataset[name] = value;
      place.className = kind;
      place.innerHTML = '<div class="slot"></div>';
      document.getElementById('app')?.append(place);
    }
  }, known);
  const filled = page.locator('.known');
  await filled.evaluate((slot) => slot.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(filled).toHaveAttribute('data-filled', 'network');
  expect(await page.locator('.forged > .slot > *, .forged > .slot[id]').count()).toBe(0);
  expect(foreign.every((url) => url.startsWith(ads))).toBe(true);
  await page.context().close();
});

test('a consent robot can refuse for the reader', async ({ page }) => {
  await page.goto(`${ownSite}/legfrissebb`, { waitUntil: 'domcontentloaded' });
  expect(await optOut(page)).toBe(true);
  await expect(page.locator('html')).toHaveAttribute('data-consent', 'refused');
});

const withoutPolicy = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({ bypassCSP: true, viewport: { width: 1280, height: 800 } });
  await context.addInitScript(
    (kept) => void (location.protocol.startsWith('http') && localStorage.setItem('consent', kept)),
    `granted ${Math.floor(Date.now() / 1000)}`,
  );
  return context.newPage();
};

test('an ad blocker hides no own text, leaves no orphaned label and shifts no slot, on any route', async ({
  browser,
  request,
}) => {
  test.setTimeout(600_000);
  const [open, blocked] = [await withoutPolicy(browser), await withoutPolicy(browser)];
  await blockAds(blocked, ads);
  await watchShift(blocked);
  const asked = (await askedOfNetwork()).length;
  const wordsOn = (page: Page) =>
    page
      .locator('main :is(h1, h2, h3, p, a):not(:is(.ad, .side-ad, .sponsored, .sponsored-links) *)')
      .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.textContent.slice(0, 40)));
  // The sign-in of a public site redirects to the front, which may differ between visits.
  for (const { route, url } of firstOfEach.filter((one) => one.route !== 'live-login')) {
    const at = onOwn(await url(request));
    await open.goto(at);
    await blocked.goto(at);
    // Hydrated pages have more words, and one of the two may hydrate first.
    const differ = async (): Promise<number> => (await wordsOn(blocked)).length - (await wordsOn(open)).length;
    await expect.poll(differ, { message: route }).toBe(0);
    if ((await blocked.locator('[data-slot]').count()) > 0)
      expect(await shiftOf(blocked), `${route}\n${await movedOn(blocked)}`).toBeLessThan(0.03);
    expect(
      await blocked
        .locator('.ad__label')
        .evaluateAll(
          (all) => all.filter((one) => one.checkVisibility() && !one.parentElement?.checkVisibility()).length,
        ),
      route,
    ).toBe(0);
  }
  expect((await askedOfNetwork()).length).toBeGreaterThan(asked);
  await open.context().close();
  await blocked.context().close();
});

for (const [name, choice] of [
  ['on', 'granted'],
  ['off', 'refused'],
] as const)
  test(`nothing moves on any route while it is read, with ads ${name}`, async ({ browser, request }) => {
    test.setTimeout(300_000);
    const page = await consented(browser, choice);
    await watchShift(page);
    for (const { route, url } of firstOfEach.filter((one) => one.route !== 'app-webview')) {
      await page.goto(onOwn(await url(request)));
      for (let turn = 0; turn < 4; turn += 1) {
        await page.mouse.wheel(0, 700);
        await page.evaluate(
          () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
        );
      }
      expect(await shiftOf(page), `${route}\n${await movedOn(page)}`).toBeLessThan(0.001);
    }
    await page.context().close();
  });

test('a prerendered page requests no third party until it is opened', async () => {
  const source = `if (document.prerendering) addEventListener('load', () => localStorage.setItem('drawn', location.pathname))`;
  const tab = await openTab([
    ['Page.enable', {}],
    ['Page.addScriptToEvaluateOnNewDocument', { source }],
  ]);
  await tab.go(`${ownSite}/rovat/belfold`);
  await tab.evaluate(`localStorage.setItem('consent', 'granted ${Math.floor(Date.now() / 1000)}')`);
  await tab.go(`${ownSite}/rovat/belfold`);
  const asked = async (): Promise<number> =>
    (await askedOfNetwork()).filter((path) => /campaigns|audience/.test(path)).length;
  const begun = (): Promise<number> => tab.evaluate('window.campaigns?.begun ?? 0');
  await expect.poll(begun).toBe(1);
  const before = await asked();
  await tab.rest('main article a[href*="/20"]');
  await expect.poll(() => tab.evaluate(`localStorage.getItem('drawn')`)).toMatch(/\/20\d\d\//);
  expect(await asked()).toBe(before);
  await tab.click();
  await expect.poll(() => tab.evaluate('location.pathname')).toMatch(/\/20\d\d\//);
  await expect.poll(asked).toBe(before + 2);
  await expect.poll(begun).toBe(1);
  await tab.close();
});
