import { spawnSync } from 'node:child_process';
import { copyFileSync, readdirSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { plain } from './servers.ts';
import { mainSite } from './addresses.ts';
import { axeOn } from './axe.ts';
import { commandLine } from './command-line.ts';

const { dataDir } = plain;

/* The video that stays with the reader (spec §4, "Picture-in-picture video"), on a site that no other test needs. */

const site = `${mainSite}/after`;
const title = 'Sajtótájékoztató a gátnál';
const own = '/uploads/e2e-video.mp4';
const sound = '/uploads/e2e-sound.wav';
const foreign = 'https://www.youtube.com/watch?v=abcdefghijk';

/** Gives an order to the running server from the terminal, as an editor does. */
const video = (...args: readonly string[]): void => {
  const { status, stderr } = spawnSync(process.execPath, [commandLine, 'video', ...args], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataDir },
  });
  expect(status, stderr).toBe(0);
};
const set = (url: string, ...more: readonly string[]): void => video('set', 'after', url, '--title', title, ...more);

const card = (page: Page) => page.locator('.pip');
const medium = (page: Page) => page.locator('.pip video');
const now = (page: Page): Promise<number> => medium(page).evaluate((one: HTMLVideoElement) => one.currentTime);
const isPaused = (page: Page): Promise<boolean> => medium(page).evaluate((one: HTMLVideoElement) => one.paused);
const close = (page: Page) => page.getByRole('button', { name: 'A videó bezárása' });
/** One more question of the page's. */
const beat = (page: Page): Promise<void> => page.clock.fastForward(16_000);

/** A page whose reader wants to see things move, and has a clock of their own. */
const open = async (page: Page, path = site): Promise<void> => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await page.goto(path);
};

/** Stands for the host of foreign players, and speaks as it does; null where it is down. */
const playForeign = async (page: Page, speaks: boolean): Promise<readonly string[]> => {
  const asked: string[] = [];
  await page.route('https://www.youtube-nocookie.com/**', (route) => {
    asked.push(route.request().url());
    const script = `addEventListener('message', ({ data }) => {
      const said = JSON.parse(data);
      document.title += said.func ?? said.event;
      if (said.event === 'listening') parent.postMessage(JSON.stringify({ event: 'infoDelivery', info: { playerState: 1, currentTime: 61.5 } }), '*');
    });`;
    return route.fulfill({ contentType: 'text/html', body: speaks ? `<script>${script}</script>` : '<p>502</p>' });
  });
  return asked;
};

// One after another, because they set the video of one site.
test.describe.configure({ mode: 'default' });
test.beforeAll(() => {
  const kept = readdirSync(`${dataDir}/uploads`).find((name) => name.endsWith('.wav')) ?? '';
  for (const name of [own, sound]) copyFileSync(`${dataDir}/uploads/${kept}`, `${dataDir}${name}`);
});
test.afterEach(
  () =>
    void spawnSync(process.execPath, [commandLine, 'video', 'end', 'after'], {
      env: { ...process.env, DATA_DIR: dataDir },
    }),
);

test('an open page shows a video with its next question, muted, in motion, and takes leave of it', async ({ page }) => {
  await open(page);
  await page.clock.fastForward(10_000);
  await expect(card(page)).toHaveCount(0);
  await page.evaluate(() => {
    const moved = ((window as unknown as { moved: string[] }).moved = [] as string[]);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as readonly {
        readonly sources: readonly { readonly node: Node | null }[];
      }[])
        // The buttons of the browser's own player are no nodes of the page.
        for (const { node } of entry.sources.filter(({ node }) => node !== null))
          moved.push(node instanceof Element ? node.outerHTML.slice(0, 200) : String(node?.textContent));
    }).observe({ type: 'layout-shift', buffered: false });
  });
  set(own, '--label', 'most');
  await beat(page);
  await expect(card(page)).toContainText(`most ${title}`);
  await expect(page.getByRole('status').filter({ hasText: title })).toHaveCount(1);
  await expect.poll(() => now(page)).toBeGreaterThan(0);
  expect(await medium(page).evaluate((one: HTMLVideoElement) => [one.muted, one.controls])).toEqual([true, true]);
  video('end', 'after');
  await beat(page);
  await expect(card(page)).toContainText('Ez a videó véget ért.');
  await expect(medium(page)).toHaveCount(0);
  await page.clock.fastForward(7_000);
  await expect(card(page)).toHaveCount(0);
  expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
});

test('closed, it stays so on every page until there is another', async ({ page }) => {
  set(own);
  await open(page);
  await beat(page);
  await close(page).click();
  await expect(card(page)).toHaveCount(0);
  await expect(page.locator('#tartalom')).toBeFocused();
  await beat(page);
  await page.goto(`${site}/rovat/film`);
  await beat(page);
  await expect(card(page)).toHaveCount(0);
  set('/uploads/e2e-video-2.mp4');
  await beat(page);
  await expect(card(page)).toBeVisible();
});

test('it plays on while the reader goes from page to page, and not where they type what is theirs', async ({
  page,
}) => {
  set(own);
  await open(page);
  await beat(page);
  await expect.poll(() => now(page)).toBeGreaterThan(0);
  await expect(page.locator('html')).toHaveAttribute('data-awake', '');
  await page.evaluate(() => ((window as unknown as { same: boolean }).same = true));
  const before = await now(page);
  await page.locator('main a[href^="/after/"]').first().click();
  await expect(page).not.toHaveURL(site);
  await expect.poll(() => now(page)).toBeGreaterThan(before);
  expect(await page.evaluate(() => (window as unknown as { same?: boolean }).same)).toBe(true);
  await page.goto(`${mainSite}/tamogatas`);
  await beat(page);
  await expect(card(page)).toHaveCount(0);
});

test('a video that the reader starts begins where they left it, and is offered again when they put it away', async ({
  page,
}) => {
  set(own, '--manual');
  await open(page);
  await beat(page);
  await expect(medium(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Lejátszás', exact: true }).press('Enter');
  await expect(medium(page)).toBeFocused();
  await expect.poll(() => isPaused(page)).toBe(false);
  expect(await medium(page).evaluate((one: HTMLVideoElement) => one.muted)).toBe(false);
  await medium(page).evaluate((one: HTMLVideoElement) => (one.currentTime = 23));
  await expect.poll(() => now(page)).toBeGreaterThan(23);
  await close(page).press('Enter');
  await expect(medium(page)).toHaveCount(0);
  const again = page.getByRole('button', { name: /Folytatás 00:2\d-tól/ });
  await expect(again).toBeFocused();
  await page.reload();
  await beat(page);
  await again.click();
  await expect.poll(() => now(page)).toBeGreaterThan(22.9);
  expect(await now(page)).toBeLessThan(40);
  await close(page).click();
  await page.getByRole('button', { name: 'Az ajánlat bezárása' }).click();
  await beat(page);
  await expect(card(page)).toHaveCount(0);
});

test('one is heard at a time: an episode pauses the video, and the video the episode', async ({ page }) => {
  set(own);
  await open(page);
  await beat(page);
  await expect.poll(() => isPaused(page)).toBe(false);
  await page.evaluate((src) => {
    const other = document.createElement('audio');
    Object.assign(other, { src, id: 'masik' });
    document.body.append(other);
    return other.play();
  }, sound);
  await expect.poll(() => isPaused(page)).toBe(true);
  await medium(page).evaluate((one: HTMLVideoElement) => one.play());
  await expect.poll(() => page.locator('#masik').evaluate((one: HTMLAudioElement) => one.paused)).toBe(true);
});

test('it does not begin over what is heard already', async ({ page }) => {
  await open(page);
  await page.evaluate((src) => {
    const other = document.createElement('audio');
    Object.assign(other, { src, id: 'masik', loop: true });
    document.body.append(other);
    return other.play();
  }, sound);
  set(own);
  await beat(page);
  await expect(medium(page)).toBeVisible();
  expect(await isPaused(page)).toBe(true);
  expect(await page.locator('#masik').evaluate((one: HTMLAudioElement) => one.paused)).toBe(false);
});

test('readers who want no movement, or no more bytes than they ask for, start it themselves', async ({ browser }) => {
  set(own);
  for (const [reducedMotion, saveData] of [
    ['reduce', false],
    ['no-preference', true],
  ] as const) {
    const context = await browser.newContext({ reducedMotion });
    const page = await context.newPage();
    if (saveData)
      await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await page.clock.install();
    await page.goto(site);
    await beat(page);
    await expect(medium(page)).toBeVisible();
    expect([await isPaused(page), await now(page)]).toEqual([true, 0]);
    expect(await medium(page).getAttribute('preload')).toBe(saveData ? 'none' : 'metadata');
    await context.close();
  }
});

test('a video as small as a stamp has its buttons beside it, for thumbs and keys', async ({ page }) => {
  set(own);
  await page.setViewportSize({ width: 320, height: 568 });
  await open(page);
  await beat(page);
  await expect.poll(() => isPaused(page)).toBe(false);
  const loud = () => medium(page).evaluate((one: HTMLVideoElement) => !one.muted);
  await card(page).getByRole('button', { name: 'Hang bekapcsolása' }).press('Enter');
  expect(await loud()).toBe(true);
  await card(page).getByRole('button', { name: 'Némítás' }).click();
  expect(await loud()).toBe(false);
  await card(page).getByRole('button', { name: 'Szünet' }).press('Space');
  expect(await isPaused(page)).toBe(true);
  await card(page).getByRole('button', { name: 'Lejátszás' }).press('Space');
  await expect.poll(() => isPaused(page)).toBe(false);
});

test('a player of somebody else’s is asked for by the reader alone, or muted with their consent', async ({ page }) => {
  const asked = await playForeign(page, true);
  set(foreign);
  await open(page);
  await beat(page);
  const ask = page.getByRole('button', { name: /Lejátszás A lejátszó innen töltődik be: www\.youtube-nocookie\.com/ });
  await expect(ask).toBeVisible();
  expect(asked).toEqual([]);
  await ask.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]).toMatch(/embed\/abcdefghijk\?autoplay=1&mute=0&start=0/);
  await page.clock.fastForward(2_000);
  // It has told where it is, and it is told to pause when something else is heard.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('video-places'))).toContain('61');
  await page.evaluate((src) => {
    const other = document.createElement('audio');
    other.src = src;
    document.body.append(other);
    return other.play();
  }, sound);
  await expect
    .poll(() =>
      page
        .frameLocator('.pip iframe')
        .locator('html')
        .evaluate(() => document.title),
    )
    .toContain('pauseVideo');
  // As our own bar writes it where an installation asks for consent.
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => (document.documentElement.dataset['consent'] = 'granted')),
  );
  await page.goto(site);
  await beat(page);
  await expect.poll(() => asked.length).toBe(2);
  expect(asked[1]).toMatch(/mute=1&start=61/);
});

test('a host that is down is told quietly, asked no more, and can be closed', async ({ page }) => {
  const asked = await playForeign(page, false);
  set(foreign);
  await open(page);
  await beat(page);
  await card(page)
    .getByRole('button', { name: /^Lejátszás/ })
    .click();
  await expect.poll(() => asked.length).toBe(1);
  await page.clock.fastForward(13_000);
  await expect(card(page)).toContainText('A videó most nem érhető el.');
  await beat(page);
  await beat(page);
  expect(asked).toHaveLength(1);
  await page.getByRole('button', { name: 'Újra' }).click();
  await expect.poll(() => asked.length).toBe(2);
  await close(page).click();
  await expect(card(page)).toHaveCount(0);
});

test('a file that is gone is told quietly, and not asked for again by itself', async ({ page }) => {
  let asked = 0;
  page.on('request', (request) => (asked += request.url().includes('nincs-ilyen') ? 1 : 0));
  set('/uploads/nincs-ilyen.mp4');
  await open(page);
  await beat(page);
  await expect(card(page)).toContainText('A videó most nem érhető el.');
  const before = asked;
  await beat(page);
  expect(asked).toBe(before);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`its buttons are in the window at every size, nothing lies over it, and axe objects to nothing (${colorScheme})`, async ({
    browser,
  }) => {
    set(own, '--large');
    const context = await browser.newContext({ colorScheme });
    const page = await context.newPage();
    await page.clock.install();
    await page.goto(site);
    await beat(page);
    // 320 × 200 is 1280 × 800 at 400 %.
    for (const [width, height] of [
      [320, 568],
      [320, 200],
      [375, 800],
      [768, 1024],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const size of ['Kisebb videó', 'Nagyobb videó']) {
        if (height > 384) await page.getByRole('button', { name: size }).click();
        const at = `${width} × ${height} ${size}`;
        const box = await close(page).boundingBox();
        expect(box?.y, at).toBeGreaterThanOrEqual(0);
        expect((box?.y ?? 0) + (box?.height ?? 0), at).toBeLessThanOrEqual(height);
        expect((box?.x ?? 0) + (box?.width ?? 0), at).toBeLessThanOrEqual(width);
        expect(Math.min(box?.width ?? 0, box?.height ?? 0), at).toBeGreaterThanOrEqual(44);
        const over = await medium(page).evaluate((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return [0.1, 0.5, 0.9].every(
            (part) => document.elementFromPoint(x + width * part, y + height * part) === one,
          );
        });
        expect(over, at).toBe(true);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    const { violations } = await axeOn(page).include('.pip').analyze();
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html ?? ''}`)).toEqual([]);
    await context.close();
  });

test('what is walked to with the keyboard is never hidden by it', async ({ page }) => {
  set(own);
  await page.setViewportSize({ width: 375, height: 700 });
  await page.clock.install();
  await page.goto(site);
  await beat(page);
  await expect(card(page)).toBeVisible();
  await page.locator('main a').first().focus();
  for (let steps = 0; steps < 25; steps += 1) {
    await page.keyboard.press('Tab');
    const seen = await page.evaluate(() => {
      const [own, over] = [document.activeElement, document.querySelector('.pip')].map((one) =>
        one?.getBoundingClientRect(),
      );
      return own && over ? own.top < over.top : null;
    });
    expect(seen).toBe(true);
  }
});

test('it and the player of podcasts stand beside each other', async ({ page }) => {
  set(own);
  await open(page, `${mainSite}/g7/podcast`);
  await page.locator('[data-live^="play-"]').first().click();
  await expect(page.locator('.player')).toBeVisible();
  await page.goto(site);
  await page.mouse.move(10, 10);
  await beat(page);
  await expect(page.locator('.player')).toBeVisible();
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    for (const aside of ['', 'Kicsinyítés a jobb sarokba'] as const) {
      if (aside !== '' && width === 320) continue;
      if (aside !== '') await page.getByRole('button', { name: aside }).click();
      const [own, player] = [await card(page).boundingBox(), await page.locator('.player').boundingBox()];
      expect((own?.y ?? 0) + (own?.height ?? 0)).toBeLessThanOrEqual((player?.y ?? 0) + 1);
    }
  }
});
