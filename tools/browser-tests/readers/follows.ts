import { expect, type Page } from '@playwright/test';

export const button = (page: Page, text: string) => page.locator(`[data-follow="${text}"]`).first();
export const thing = (page: Page, name: string) => page.locator('.followed__thing', { hasText: name });
export const kept = (page: Page) => page.evaluate(() => localStorage.getItem('followed'));
export const keep = (page: Page, list: readonly (readonly [string, string])[] | string) =>
  page.addInitScript(
    (text) => {
      if (sessionStorage.getItem('given') === null) localStorage.setItem('followed', text);
      sessionStorage.setItem('given', '1');
    },
    typeof list === 'string' ? list : JSON.stringify(list),
  );

export const follow = async (page: Page, text: string, by: 'tap' | 'keyboard' = 'tap'): Promise<void> => {
  const it = button(page, text);
  await expect(it).toHaveAttribute('aria-pressed', 'false');
  if (by === 'tap') await it.click();
  else {
    await it.focus();
    await page.keyboard.press('Enter');
  }
  await expect(it).toHaveAttribute('aria-pressed', 'true');
  await expect(it).toContainText('Követed');
};
