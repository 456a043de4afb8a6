import { rm } from 'node:fs/promises';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { brand } from '#config/brand.ts';
import { freePort } from '#adapters/origin/testing/free-port.ts';
import { start, type Started, untilReady } from '#config/built-process.fake.ts';
import { makeFilledDataDir } from '#config/filled-data-dir.fake.ts';
import { isOwnRoute } from '#core/consent/own-routes.ts';
import { openTab } from '../../tools/tab.ts';
import { agreedToAll } from '../third-parties/tc-strings.fixtures.ts';
import { blockAds, optOut } from './ad-robots.ts';
import { type AdStandIn, startAdStandIn } from './ad-stand-in.ts';
import { addressOf, mainSite } from './addresses.ts';
import { axeOn } from './axe.ts';
import { everyAddress } from './every-address.ts';

/* Ads, consent and what else others bring, on a node that has all of it configured, with a network on loopback. */

// One node for all of them.
test.describe.configure({ mode: 'default' });

let node: Started;
let dataDir: string;
let origin: string;
let sister: string;
let network: AdStandIn;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  network = await startAdStandIn();
  const port = await freePort();
  dataDir = await makeFilledDataDir();
  origin = `http://${brand.slug}.localhost:${port}`;
  sister = `http://${brand.sisterSlug}.localhost:${port}`;
  node = start('server.js', [], {
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    AD_NETWORK_CODE: '4711',
    AD_SCRIPT_URL: `${network.origin}/gpt.js`,
    CAMPAIGN_SCRIPT_URL: `${network.origin}/campaigns.js`,
    AUDIENCE_SCRIPT_URL: `${network.origin}/audience.js`,
    AUDIENCE_TOOL_ID: 'eszkoz-1',
    VERIFICATION_CODE: 'kod-1',
    SISTER_CONSENT_SCRIPT_PATH: '/hozzajarulas/cmp.js',
  });
  await untilReady(node, port);
});

test.afterAll(async () => {
  await node?.stop();
  network.close();
  await rm(dataDir, { recursive: true, force: true });
});

const long = 'zsombekhalom-rendelointezet-szavazas';
/** By its heading in the language of the page: an English page asks in English. */
const bar = (page: Page) =>
  page.getByRole('region', { name: /^(Hirdetések és látogatottságmérés|Ads and audience measurement)$/ });
const answer = (page: Page, name: 'Elfogadás' | 'Elutasítás') => bar(page).getByRole('button', { name });

/** Every host other than our own that a page asks. */
const foreignOf = (page: Page): string[] => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^https?:$/.test(protocol) && !hostname.endsWith('.localhost')) foreign.push(request.url());
  });
  return foreign;
};

interface Shift {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
}

/**
 * Counts what moves up or down under a reader's eyes without their doing; within a line, minutes are counted on. Letters that come late are another matter: none come,
 * because how wide those are that stand in for them depends on the machine.
 */
const watchShift = async (page: Page): Promise<void> => {
  await page.route('**/*.woff2', (route) => route.abort());
  await page.addInitScript(() => {
    const kept = Object.assign(window as unknown as { shift: number; moved: string[] }, { shift: 0, moved: [] });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as unknown as Shift[]) {
        const moved = sources.filter(({ previousRect: a, currentRect: b }) => a.y !== b.y || a.height !== b.height);
        if (hadRecentInput || moved.length === 0) continue;
        kept.shift += value;
        for (const { node, previousRect: a, currentRect: b } of moved) {
          const element = node instanceof Element ? node : node?.parentElement;
          kept.moved.push(`${element?.localName}.${element?.className} ${a.y}+${a.height} → ${b.y}+${b.height}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
};
/** From here on: what a page does as it comes is not the ads' doing. */
const noShiftYet = (page: Page): Promise<unknown> => page.evaluate(() => Object.assign(window, { shift: 0 }));
const shiftOf = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as { shift: number }).shift);
/** What moved, for whoever has to find out why. */
const movedOn = (page: Page): Promise<string> =>
  page.evaluate(() => (window as unknown as { moved: string[] }).moved.join('\n'));

/** What a page's policy has refused. */
const watchRefusals = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const kept = window as unknown as { refused: string[] };
    kept.refused = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      kept.refused.push(`${violatedDirective} ${blockedURI}`),
    );
  });
const refusedOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { refused: string[] }).refused);

const callsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { standIn?: { calls: string[] } }).standIn?.calls ?? []);

const consented = async (browser: Browser, choice: 'granted' | 'refused' = 'granted', width = 1280): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
  await context.addInitScript(
    (kept) => {
      if (location.protocol.startsWith('http')) localStorage.setItem('consent', kept);
    },
    `${choice} ${Math.floor(Date.now() / 1000)}`,
  );
  return context.newPage();
};

const article = async (page: Page): Promise<void> => {
  await page.goto(`${origin}/x/2020/01/01/${long}`);
  await expect(page.locator('main h1')).toBeVisible();
};

const slotsOf = (page: Page) => page.locator('.body > .ad');
const meet = (page: Page, index: number): Promise<void> =>
  slotsOf(page)
    .nth(index)
    .evaluate((slot) => slot.scrollIntoView({ block: 'center', behavior: 'instant' }));

const firstOfEach = everyAddress.filter(
  ({ route }, index) => everyAddress.findIndex((one) => one.route === route) === index,
);

test('a default installation asks nobody else for anything and shows no bar, on any route', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const foreign = foreignOf(page);
  for (const { url } of firstOfEach) {
    const response = await page.goto(await url(request));
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy).toMatch(/script-src 'self' 'sha256-[^' ]+';/);
    expect(policy).toContain(`connect-src 'self';`);
    await expect(page.locator('#hozzajarulas')).toHaveCount(0);
  }
  expect(foreign).toEqual([]);
});

test('with everything configured nobody else is asked before consent, and where a page keeps to itself nobody ever is', async ({
  browser,
  request,
}) => {
  test.setTimeout(180_000);
  const page = await browser.newPage();
  const agreed = await consented(browser);
  const [before, after] = [foreignOf(page), foreignOf(agreed)];
  for (const { route, url } of firstOfEach) {
    const address = new URL(await url(request));
    const at = address.href.replace(address.host, `${address.hostname}:${new URL(origin).port}`);
    const response = await page.goto(at);
    const policy = response?.headers()['content-security-policy'] ?? '';
    // A dead link to a live blog's sign-in leads elsewhere, by where it ended it is judged.
    const keepsToItself = (route !== 'live-login' && isOwnRoute(route)) || new URL(page.url()).pathname === '/login';
    expect(policy.includes(network.origin), route).toBe(!keepsToItself && response?.status() === 200);
    if (keepsToItself) {
      await expect(page.locator('#hozzajarulas')).toHaveCount(0);
      await agreed.goto(at);
      await expect(agreed.locator('html')).toHaveAttribute('data-third-parties', '');
    } else await expect(bar(page)).toBeVisible();
  }
  expect(before).toEqual([]);
  expect(after).toEqual([]);
  await page.close();
  await agreed.context().close();
});

test('the bar gives both answers the same room and ink, in the flow of the page, and can be taken back', async ({
  browser,
}) => {
  for (const [width, colorScheme] of [
    [375, 'light'],
    [1280, 'dark'],
  ] as const) {
    const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme });
    const page = await context.newPage();
    await watchShift(page);
    const foreign = foreignOf(page);
    await page.goto(`${origin}/`);
    const [refuse, grant] = [answer(page, 'Elutasítás'), answer(page, 'Elfogadás')];
    const [one, other] = [await refuse.boundingBox(), await grant.boundingBox()];
    expect([one?.width, one?.height]).toEqual([other?.width, other?.height]);
    expect(one?.height).toBeGreaterThanOrEqual(44);
    const ink = (button: typeof refuse) =>
      button.evaluate((element) => {
        const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(element);
        return [color, backgroundColor, borderColor, fontSize, fontWeight];
      });
    expect(await ink(refuse)).toEqual(await ink(grant));
    expect(await bar(page).evaluate((element) => getComputedStyle(element).position)).toBe('static');
    const { violations } = await axeOn(page).include('#hozzajarulas').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    expect(await shiftOf(page), await movedOn(page)).toBe(0);
    await refuse.click();
    await expect(bar(page)).toBeHidden();
    // What the bar's script names is nobody else's to overwrite.
    expect(await page.evaluate(() => Object.keys(window).filter((name) => name.length === 1))).toEqual([]);
    await page.reload();
    await expect(bar(page)).toBeHidden();
    await page.getByRole('button', { name: 'Hozzájárulás a hirdetésekhez' }).click();
    await expect(bar(page)).toContainText('Most: elutasítva.');
    expect(foreign).toEqual([]);
    await answer(page, 'Elfogadás').click();
    await expect(bar(page)).toBeHidden();
    await expect(page.locator('html')).toHaveAttribute('data-consent', 'granted');
    await context.close();
  }
});

test('the keyboard answers the bar, and goes on with the page', async ({ page }) => {
  await page.goto(`${origin}/`);
  await answer(page, 'Elutasítás').focus();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toBeHidden();
  await expect(page.locator('#tartalom')).toBeFocused();
});

test('a browser that asks for privacy has refused, sees no bar, and can still agree in the footer', async ({
  browser,
}) => {
  const context = await browser.newContext();
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
  const page = await context.newPage();
  await page.goto(`${origin}/`);
  await expect(page.locator('html')).toHaveAttribute('data-consent', 'refused');
  await expect(bar(page)).toBeHidden();
  await page.getByRole('button', { name: 'Hozzájárulás a hirdetésekhez' }).click();
  await answer(page, 'Elfogadás').click();
  await expect(page.locator('html')).toHaveAttribute('data-consent', 'granted');
  await context.close();
});

test('without scripts nobody is asked and nothing foreign is loaded', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  const foreign = foreignOf(page);
  await page.goto(`${origin}/`);
  await expect(page.locator('#hozzajarulas')).toBeHidden();
  await expect(page.locator('.footer__consent')).toBeHidden();
  expect(foreign).toEqual([]);
  await page.close();
});

test('ads come near the place that is read, labelled, in the room that was kept, and go with the page', async ({
  browser,
}) => {
  const page = await consented(browser);
  await watchShift(page);
  await watchRefusals(page);
  await article(page);
  expect(await callsOf(page)).toEqual([]);
  await noShiftYet(page);
  await meet(page, 0);
  const first = slotsOf(page).first();
  await expect(first).toHaveAttribute('data-filled', 'network');
  await expect(first.locator('.ad__label')).toBeVisible();
  await expect(first.locator('.stand-in')).toBeVisible();
  await expect(first.locator('.house')).toBeHidden();
  expect(await callsOf(page)).toContain(`define /4711/${brand.slug}/cikk-1 640x360,300x250`);
  await expect(page.locator('meta[name="google-site-verification"]')).toHaveAttribute('content', 'kod-1');
  await expect(page.locator('html')).toHaveAttribute('data-audience-tool', 'eszkoz-1');
  expect(await shiftOf(page)).toBe(0);
  expect(await refusedOn(page)).toEqual([]);
  // Awake, the app goes on without a new document, and the slots of the page before end.
  await page.locator('[data-live="share"]').first().click();
  await page.waitForFunction(() => 'awake' in document.documentElement.dataset);
  // Where a newer copy has taken the place of the page, its slots are new, and the tap was far above them.
  await meet(page, 0);
  await expect(first.locator('.stand-in')).toBeVisible();
  await page.locator('.masthead .wordmark').click();
  await expect(page).not.toHaveURL(new RegExp(long));
  await expect.poll(() => callsOf(page)).toContain('destroy 1');
  await page.context().close();
});

test('the first ad of an article waits two seconds', async ({ browser }) => {
  const page = await consented(browser);
  // No second passes but by what is told, from before the page comes: its slot begins to wait when it is there.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await article(page);
  await meet(page, 0);
  const first = slotsOf(page).first();
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(first).toHaveAttribute('data-state', /./, { timeout: 200 });
  }).toPass();
  await expect(first).toHaveAttribute('data-state', 'initialised');
  await page.clock.runFor(1_500);
  await expect(first).toHaveAttribute('data-state', 'initialised');
  await expect(async () => {
    await page.clock.runFor(300);
    await expect(first).toHaveAttribute('data-filled', 'network', { timeout: 200 });
  }).toPass();
  await page.context().close();
});

for (const [name, spoil] of [
  ['blocked', (page: Page) => page.route('**/gpt.js', (route) => route.abort('blockedbyclient'))],
  [
    'throwing',
    (page: Page) =>
      page.route('**/gpt.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: `googletag.setConfig = null; throw new Error('x');` }),
      ),
  ],
] as const) {
  test(`a network that is ${name} leaves no label, no gap and no shift`, async ({ browser }) => {
    const page = await consented(browser, 'granted', 375);
    await page.clock.install();
    await watchShift(page);
    await spoil(page);
    await article(page);
    const before = (await slotsOf(page).first().boundingBox())?.height;
    await noShiftYet(page);
    await meet(page, 0);
    const first = slotsOf(page).first();
    await expect(async () => {
      await page.clock.runFor(3_000);
      await expect(first).toHaveAttribute('data-filled', 'none', { timeout: 200 });
    }).toPass();
    await expect(first.locator('.ad__label')).toBeHidden();
    await expect(first.locator('.house')).toBeVisible();
    expect((await first.boundingBox())?.height).toBe(before);
    expect(await shiftOf(page)).toBe(0);
    await page.context().close();
  });
}

test('five changes of mind within a second end as the last says, and load nothing twice', async ({ page }) => {
  const asked = network.asked.length;
  await article(page);
  await page.evaluate(() => {
    const press = (choice: string): void =>
      document.querySelector<HTMLElement>(`#hozzajarulas [data-consent="${choice}"]`)?.click();
    for (const choice of ['granted', 'refused', 'granted', 'refused', 'granted']) press(choice);
  });
  await meet(page, 0);
  await expect(slotsOf(page).first()).toHaveAttribute('data-filled', 'network');
  expect(network.asked.slice(asked).filter((one) => one === '/gpt.js')).toHaveLength(1);
  await page.evaluate(() => document.querySelector<HTMLElement>('#hozzajarulas [data-consent="refused"]')?.click());
  await expect(slotsOf(page).first()).not.toHaveAttribute('data-filled', 'network');
  await expect(slotsOf(page).first().locator('.house')).toBeVisible();
});

for (const width of [320, 1280]) {
  test(`an ad fits its room beside a list, and on the narrowest phone, ${width}`, async ({ browser }) => {
    const page = await consented(browser, 'granted', width);
    if (width === 1280) await page.goto(`${origin}/legfrissebb`);
    else await article(page);
    const slot = page.locator(width === 1280 ? '.side-ad' : '.body > .ad').first();
    await slot.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect(slot).toHaveAttribute('data-filled', 'network');
    const box = await slot.locator('.stand-in').boundingBox();
    expect(box?.width).toBe(300);
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.context().close();
  });
}

test('the campaign library is started once it is there', async ({ browser }) => {
  const page = await consented(browser);
  await page.goto(`${origin}/legfrissebb`);
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { campaigns?: { begun: number } }).campaigns?.begun))
    .toBe(1);
  await page.context().close();
});

test('from a page with others to one where people sign in leads a new document', async ({ browser }) => {
  const page = await consented(browser);
  await article(page);
  await page.locator('[data-live="share"]').first().click();
  await page.waitForFunction(() => 'awake' in document.documentElement.dataset);
  await page.evaluate(() => {
    (window as unknown as { kept: boolean }).kept = true;
  });
  await page.locator('a[href="/tamogatas"]:visible').first().click();
  await expect(page).toHaveURL(`${origin}/tamogatas`);
  await expect(page.locator('html')).toHaveAttribute('data-third-parties', '');
  expect(await page.evaluate(() => 'kept' in window)).toBe(false);
  await page.context().close();
});

test('a script that nobody has configured is refused, whatever was agreed to', async ({ browser }) => {
  const page = await consented(browser);
  await watchRefusals(page);
  await article(page);
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

test('a choice that nobody made is none: forged, huge, or dated ahead', async ({ browser }) => {
  const year = 400 * 86_400;
  const forged = [
    'granted',
    'GRANTED 1',
    `granted ${Math.floor(Date.now() / 1000) + year}`,
    'granted '.repeat(100_000),
  ];
  const context = await browser.newContext();
  const page = await context.newPage();
  const foreign = foreignOf(page);
  await page.goto(`${origin}/legfrissebb`);
  for (const kept of forged) {
    await page.evaluate((text) => localStorage.setItem('consent', text), kept);
    await page.reload();
    await expect(bar(page)).toBeVisible();
  }
  expect(foreign).toEqual([]);
  await context.close();
});

test('slots that nobody knows, and lines that lead nowhere, stay empty', async ({ browser }) => {
  const page = await consented(browser);
  const foreign = foreignOf(page);
  await article(page);
  await meet(page, 0);
  await expect(slotsOf(page).first()).toHaveAttribute('data-filled', 'network');
  await page.evaluate(() => {
    for (const [name, value] of [
      ['slot', '__proto__'],
      ['slot', 'nincs-ilyen'],
      ['av', 'javascript:alert(1)'],
    ] as const) {
      const place = document.createElement('div');
      place.dataset[name] = value;
      place.className = 'forged';
      place.innerHTML = '<div class="slot"></div>';
      document.getElementById('app')?.append(place);
    }
  });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await page.locator('.forged > .slot > *, .forged > .slot[id]').count()).toBe(0);
  expect(foreign.every((url) => url.startsWith(network.origin))).toBe(true);
  await page.context().close();
});

test('a robot that opts out for readers refuses within a second', async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${origin}/legfrissebb`, { waitUntil: 'domcontentloaded' });
  const { could, took } = await optOut(page);
  expect(could).toBe(true);
  expect(took).toBeLessThanOrEqual(1_000);
  await expect(page.locator('html')).toHaveAttribute('data-consent', 'refused');
  await context.close();
});

test('an ad blocker hides no word of ours, leaves no label alone, and moves no slot, on any route', async ({
  browser,
  request,
}) => {
  test.setTimeout(300_000);
  const open = async (): Promise<Page> => {
    const context = await browser.newContext({ bypassCSP: true, viewport: { width: 1280, height: 800 } });
    await context.addInitScript(
      (kept) => void (location.protocol.startsWith('http') && localStorage.setItem('consent', kept)),
      `granted ${Math.floor(Date.now() / 1000)}`,
    );
    return context.newPage();
  };
  const [plain, blocked] = [await open(), await open()];
  await blockAds(blocked, network.origin);
  await watchShift(blocked);
  const asked = network.asked.length;
  const wordsOn = (page: Page) =>
    page
      .locator('main :is(h1, h2, h3, p, a):not(:is(.ad, .side-ad, .sponsored, .sponsored-links) *)')
      .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.textContent.slice(0, 40)));
  for (const { route, url } of firstOfEach) {
    const address = new URL(await url(request));
    const at = address.href.replace(address.host, `${address.hostname}:${new URL(origin).port}`);
    // A server that has just started has more to tell a little later.
    await expect(async () => {
      await plain.goto(at);
      await blocked.goto(at);
      // What a page says once it is awake, both say; one may be awake before the other.
      const differ = async (): Promise<number> => (await wordsOn(blocked)).length - (await wordsOn(plain)).length;
      await expect.poll(differ, { message: route, timeout: 10_000 }).toBe(0);
      // A slot that came or went would move a tenth of the page and more; a line of minutes that wraps moves less.
      if ((await blocked.locator('[data-slot]').count()) > 0)
        expect(await shiftOf(blocked), `${route}\n${await movedOn(blocked)}`).toBeLessThan(0.03);
    }).toPass({ timeout: 120_000 });
    expect(
      await blocked
        .locator('.ad__label')
        .evaluateAll(
          (all) => all.filter((one) => one.checkVisibility() && !one.parentElement?.checkVisibility()).length,
        ),
      route,
    ).toBe(0);
  }
  expect(network.asked.slice(asked).length).toBeGreaterThan(0);
  await plain.context().close();
  await blocked.context().close();
});

for (const [name, choice] of [
  ['on', 'granted'],
  ['off', 'refused'],
] as const) {
  test(`nothing moves on any route while it is read, with ads ${name}`, async ({ browser, request }) => {
    test.setTimeout(180_000);
    const page = await consented(browser, choice);
    await watchShift(page);
    // The element of the native app has no place for ads, and nothing around it.
    for (const { route, url } of firstOfEach.filter((one) => one.route !== 'app-webview')) {
      const address = new URL(await url(request));
      // A server that has just started has more to tell a little later.
      await expect(async () => {
        await page.goto(address.href.replace(address.host, `${address.hostname}:${new URL(origin).port}`));
        for (let turn = 0; turn < 4; turn += 1) {
          await page.mouse.wheel(0, 700);
          await page.waitForTimeout(50);
        }
        expect(await shiftOf(page), `${route}\n${await movedOn(page)}`).toBeLessThan(0.001);
      }).toPass({ timeout: 30_000 });
    }
    await page.context().close();
  });
}

/** A consent script of the framework, as far as listeners see it. */
const framework = (tcString: string): string => `
  const listeners = [];
  window.__tcfapi = (command, version, callback) => {
    if (command === 'addEventListener') { listeners.push(callback); callback({ eventStatus: 'cmpuishown', tcString: '' }, true); }
    if (command === 'displayConsentUi') document.documentElement.dataset.asked = '';
  };
  window.agree = () => listeners.forEach((tell) => tell({ eventStatus: 'useractioncomplete', gdprApplies: true, tcString: ${JSON.stringify(tcString)} }, true));
`;

test('a consent script of our own host is heard in the framework’s words', async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const foreign = foreignOf(page);
  await page.route('**/hozzajarulas/cmp.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: framework(agreedToAll) }),
  );
  await page.goto(`${sister}/`);
  await page.waitForFunction(() => 'agree' in window);
  await expect(page.locator('#hozzajarulas')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-consent', 'framework');
  expect(foreign).toEqual([]);
  await page.evaluate(() => (window as unknown as { agree(): void }).agree());
  await expect.poll(() => foreign).toContain(`${network.origin}/gpt.js`.replace('gpt', 'campaigns'));
  await page.getByRole('button', { name: 'Hozzájárulás a hirdetésekhez' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-asked', '');
  await context.close();
});

test('a page of the shared server bears no trace of any of it', async ({ request }) => {
  const html = await (
    await request.get(await addressOf(request, long), { headers: { host: new URL(mainSite).host } })
  ).text();
  expect(html).not.toMatch(/data-third-parties|data-ask-consent|hozzajarulas|data-av=/);
});

test('nobody is asked for anything, nor told of a reader, for a page that is drawn ahead until it is opened', async () => {
  const tab = await openTab();
  await tab.go(`${origin}/rovat/belfold`);
  await tab.evaluate(`localStorage.setItem('consent', 'granted ${Math.floor(Date.now() / 1000)}')`);
  await tab.go(`${origin}/rovat/belfold`);
  const asked = (): number => network.asked.filter((path) => /campaigns|audience/.test(path)).length;
  const begun = (): Promise<number> => tab.evaluate('window.campaigns?.begun ?? 0');
  await expect.poll(begun).toBe(1);
  const before = asked();
  await tab.rest('main article a[href*="/20"]');
  await expect.poll(() => tab.pages()).toBe(2);
  await new Promise((passed) => setTimeout(passed, 3_000));
  expect(asked()).toBe(before);
  await tab.click();
  await expect.poll(() => tab.evaluate('location.pathname')).toMatch(/\/20\d\d\//);
  await expect.poll(asked).toBe(before + 2);
  await expect.poll(begun).toBe(1);
  await tab.close();
});
