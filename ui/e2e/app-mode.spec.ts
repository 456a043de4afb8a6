import { expect, type Page, test } from '@playwright/test';
import { mainSite } from './addresses.ts';
import { axeOn } from './axe.ts';

type Call = readonly [name: string, payload: Readonly<Record<string, unknown>>];
interface NativeApp {
  readonly calls: Call[];
  state: unknown;
}
const native = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { readonly nativeApp: NativeApp }).nativeApp.calls.map(([name, { id, url }]) => [
      name,
      ...(id === undefined ? [] : [id]),
      ...(url === undefined ? [] : [url]),
    ]),
  );

/** Puts the app's bridge object into every document, as the app does; it plays what it is told to. */
const inApp = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const app: NativeApp = {
      calls: [],
      state: JSON.parse(sessionStorage.getItem('native') ?? '{"episodeId":null,"playing":false}'),
    };
    const callHandler = async (name: string, payload: Readonly<Record<string, unknown>>): Promise<unknown> => {
      app.calls.push([name, payload]);
      const before = app.state as { readonly episodeId: unknown };
      if (name === 'podcastAdd') app.state = { episodeId: payload.id, playing: false };
      if (name === 'podcastPlay') app.state = { ...before, playing: true };
      if (name === 'podcastPause' || name === 'podcastStop') app.state = { ...before, playing: false };
      if (name === 'podcastDestroy') app.state = { episodeId: null, playing: false };
      sessionStorage.setItem('native', JSON.stringify(app.state));
      return name === 'podcastState' ? JSON.stringify(app.state) : null;
    };
    Object.assign(window, { nativeApp: app, appBridge: { callHandler } });
  });

const awake = (page: Page): Promise<unknown> => page.waitForFunction(() => 'awake' in document.documentElement.dataset);
const shows = `${mainSite}/g7/podcast?isMobileApp=1`;
const play = (page: Page) => page.locator('.shows .play').first();

test('in the native app the player sends each command to its handler, shows what the app plays after a reload, and hands links over', async ({
  page,
}) => {
  await inApp(page);
  await page.goto(shows);
  await awake(page);
  await play(page).click();
  await expect(play(page)).toHaveAccessibleName(/^Szünet/);
  const commands = async (): Promise<readonly unknown[]> =>
    (await native(page)).map(([name]) => name).filter((name) => name !== 'podcastState');
  expect((await native(page))[0]).toEqual(['podcastState']);
  expect(await commands()).toEqual(['podcastAdd', 'podcastPlay']);
  await page.reload();
  await awake(page);
  await expect(play(page)).toHaveAccessibleName(/^Szünet/);
  await page.getByRole('region', { name: 'Podcastlejátszó' }).getByRole('button', { name: 'Szünet' }).click();
  await expect(play(page)).toHaveAccessibleName(/^Lejátszás/);
  await page.getByRole('button', { name: 'Leállítás' }).click();
  await page.getByRole('button', { name: 'A lejátszó bezárása' }).click();
  await expect(page.locator('.player')).toHaveCount(0);
  expect(await commands()).toEqual(['podcastPause', 'podcastStop', 'podcastDestroy']);
  await expect(page.locator('body > audio')).toHaveCount(0);
  const link = page.locator('.shows__newest a').first();
  const href = await link.evaluate((one: HTMLAnchorElement) => one.href);
  await link.click();
  await expect.poll(async () => (await native(page)).at(-1)).toEqual(['navigate', href]);
  expect(page.url()).toBe(shows);
});

test('without a bridge object the app’s page plays by itself, and a bridge outside the app is not called', async ({
  page,
}) => {
  await page.goto(shows);
  await awake(page);
  await play(page).click();
  await expect
    .poll(() => page.locator('body > audio').evaluate((audio: HTMLAudioElement) => audio.currentTime))
    .toBeGreaterThan(0.2);
  await inApp(page);
  await page.goto(`${mainSite}/g7/podcast`);
  await play(page).click();
  await expect(page.locator('body > audio')).toHaveCount(1);
  expect(await native(page)).toEqual([]);
});

test('a bridge that comes late and answers by messages is spoken to, and no other window is heard', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const told: string[] = [];
    const answer = (reply: string, playing: boolean, source: Window | null): void => {
      const episodeId = Number(document.querySelector('.shows .play')?.getAttribute('data-live')?.split('-')[1]);
      window.dispatchEvent(new MessageEvent('message', { source, data: { reply, answer: { episodeId, playing } } }));
    };
    const postMessage = (text: string): void => {
      const { name, id } = JSON.parse(text) as { readonly name: string; readonly id?: string };
      told.push(name);
      if (name === 'navigate' && told.filter((one) => one === name).length > 1) throw new Error('unknown command');
      if (id === undefined) return;
      const hostile = document.body.appendChild(document.createElement('iframe'));
      answer(id, true, hostile.contentWindow);
      answer(id, false, null);
    };
    let looks = 0;
    const descriptor = { get: () => ((looks += 1) > 5 ? { postMessage } : undefined) };
    Object.defineProperty(Object.assign(window, { told }), 'ReactNativeWebView', descriptor);
  });
  await page.goto(shows);
  await awake(page);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Podcastlejátszó' })).toBeVisible();
  await expect(play(page)).toHaveAccessibleName(/^Lejátszás/);
  const link = page.locator('.shows__newest a').first();
  await link.click();
  const last = () => page.evaluate(() => (window as unknown as { readonly told: readonly string[] }).told.at(-1));
  await expect.poll(last).toBe('navigate');
  expect(page.url()).toBe(shows);
  await link.click();
  await expect(page).not.toHaveURL(shows);
});

test('a build of the app that knows no commands leaves the sound to the page, on the pages after it too', async ({
  page,
}) => {
  await inApp(page);
  await page.goto(`${shows}&appBuildNumber=0`);
  await awake(page);
  await page.goto(shows);
  await awake(page);
  await expect(page.locator('html')).toHaveAttribute('data-app-build', '0');
  await play(page).click();
  await expect(page.locator('body > audio')).toHaveCount(1);
  expect((await native(page)).map(([name]) => name)).toEqual([]);
});

test('the front-page element of the app is teasers alone, whose links are handed over', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await inApp(page);
  await page.goto(`${mainSite}/app-web-widget?isMobileApp=1`);
  await awake(page);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  const teasers = page.locator('.widget article');
  expect(await teasers.count()).toBeGreaterThan(3);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  const link = teasers.locator('a[href*="/20"]').first();
  const href = await link.evaluate((one: HTMLAnchorElement) => one.href);
  await link.click();
  await expect.poll(async () => (await native(page)).at(-1)).toEqual(['navigate', href]);
  expect((await axeOn(page).analyze()).violations).toEqual([]);
});
