import { expect, type Page, test } from '@playwright/test';
import { brand } from '#config/settings/brand.ts';
import { agreedToAll } from '../../../ui/ads/third-parties/tc-strings.fixtures.ts';
import { addressOf, mainSite } from '../site/addresses.ts';
import { axeOn } from '../page/axe.ts';
import { ads } from '../site/servers.ts';
import { ownArticle, ownSister, ownSite } from './own-site.ts';
import {
  answer,
  askedOfNetwork,
  consentBar,
  consented,
  foreignOf,
  long,
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

const callsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { standIn?: { calls: string[] } }).standIn?.calls ?? []);

test('an installation without third parties has no trace of them in its pages', async ({ request }) => {
  const response = await request.get(await addressOf(request, long), { headers: { host: new URL(mainSite).host } });
  expect(await response.text()).not.toMatch(/data-third-parties|data-ask-consent|hozzajarulas|data-av=/);
  const policy = response.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src 'self' 'sha256-[^' ]+';/);
  expect(policy).toContain(`connect-src 'self';`);
});

test('a page requests no third party before consent, with or without scripts', async ({ browser }) => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await browser.newPage({ javaScriptEnabled });
    const foreign = foreignOf(page);
    for (const address of [`${ownSite}/`, ownArticle(long)]) {
      const policy = (await page.goto(address))?.headers()['content-security-policy'];
      expect(policy).toContain(ads);
      await expect(page.locator('#hozzajarulas')).toBeVisible({ visible: javaScriptEnabled });
    }
    expect(foreign).toEqual([]);
    await page.close();
  }
});

test('the bar gives both answers the same room and ink, in the flow of the page, and can be taken back', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 375, height: 800 } });
  const page = await context.newPage();
  await watchShift(page);
  const foreign = foreignOf(page);
  await page.goto(`${ownSite}/`);
  const [refuse, grant] = [answer(page, 'Elutasítás'), answer(page, 'Elfogadás')];
  const [one, other] = [await boxOf(refuse), await boxOf(grant)];
  expect([one?.width, one?.height]).toEqual([other?.width, other?.height]);
  expect(one?.height).toBeGreaterThanOrEqual(44);
  const ink = (button: typeof refuse) =>
    button.evaluate((element) => {
      const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(element);
      return [color, backgroundColor, borderColor, fontSize, fontWeight];
    });
  expect(await ink(refuse)).toEqual(await ink(grant));
  expect(await consentBar(page).evaluate((element) => getComputedStyle(element).position)).toBe('static');
  const { violations } = await axeOn(page).include('#hozzajarulas').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  expect(await shiftOf(page), await movedOn(page)).toBe(0);
  await refuse.click();
  await expect(consentBar(page)).toBeHidden();
  expect(await page.evaluate(() => Object.keys(window).filter((name) => name.length === 1))).toEqual([]);
  await page.reload();
  await expect(consentBar(page)).toBeHidden();
  await page.getByRole('button', { name: 'Hozzájárulás a hirdetésekhez' }).click();
  await expect(consentBar(page)).toContainText('Most: elutasítva.');
  expect(foreign).toEqual([]);
  await grant.click();
  await expect(consentBar(page)).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('data-consent', 'granted');
  await context.close();
});

test('the keyboard answers the bar, and focus moves on to the content', async ({ page }) => {
  await page.goto(`${ownSite}/`);
  await answer(page, 'Elutasítás').focus();
  await page.keyboard.press('Enter');
  await expect(consentBar(page)).toBeHidden();
  await expect(page.locator('#tartalom')).toBeFocused();
});

test('a privacy signal means refusal without a bar, and the reader can still agree in the footer', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
  await page.goto(`${ownSite}/`);
  await expect(page.locator('html')).toHaveAttribute('data-consent', 'refused');
  await expect(consentBar(page)).toBeHidden();
  await page.getByRole('button', { name: 'Hozzájárulás a hirdetésekhez' }).click();
  await answer(page, 'Elfogadás').click();
  await expect(page.locator('html')).toHaveAttribute('data-consent', 'granted');
});

test('ads load near the place that is read, labelled, in reserved room, and end with the page', async ({ browser }) => {
  const page = await consented(browser);
  await watchShift(page);
  await watchRefusals(page);
  await openArticle(page);
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
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { campaigns?: { begun: number } }).campaigns?.begun))
    .toBe(1);
  expect(await shiftOf(page), await movedOn(page)).toBe(0);
  expect(await refusedOn(page)).toEqual([]);
  await page.locator('[data-live="share"]').first().click();
  await expect(page.locator('html')).toHaveAttribute('data-awake', '');
  await meet(page, 0);
  await expect(first.locator('.stand-in')).toBeVisible();
  await page.locator('.masthead .wordmark').click();
  await expect(page).not.toHaveURL(new RegExp(long));
  await expect.poll(() => callsOf(page)).toContain('destroy 1');
  await page.context().close();
});

test('the first ad of an article waits two seconds', async ({ browser }) => {
  const page = await consented(browser);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await openArticle(page);
  await meet(page, 0);
  const first = slotsOf(page).first();
  const passUntil = (name: string, value: string, step: number): Promise<void> =>
    expect
      .poll(async () => {
        await page.clock.runFor(step);
        return first.getAttribute(name);
      })
      .toBe(value);
  await passUntil('data-state', 'initialised', 100);
  await page.clock.runFor(1_500);
  await expect(first).toHaveAttribute('data-state', 'initialised');
  await passUntil('data-filled', 'network', 300);
  await page.context().close();
});

test('a network that is blocked leaves no label, no gap and no shift', async ({ browser }) => {
  const page = await consented(browser, 'granted', 375);
  await page.clock.install();
  await watchShift(page);
  await page.route('**/gpt.js', (route) => route.abort('blockedbyclient'));
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

test('the last of five quick choices applies, nothing loads twice, and a refusal removes the ads', async ({ page }) => {
  const asked = (await askedOfNetwork()).length;
  await openArticle(page);
  await page.evaluate(() => {
    const press = (choice: string): void =>
      document.querySelector<HTMLElement>(`#hozzajarulas [data-consent="${choice}"]`)?.click();
    for (const choice of ['granted', 'refused', 'granted', 'refused', 'granted']) press(choice);
  });
  await meet(page, 0);
  await expect(slotsOf(page).first()).toHaveAttribute('data-filled', 'network');
  expect((await askedOfNetwork()).slice(asked).filter((one) => one === '/gpt.js')).toHaveLength(1);
  await page.evaluate(() => document.querySelector<HTMLElement>('#hozzajarulas [data-consent="refused"]')?.click());
  await expect(slotsOf(page).first()).not.toHaveAttribute('data-filled', 'network');
  await expect(slotsOf(page).first().locator('.house')).toBeVisible();
});

test('an ad fits its room on the narrowest phone', async ({ browser }) => {
  const page = await consented(browser, 'granted', 320);
  await openArticle(page);
  await meet(page, 0);
  await expect(slotsOf(page).first()).toHaveAttribute('data-filled', 'network');
  const box = await boxOf(slotsOf(page).first().locator('.stand-in'));
  expect(box?.width).toBe(300);
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.context().close();
});

test('a page where people sign in is a new document, without third parties', async ({ browser }) => {
  const page = await consented(browser);
  const ofArticle = ['campaigns', 'audience'].map((name) => page.waitForRequest(new RegExp(`/${name}\\.js$`)));
  await openArticle(page);
  await page.locator('[data-live="share"]').first().click();
  await expect(page.locator('html')).toHaveAttribute('data-awake', '');
  await Promise.all(ofArticle);
  await page.evaluate(() => void Object.assign(window, { kept: true }));
  const foreign = foreignOf(page);
  await page.locator('a[href="/tamogatas"]:visible').first().click();
  await expect(page).toHaveURL(`${ownSite}/tamogatas`);
  await expect(page.locator('html')).toHaveAttribute('data-third-parties', '');
  expect(await page.evaluate(() => 'kept' in window)).toBe(false);
  expect(foreign).toEqual([]);
  await page.context().close();
});

const framework = (tcString: string): string => `
  const listeners = [];
  window.__tcfapi = (command, version, callback) => {
    if (command === 'addEventListener') { listeners.push(callback); callback({ eventStatus: 'cmpuishown', tcString: '' }, true); }
    if (command === 'displayConsentUi') document.documentElement.dataset.asked = '';
  };
  window.agree = () => listeners.forEach((tell) => tell({ eventStatus: 'useractioncomplete', gdprApplies: true, tcString: ${JSON.stringify(tcString)} }, true));
`;

test('a consent script on our own host answers for the reader through the framework', async ({ page }) => {
  const foreign = foreignOf(page);
  await page.route('**/hozzajarulas/cmp.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: framework(agreedToAll) }),
  );
  await page.goto(`${ownSister}/`);
  await page.waitForFunction(() => 'agree' in window);
  await expect(page.locator('#hozzajarulas')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-consent', 'framework');
  expect(foreign).toEqual([]);
  await page.evaluate(() => (window as unknown as { agree(): void }).agree());
  await expect.poll(() => foreign).toContain(`${ads}/campaigns.js`);
  await page.getByRole('button', { name: 'Hozzájárulás a hirdetésekhez' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-asked', '');
});
