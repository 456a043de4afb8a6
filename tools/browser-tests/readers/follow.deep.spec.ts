import { type APIRequestContext, expect, test } from '@playwright/test';
import { addressOf, mainSite } from '../site/addresses.ts';
import { button, follow, keep, kept } from './follows.ts';

/** Node cannot resolve loopback names. */
const statusOf = async (request: APIRequestContext, path: string): Promise<number> =>
  (await request.get(path, { headers: { host: new URL(mainSite).host } })).status();

test('more than twenty are refused with a message, and the list stays as it is', async ({ page, request }) => {
  const twenty = Array.from({ length: 20 }, (_, at) => [`cimke.a${at}`, `A ${at}`] as const);
  await keep(page, twenty);
  await page.goto(`${mainSite}/cimke/vasut`);
  await button(page, 'cimke.vasut').click();
  await expect(page.getByRole('status').filter({ hasText: 'Már húsz dolgot követsz' })).toBeVisible();
  await expect(button(page, 'cimke.vasut')).toHaveAttribute('aria-pressed', 'false');
  await page.goto(`${mainSite}/kovetett?lista=cimke.vasut`);
  await page.getByRole('button', { name: 'Ezek követése ezen az eszközön is' }).click();
  await expect(page.getByText('A saját listáddal együtt ez 21 lenne')).toBeVisible();
  expect(JSON.parse((await kept(page)) ?? '')).toEqual(twenty);
  const many = [...twenty.map(([text]) => text), 'cimke.vasut'].join('~');
  await page.goto(`${mainSite}/kovetett?lista=${many}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ez a cím túl sok mindent sorol fel');
  expect(await statusOf(request, `/rss/kovetett?lista=${many}`)).toBe(400);
  expect(await statusOf(request, '/rss/kovetett')).toBe(400);
});

test('a broken value is an empty list, and a list that cannot be stored lasts as long as the page', async ({
  page,
}) => {
  await keep(page, '{"version":');
  await page.goto(`${mainSite}/kovetett`);
  await expect(page.getByRole('heading', { name: 'Még nem követsz semmit' })).toBeVisible();
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
    Storage.prototype.getItem = () => null;
  });
  await page.goto(`${mainSite}/cimke/vasut`);
  await follow(page, 'cimke.vasut');
  await expect(page.getByText('Ez a böngésző nem őriz meg semmit')).toBeVisible();
});

test('an English story has the buttons in English, and a page in the native app has none', async ({
  page,
  request,
}) => {
  const path = await addressOf(request, 'the-flood-that-asked-for-its-meadow-back');
  await page.goto(mainSite + path);
  await expect(page.locator('.follows [data-follow]').first()).toContainText('Follow');
  await page.locator('.follows [data-follow]').first().click();
  await expect(page.locator('.follows [data-follow]').first()).toContainText('Following');
  await page.goto(`${mainSite}/cimke/vasut?isMobileApp=1`);
  await expect(page.locator('[data-follow]')).toHaveCount(0);
});
