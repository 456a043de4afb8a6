import { copyFileSync, readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { SetVideo } from '#adapters/newsroom-contract/pages.ts';
import { mainSite } from '../site/addresses.ts';
import { order } from '../site/order.ts';
import { plain } from '../site/servers.ts';

/** No other test uses this site. */
export const site = `${mainSite}/after`;
export const title = 'Sajtótájékoztató a gátnál';
export const own = '/uploads/e2e-video.mp4';
export const another = '/uploads/e2e-video-2.mp4';
export const sound = '/uploads/e2e-sound.wav';

export const setVideo = (url: string, more: Partial<SetVideo> = {}): Promise<unknown> =>
  order<'set-video'>({
    do: 'set-video',
    site: 'after',
    video: { url, title, label: null, open: false, manual: false, ...more },
  });
export const endVideo = (): Promise<unknown> => order<'end-video'>({ do: 'end-video', site: 'after' });

export const copyMedia = (): void => {
  const uploads = `${plain.dataDir}/uploads`;
  const wav = readdirSync(uploads).find((name) => name.endsWith('.wav')) ?? '';
  for (const path of [own, another, sound]) copyFileSync(`${uploads}/${wav}`, plain.dataDir + path);
};

export const card = (page: Page) => page.locator('.pip');
export const medium = (page: Page) => page.locator('.pip video');
export const close = (page: Page) => page.getByRole('button', { name: 'A videó bezárása' });

export const beat = async (page: Page): Promise<void> => {
  const answered = page.waitForResponse(/\/api\/(refresh|notices)\?/);
  await page.clock.fastForward(20_000);
  await (await answered).finished();
};

export const openWithMotion = async (page: Page, path = site): Promise<void> => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await page.goto(path);
};

export const playForeign = async (page: Page, speaks: boolean): Promise<readonly string[]> => {
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

export const now = (page: Page): Promise<number> => medium(page).evaluate((one: HTMLVideoElement) => one.currentTime);
export const isPaused = (page: Page): Promise<boolean> => medium(page).evaluate((one: HTMLVideoElement) => one.paused);
export const foreign = 'https://www.youtube.com/watch?v=abcdefghijk';
