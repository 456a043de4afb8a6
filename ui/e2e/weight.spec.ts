import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { wholeBrowser } from '../../playwright.config.ts';
import { packedBytes } from '../../tools/packed-bytes.ts';
import { addressOf, mainSite } from './addresses.ts';

// What a reader's own browser loads, it decides: without its windows another part is fetched.
test.use({ launchOptions: wholeBrowser });

const bytesOf = (file: string): number => packedBytes(readFileSync(file, 'utf8'));
const kilobytes = (file: string): number => bytesOf(file) / 1024;
const assets = 'dist/client/assets';
const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));

for (const name of ['front', 'article'] as const) {
  test(`a reader of the ${name} loads at most 2 KB of script before the first touch`, async ({ page, request }) => {
    const loaded: string[] = [];
    page.on('request', (one) => one.resourceType() === 'script' && loaded.push(new URL(one.url()).pathname));
    const path = name === 'front' ? '/' : await addressOf(request, 'zsombekhalom-rendelointezet-szavazas');
    await page.goto(mainSite + path, { waitUntil: 'networkidle' });
    const total = loaded.map((script) => kilobytes(`dist/client${script}`)).reduce((sum, one) => sum + one, 0);
    expect(loaded.length).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(2);
  });
}

test('waking an article loads at most 91 KB of script', async ({ page, request }) => {
  await page.goto(mainSite + (await addressOf(request, 'zsombekhalom-rendelointezet-szavazas')), {
    waitUntil: 'networkidle',
  });
  const loaded: string[] = [];
  page.on('request', (one) => one.resourceType() === 'script' && loaded.push(new URL(one.url()).pathname));
  await page.locator('[data-live="share"]').first().click();
  await page.waitForFunction(() => 'awake' in document.documentElement.dataset);
  await page.waitForLoadState('networkidle');
  expect(loaded.some((script) => /\/react-/.test(script))).toBe(true);
  expect(loaded.filter((script) => /\/(live|lists)-/.test(script))).toEqual([]);
  const bytes = loaded.map((script) => bytesOf(`dist/client${script}`));
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(91_000);
});

test('everything a browser can load is at most 205.1 KB, and nothing of it is of the server', () => {
  const total = scripts.map((script) => kilobytes(`${assets}/${script}`)).reduce((sum, one) => sum + one, 0);
  expect(total).toBeLessThanOrEqual(205.1);
  const text = scripts.map((script) => readFileSync(`${assets}/${script}`, 'utf8')).join('\n');
  for (const trace of ['inversify', 'Reflect.defineMetadata', 'ZodError', '$ZodType'])
    expect(text).not.toContain(trace);
});
