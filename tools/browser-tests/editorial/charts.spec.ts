import { expect, test } from '@playwright/test';
import { addressOf, mainSite } from '../site/addresses.ts';
import { overflow } from '../page/visit.ts';

const faultsOf = (chart: Element): readonly string[] => {
  const edge = chart.getBoundingClientRect();
  const texts = [...chart.querySelectorAll('text, .chart__value, th')].map((text) => ({
    said: text.textContent,
    box: text.getBoundingClientRect(),
  }));
  const outside = texts.filter(({ box }) => box.left < edge.left - 1 || box.right > edge.right + 1);
  const covered = texts.filter(({ box }, at) =>
    texts
      .slice(at + 1)
      .some(
        ({ box: other }) =>
          box.left < other.right - 1 &&
          other.left < box.right - 1 &&
          box.top < other.bottom - 2 &&
          other.top < box.bottom - 2,
      ),
  );
  return [...outside, ...covered].map(({ said }) => said ?? '');
};

test('charts of an article are complete at each width, with unit and source', async ({ page, request }) => {
  for (const slug of ['elmenyfurdo-412-millio-veszteseg', 'parizsiindex-17-tetel', 'alberlet-247-ezer-forint']) {
    await page.goto(mainSite + (await addressOf(request, slug)));
    for (const width of [320, 375, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const chart = page.locator('.chart');
      await chart.scrollIntoViewIfNeeded();
      await expect(chart.locator('.chart__source')).toHaveText(/^Forrás: /);
      await expect(chart.locator('.chart__unit')).not.toBeEmpty();
      expect(await chart.evaluate(faultsOf), `${slug} at ${width} px`).toEqual([]);
      expect(await overflow(page), `${slug} at ${width} px`).toEqual([]);
    }
  }
});

test('the figures of a line open as a table by keyboard, without scripts', async ({ browser, request }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(mainSite + (await addressOf(request, 'parizsiindex-17-tetel')));
  const chart = page.locator('.chart');
  await expect(chart.getByRole('img')).toHaveAttribute('aria-label', /17\s302.*most 18\s532/);
  await chart.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(chart.getByRole('row')).toHaveCount(14);
  await expect(chart.getByRole('rowheader', { name: 'fél éve' })).toBeVisible();
  await context.close();
});
