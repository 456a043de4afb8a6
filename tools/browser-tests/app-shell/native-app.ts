import type { Page } from '@playwright/test';
import { mainSite } from '../site/addresses.ts';

type Call = readonly [name: string, payload: Readonly<Record<string, unknown>>];
interface NativeApp {
  readonly calls: Call[];
  state: unknown;
}
export const native = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { readonly nativeApp: NativeApp }).nativeApp.calls.map(([name, { id, url }]) => [
      name,
      ...(id === undefined ? [] : [id]),
      ...(url === undefined ? [] : [url]),
    ]),
  );

export const inApp = (page: Page): Promise<unknown> =>
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

export const awake = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => 'awake' in document.documentElement.dataset);
export const shows = `${mainSite}/g7/podcast?isMobileApp=1`;
export const play = (page: Page) => page.locator('.shows .play').first();
