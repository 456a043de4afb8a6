import type { Page } from '@playwright/test';

export interface Told {
  readonly weather: { readonly observedAt: number; readonly warnings: readonly object[] } | null;
  readonly alarms: readonly object[];
}

/** Node cannot resolve loopback names; the main site responds to any other host. */
export const byNode = (url: string): string => url.replace(/\/\/\w+\.localhost/, '//localhost');

type Change = ((told: Told, now: number) => object) | null;

const changes = new WeakMap<Page, Change>();

export const refreshing = async (page: Page, change: Change): Promise<void> => {
  const routed = changes.has(page);
  changes.set(page, change);
  // Routed once: a pending response would lose its route.
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

export const refresh = async (page: Page): Promise<void> => {
  const answered = page.waitForResponse(/\/api\/refresh\?/);
  await page.clock.fastForward(20_000);
  await (await answered).finished();
};
