import type { Page } from '@playwright/test';

/** What a page shows of the world outside, as the server tells it. */
export interface Told {
  readonly weather: { readonly observedAt: number; readonly warnings: readonly object[] } | null;
  readonly alarms: readonly object[];
}

/** Node does not know the loopback names of sites; the main one answers on any other. */
export const byNode = (url: string): string => url.replace(/\/\/\w+\.localhost/, '//localhost');

type Change = ((told: Told, now: number) => object) | null;

const changes = new WeakMap<Page, Change>();

/** Puts other figures under the next refreshes of a page; null lets none of them come through. */
export const refreshing = async (page: Page, change: Change): Promise<void> => {
  const routed = changes.has(page);
  changes.set(page, change);
  // Routed once: an answer on its way would lose its route with it.
  if (routed) return;
  await page.route('**/api/refresh?*', async (route) => {
    const change = changes.get(page) ?? null;
    if (change === null) return route.fulfill({ status: 500, body: '<html>' });
    const now = await page.evaluate(() => Date.now() / 1000);
    const answer = await route.fetch({ url: byNode(route.request().url()) });
    const told = (await answer.json()) as Told;
    return route.fulfill({ json: { ...told, ...change(told, now) } });
  });
};

/** Advances the page's clock until it is refreshed. */
export const refresh = async (page: Page): Promise<void> => {
  const answered = page.waitForResponse(/\/api\/refresh\?/);
  await page.clock.fastForward(20_000);
  await (await answered).finished();
};
