import { expect, type Page, test } from '@playwright/test';
import { mainSite, sisterSite } from '../site/addresses.ts';

const phone = { width: 375, height: 812 };
const fronts = [
  ['Távíró', `${mainSite}/`],
  ['After', `${mainSite}/after`],
  ['G7', `${mainSite}/g7`],
  ['Karakter', `${mainSite}/karakter`],
  ['Transtávíró', `${sisterSite}/`],
] as const;

/** CSS pixels between neighbours on one line of the header; what a scrolling row hides does not count. */
const gapsOfHeader = (page: Page) =>
  page.evaluate(() => {
    const rows = ['.family__row', '.masthead__row', '.sections', '.tabs'];
    const seen = (element: Element) => {
      const box = element.getBoundingClientRect();
      let [left, right, top, bottom] = [box.left, box.right, box.top, box.bottom];
      for (let around = element.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflowX === 'visible') continue;
        const room = around.getBoundingClientRect();
        [left, right] = [Math.max(left, room.left), Math.min(right, room.right)];
        [top, bottom] = [Math.max(top, room.top), Math.min(bottom, room.bottom)];
      }
      return { text: element.textContent.trim(), left, right, top, bottom };
    };
    return rows.flatMap((row) => {
      const items = [...document.querySelectorAll(`${row} :is(a, summary, button, .family__day > span)`)]
        .filter(
          (item) =>
            item.checkVisibility({ visibilityProperty: true }) && !item.closest('.drawer__panel, .theme__panel'),
        )
        .map(seen)
        .filter(({ left, right, top, bottom }) => right - left > 1 && bottom - top > 1);
      return items.flatMap((one) =>
        items
          .filter(
            (other) => other !== one && other.left >= one.left && other.top < one.bottom && one.top < other.bottom,
          )
          .map((other) => ({ between: `${one.text} | ${other.text}`, gap: other.left - one.right })),
      );
    });
  });

for (const [name, address] of fronts) {
  test(`no two neighbours in the header of ${name} touch at any width`, async ({ page }) => {
    await page.goto(address);
    for (let width = 320; width <= 1400; width += 20) {
      await page.setViewportSize({ width, height: 800 });
      const gaps = await gapsOfHeader(page);
      expect(gaps.length, `${width} px`).toBeGreaterThan(5);
      expect(
        gaps.filter(({ gap }) => gap < 0),
        `${width} px`,
      ).toEqual([]);
    }
  });

  test(`the first screen of ${name} on a phone has a low header and a second story`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(address);
    const bottoms = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((all) =>
          all.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().bottom),
        );
    expect(Math.max(...(await bottoms('.masthead > *, .tabs')))).toBeLessThanOrEqual(150);
    const titles = await page
      .locator('main :is(.hero__title, .teaser__title)')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top + 24));
    expect(titles.filter((end) => end <= phone.height).length).toBeGreaterThanOrEqual(2);
  });
}

test('a phone shows the newest below a list, and all other boxes in one closed control without scripts', async ({
  browser,
}) => {
  const page = await browser.newPage({ viewport: phone, javaScriptEnabled: false });
  await page.goto(`${mainSite}/rovat/szepkilatas`);
  for (const own of ['.newest', '.hiking-news']) await expect(page.locator(own)).toBeVisible();
  const more = page.locator('details', { has: page.locator('summary', { hasText: 'Továbbiak' }) });
  const others = ['.side-links--follow', '.side-links--shop', '.day-rates'];
  await expect(more).toHaveCount(1);
  for (const other of others) await expect(more.locator(other)).toBeHidden();
  await more.locator('summary').click();
  for (const other of others) await expect(more.locator(other)).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.reload();
  await expect(more.locator('summary')).toBeHidden();
  for (const other of others) await expect(more.locator(other)).toBeVisible();
  await page.close();
});
