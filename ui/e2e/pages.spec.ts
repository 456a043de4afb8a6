import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { samples } from './addresses.ts';
import { axeOn } from './axe.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    'long-title': 'off',
    'attr-case': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    'require-sri': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'tel-non-breaking': 'off',
    'no-raw-characters': 'off',
  },
});

for (const { name, address } of samples) {
  test(`${name} has nothing that axe objects to, by day and night`, async ({ browser, request }) => {
    const page = await browser.newPage({ colorScheme: 'light', viewport: { width: 1280, height: 900 } });
    await page.goto(await address(request));
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await axeOn(page).analyze();
      expect(
        violations.map(
          ({ id, nodes }) =>
            `${id}: ${nodes
              .map(({ html, any }) => `${html.slice(0, 160)} ${any[0]?.message ?? ''}`)
              .slice(0, 3)
              .join(' | ')}`,
        ),
        colorScheme,
      ).toEqual([]);
    }
    await page.close();
  });

  test(`${name} is valid HTML`, async ({ request }) => {
    // Node does not know loopback names: the site is named by the Host header.
    const { host, pathname, search } = new URL(await address(request));
    const text = await (await request.get(pathname + search, { headers: { host } })).text();
    expect(text).toContain('</html>');
    const { results } = await validator.validateString(text);
    expect(
      results
        .flatMap(({ messages }) =>
          messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
        )
        .slice(0, 10),
    ).toEqual([]);
  });

  test(`${name} is whole without scripts and never wider than a phone`, async ({ browser, request }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 320, height: 800 } });
    await page.goto(await address(request));
    await expect(page.locator('main h1')).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('lang', /^(hu|en)$/);
    expect(await page.locator('a[href^="/"]').count()).toBeGreaterThan(5);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.close();
  });
}

test('a reader gets from the front to an article and on to its section and author without scripts', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(samples[0] ? await samples[0].address({} as never) : '/');
  const headline = page.locator('main article a[href*="/20"]').first();
  const title = (await headline.textContent())?.trim() ?? '';
  await headline.click();
  await expect(page.locator('main h1')).toContainText(title.slice(0, 30));
  await page.locator('main a[href^="/szerzo/"]').first().click();
  await expect(page).toHaveURL(/\/szerzo\//);
  await expect(page.locator('main article').first()).toBeVisible();
  await page.close();
});
