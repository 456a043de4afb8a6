import { expect, type Page, test } from '@playwright/test';
import type { SetNotice } from '#cli/installation/notice.ts';
import { mainSite } from './addresses.ts';
import { axeOn } from './axe.ts';
import { order } from './order.ts';
import { recordShifts, shifts } from './page-shifts.ts';

/** No other test looks at this site. */
const site = `${mainSite}/karakter`;
const words = 'Ma este tíz és éjfél között karbantartás miatt nem lehet belépni.';

const set = async (more: Partial<SetNotice> = {}): Promise<number> => {
  // Beyond any time by which a test may have advanced the server's clock.
  const until = Math.floor(Date.now() / 1000) + 30 * 86_400;
  const usual = { text: words, level: 'warning', link: null, audience: 'everybody', required: false } as const;
  return (await order<'set-notice'>({ do: 'set-notice', notice: { ...usual, until, sites: ['karakter'], ...more } }))
    .id;
};
const end = (id: number): Promise<unknown> => order<'end-notice'>({ do: 'end-notice', id });

const standing = (page: Page) => page.locator('site-notice', { hasText: words });

/** Advances the page's clock until it asks for notices, and waits for the answer. */
const ask = async (page: Page, seconds = 15): Promise<void> => {
  const answered = page.waitForResponse(/\/api\/notices\?/);
  await page.clock.fastForward(seconds * 1000);
  await (await answered).finished();
};
/** Seconds after which an untouched page asks for notices for the first time. */
const first = 10;

test.describe.configure({ mode: 'default' });

test('shows a notice on an open page that the reader does not touch, and removes it, without a layout shift', async ({
  page,
}) => {
  await recordShifts(page);
  await page.clock.install();
  await page.goto(site);
  await ask(page, first);
  await expect(standing(page)).toHaveCount(0);
  const before = (await shifts(page)).length;
  const id = await set({ link: '/dokumentum/x' });
  await ask(page);
  await expect(standing(page).getByRole('link', { name: 'Bővebben' })).toHaveAttribute('href', '/dokumentum/x');
  await end(id);
  await ask(page);
  await expect(standing(page)).toHaveCount(0);
  expect((await shifts(page)).slice(before)).toEqual([]);
});

test('shows a late notice above the player, and both can be operated', async ({ page }) => {
  await page.clock.install();
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(`${mainSite}/g7/podcast`);
    // The player returns as the reader left it: aside.
    await page.evaluate(() => localStorage.clear());
    await page.locator('main [data-live]').first().click();
    const player = page.locator('.player');
    await expect(player).toBeVisible();
    const id = await set({ level: 'info', sites: ['g7'] });
    await ask(page, first);
    const late = page.locator('.late-notices');
    await expect(late).toBeVisible();
    const [above, below] = [await late.boundingBox(), await player.boundingBox()];
    // As much as the padding of the notice may be under it.
    expect((above?.y ?? 0) + (above?.height ?? 0), `${width}`).toBeLessThan((below?.y ?? 0) + 8);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const lastLine = await page.locator('.footer').getByText('©').boundingBox();
    expect((lastLine?.y ?? 0) + (lastLine?.height ?? 0), `${width}`).toBeLessThan(above?.y ?? 0);
    // Aside it lies in the corner that has the close button of notices.
    await page.locator('.player__to-right').click();
    await expect(page.locator('.player--aside')).toBeVisible();
    const [own, aside] = [await standing(page).boundingBox(), await player.boundingBox()];
    expect((own?.y ?? 0) + (own?.height ?? 0), `${width}`).toBeLessThanOrEqual(aside?.y ?? 0);
    await page.getByRole('button', { name: 'A közlemény elrejtése' }).click({ trial: true });
    await end(id);
    await ask(page);
    await expect(late).toBeHidden();
  }
});

test('shows a notice on a page and an error page without scripts, and not on other sites', async ({ browser }) => {
  const id = await set();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of [site, `${site}/nincs-ilyen`]) {
    await page.goto(path);
    await expect(standing(page)).toBeVisible();
    await expect(standing(page)).toHaveRole('status');
    await expect(page.getByRole('button', { name: 'A közlemény elrejtése' })).toBeHidden();
  }
  await page.goto(mainSite);
  await expect(standing(page)).toHaveCount(0);
  await end(id);
  await context.close();
  // A browser that has no cached page.
  const later = await browser.newContext({ javaScriptEnabled: false });
  const other = await later.newPage();
  await other.goto(site);
  await expect(standing(other)).toHaveCount(0);
  await later.close();
});

test('hides a notice that the reader closed by keyboard before the next page is painted, but not a required one', async ({
  page,
}) => {
  const id = await set();
  const required = await set({ required: true });
  await page.goto(site);
  await expect(standing(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'A közlemény elrejtése' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(`site-notice[data-id="${id}"]`)).toBeHidden();
  await expect(page.locator('#tartalom')).toBeFocused();
  await end(required);

  // Each frame in which it is there.
  await page.addInitScript(() => {
    const seen: boolean[] = [];
    const look = (): void => {
      const notice = document.querySelector<HTMLElement>('site-notice');
      if (notice) seen.push(notice.offsetHeight > 0);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { seen });
  });
  await page.reload();
  await expect(page.locator(`site-notice[data-id="${id}"]`)).toBeAttached();
  const seen = (): Promise<readonly boolean[]> =>
    page.evaluate(() => (window as unknown as { readonly seen: readonly boolean[] }).seen);
  await expect.poll(async () => (await seen()).length).toBeGreaterThan(2);
  expect(await seen()).not.toContain(true);
  await end(id);
});

test('shows each level with colours that axe accepts', async ({ page }) => {
  const ids: number[] = [];
  for (const level of ['info', 'warning', 'alert'] as const) ids.push(await set({ level, link: '/dokumentum/x' }));
  await page.goto(`${site}/nincs-ilyen`);
  await expect(standing(page)).toHaveCount(3);
  await expect(page.locator('site-notice').first()).toHaveRole('alert');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await axeOn(page).include('site-notice').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  }
  for (const id of ids) await end(id);
});
