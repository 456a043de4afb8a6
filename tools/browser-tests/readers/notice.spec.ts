import { expect, test } from '@playwright/test';
import { mainSite } from '../site/addresses.ts';
import { axeOn } from '../page/axe.ts';
import { ask, end, first, set, site, standing } from './notices.ts';
import { recordShifts, shifts } from '../page/page-shifts.ts';

test.describe.configure({ mode: 'default' });

test('shows a notice on an open page that the reader does not touch, and removes it, without a layout shift', async ({
  page,
}) => {
  await recordShifts(page, 'main');
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
