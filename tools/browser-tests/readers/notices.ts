import type { Page } from '@playwright/test';
import type { SetNotice } from '#cli/installation/notice.ts';
import { mainSite } from '../site/addresses.ts';
import { order } from '../site/order.ts';

/** No other test uses this site. */
export const site = `${mainSite}/karakter`;
export const words = 'Ma este tíz és éjfél között karbantartás miatt nem lehet belépni.';

export const set = async (more: Partial<SetNotice> = {}): Promise<number> => {
  // Later than any time that a test sets on the server's clock.
  const until = Math.floor(Date.now() / 1000) + 30 * 86_400;
  const usual = { text: words, level: 'warning', link: null, audience: 'everybody', required: false } as const;
  return (await order<'set-notice'>({ do: 'set-notice', notice: { ...usual, until, sites: ['karakter'], ...more } }))
    .id;
};
export const end = (id: number): Promise<unknown> => order<'end-notice'>({ do: 'end-notice', id });

export const standing = (page: Page) => page.locator('site-notice', { hasText: words });

export const ask = async (page: Page, seconds = 15): Promise<void> => {
  const answered = page.waitForResponse(/\/api\/notices\?/);
  await page.clock.fastForward(seconds * 1000);
  await (await answered).finished();
};
export const first = 10;
