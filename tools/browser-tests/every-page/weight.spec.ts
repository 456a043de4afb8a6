import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { wholeBrowser } from '../../../playwright.config.ts';
import { compressedBytes } from '../../build/compressed-bytes.ts';
import { hydrationBytes } from '../../build/hydration-bytes.ts';
import { addressOf, mainSite } from '../site/addresses.ts';
import { sentinel } from '../app-shell/ahead.ts';

// The headless shell loads other scripts.
test.use({ launchOptions: wholeBrowser });

const build = 'dist/client';
const assets = `${build}/assets`;
const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
const kilobytes = (file: string): number => compressedBytes(readFileSync(file, 'utf8')) / 1024;

const requestedScripts = (page: Page): string[] => {
  const found: string[] = [];
  page.on('request', (one) => one.resourceType() === 'script' && found.push(new URL(one.url()).pathname));
  return found;
};

for (const name of ['front', 'article'] as const) {
  test(`the ${name} loads scripts of at most 2 KB before the first touch`, async ({ page, request }) => {
    const loaded = requestedScripts(page);
    const path = name === 'front' ? '/' : await addressOf(request, 'zsombekhalom-rendelointezet-szavazas');
    await page.goto(mainSite + path);
    await expect.poll(() => loaded.some((script) => script.includes('/first-'))).toBe(true);
    await sentinel(page);
    expect(loaded.map((script) => /([a-z]+)-[^/]+$/.exec(script)?.[1])).toEqual(['entry', 'first']);
    const total = loaded.map((script) => kilobytes(build + script)).reduce((sum, one) => sum + one, 0);
    expect(total).toBeLessThanOrEqual(2);
  });
}

test('waking an article loads React, and no script of lists or live blogs', async ({ page, request }) => {
  await page.goto(mainSite + (await addressOf(request, 'zsombekhalom-rendelointezet-szavazas')));
  const loaded = requestedScripts(page);
  await page.locator('[data-live="share"]').first().click();
  await expect(page.locator('html')).toHaveAttribute('data-awake', '');
  await sentinel(page);
  expect(loaded.some((script) => script.includes('/react-'))).toBe(true);
  expect(loaded.filter((script) => /\/(live|lists)-/.test(script))).toEqual([]);
});

test('the scripts of the build are within their limits and contain nothing of the server', () => {
  expect(hydrationBytes(build)).toBeLessThanOrEqual(94_000);
  const total = scripts.map((script) => kilobytes(`${assets}/${script}`)).reduce((sum, one) => sum + one, 0);
  expect(total).toBeLessThanOrEqual(213);
  const text = scripts.map((script) => readFileSync(`${assets}/${script}`, 'utf8')).join('\n');
  for (const trace of ['inversify', 'Reflect.defineMetadata', 'ZodError', '$ZodType'])
    expect(text).not.toContain(trace);
});
