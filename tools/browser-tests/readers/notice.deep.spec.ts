import { expect, test } from '@playwright/test';
import { mainSite } from '../site/addresses.ts';
import { ask, end, first, set, standing } from './notices.ts';
import { boxOf } from '../page/box-of.ts';

test('shows a late notice above the player, and both can be operated', async ({ page }) => {
  await page.clock.install();
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(`${mainSite}/g7/podcast`);
    await page.evaluate(() => localStorage.clear());
    await page.locator('main [data-live]').first().click();
    const player = page.locator('.player');
    await expect(player).toBeVisible();
    const id = await set({ level: 'info', sites: ['g7'] });
    await ask(page, first);
    const late = page.locator('.late-notices');
    await expect(late).toBeVisible();
    const [above, below] = [await boxOf(late), await boxOf(player)];
    expect((above?.y ?? 0) + (above?.height ?? 0), `${width}`).toBeLessThan((below?.y ?? 0) + 8);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const lastLine = await boxOf(page.locator('.footer').getByText('©'));
    expect((lastLine?.y ?? 0) + (lastLine?.height ?? 0), `${width}`).toBeLessThan(above?.y ?? 0);
    await page.locator('.player__to-right').click();
    await expect(page.locator('.player--aside')).toBeVisible();
    const [own, aside] = [await boxOf(standing(page)), await boxOf(player)];
    expect((own?.y ?? 0) + (own?.height ?? 0), `${width}`).toBeLessThanOrEqual(aside?.y ?? 0);
    await page.getByRole('button', { name: 'A közlemény elrejtése' }).click({ trial: true });
    await end(id);
    await ask(page);
    await expect(late).toBeHidden();
  }
});
