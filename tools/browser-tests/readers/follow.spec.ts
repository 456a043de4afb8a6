import { type APIRequestContext, type APIResponse, expect, test } from '@playwright/test';
import { addressOf, mainSite, sisterSite } from '../site/addresses.ts';
import { axeOn } from '../page/axe.ts';
import { button, follow, keep, kept, thing } from './follows.ts';
import { recordShifts, shifts } from '../page/page-shifts.ts';
import { boxOf } from '../page/box-of.ts';

test("a tag, an author, a supplement, a live blog and an article's labels are followed by tap and by keyboard, and listed", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 375, height: 780 });
  const asked: string[] = [];
  page.on('request', (one) => /lista=/.test(one.url()) && asked.push(one.url()));
  for (const [path, text, by] of [
    ['/cimke/vasut', 'cimke.vasut', 'tap'],
    ['/szerzo/szalkay-dorka', 'szerzo.szalkay-dorka', 'keyboard'],
    ['/melleklet/eb-2024', 'tortenet.eb-2024', 'tap'],
    [await addressOf(request, 'ildo-arviz-elo'), 'tortenet.ildo-arviz-elo', 'tap'],
    [await addressOf(request, 'zsombekhalom-rendelointezet-szavazas'), 'cimke.egeszsegugy', 'keyboard'],
  ] as const) {
    await page.goto(mainSite + path);
    const { height, width } = await boxOf(button(page, text));
    expect(Math.min(height, width)).toBeGreaterThanOrEqual(44);
    await follow(page, text, by);
  }
  expect(asked).toEqual([]);
  await page.getByRole('status').getByRole('link', { name: 'Amit követsz' }).click();
  await expect(page.locator('.followed__thing')).toHaveCount(5);
  await expect(page.locator('.followed__because', { hasText: 'Szalkay Dorka' }).first()).toBeVisible();
  await expect(page.locator('.followed__post').first()).toBeVisible();
  expect(page.url()).toBe(`${mainSite}/kovetett`);
  expect(asked.map((url) => new URL(url).search)).toEqual([
    '?lista=cimke.egeszsegugy~cimke.vasut~szerzo.szalkay-dorka~tortenet.eb-2024~tortenet.ildo-arviz-elo',
  ]);
  expect(await page.context().cookies()).toEqual([]);
});

test('a press is undone by another, survives a reload, and the list is emptied by keyboard', async ({ page }) => {
  await page.goto(`${mainSite}/cimke/vasut`);
  await follow(page, 'cimke.vasut');
  await button(page, 'cimke.vasut').click();
  await expect(button(page, 'cimke.vasut')).toHaveAttribute('aria-pressed', 'false');
  await expect(page.locator('.follow-note')).toHaveCount(0);
  expect(await kept(page)).toBeNull();
  await follow(page, 'cimke.vasut');
  await page.reload();
  await expect(button(page, 'cimke.vasut')).toHaveAttribute('aria-pressed', 'true');
  await page.goto(`${mainSite}/szerzo/szalkay-dorka`);
  await follow(page, 'szerzo.szalkay-dorka');
  await page.goto(`${mainSite}/kovetett`);
  const [first, second] = ['vasút', 'Szalkay Dorka'].map((one) =>
    page.getByRole('button', { name: `Nem követem tovább: ${one}` }),
  );
  await first!.focus();
  await page.keyboard.press('Enter');
  await expect(second!).toBeFocused();
  await expect(page.locator('.followed__because', { hasText: 'vasút' })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Még nem követsz semmit' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await kept(page)).toBeNull();
  expect((await axeOn(page).analyze()).violations.map(({ id }) => id)).toEqual([]);
});

/** Node cannot resolve loopback names. */
const get = (request: APIRequestContext, path: string): Promise<APIResponse> =>
  request.get(path, { headers: { host: new URL(mainSite).host } });

test('two tabs show the same list, and another site its own', async ({ context }) => {
  const [one, two] = [await context.newPage(), await context.newPage()];
  await recordShifts(two);
  await two.goto(`${mainSite}/kovetett`);
  await expect(two.getByRole('heading', { name: 'Még nem követsz semmit' })).toBeVisible();
  expect(await shifts(two)).toEqual([]);
  await one.goto(`${mainSite}/cimke/vasut`);
  await follow(one, 'cimke.vasut');
  await expect(thing(two, 'vasút')).toBeVisible();
  await two.goto(`${sisterSite}/kovetett`);
  await expect(two.getByRole('heading', { name: 'Még nem követsz semmit' })).toBeVisible();
});

test('an address adds its list to that of another device', async ({ page }) => {
  await keep(page, [['cimke.arviz', 'árvíz']]);
  await page.goto(`${mainSite}/kovetett?lista=cimke.vasut~szerzo.szalkay-dorka`);
  await expect(page.locator('.followed__thing')).toHaveCount(2);
  await page.getByRole('button', { name: 'Ezek követése ezen az eszközön is' }).click();
  await expect(page.getByText('Kész, ezeket mostantól itt is követed.')).toBeVisible();
  await page.getByRole('link', { name: 'A saját listád' }).click();
  await expect(page.locator('.followed__thing')).toHaveCount(3);
  await expect(thing(page, 'Szalkay Dorka')).toBeVisible();
});

test('a list is shown without a layout shift, and is a feed in every format that no shared cache stores', async ({
  page,
  request,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await keep(page, [['szerzo.szalkay-dorka', 'Szalkay Dorka']]);
  await page.setViewportSize({ width: 375, height: 800 });
  await recordShifts(page);
  await page.goto(`${mainSite}/kovetett`);
  await expect(page.locator('.followed__because').first()).toBeVisible();
  await expect(page.locator('.followed__wait')).toHaveCount(0);
  expect(await shifts(page, 0.01)).toEqual([]);
  expect((await axeOn(page).analyze()).violations.map(({ id }) => id)).toEqual([]);
  await page.getByRole('button', { name: 'Cím másolása' }).click();
  await expect(page.getByText('A cím a vágólapon van.')).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toBe(`${mainSite}/rss/kovetett?lista=szerzo.szalkay-dorka`);
  for (const format of ['rss', 'atom', 'jsonfeed']) {
    const answer = await get(request, address.slice(mainSite.length).replace('/rss/', `/${format}/`));
    expect(answer.status()).toBe(200);
    expect(answer.headers()['cache-control']).toMatch(/^private, max-age=\d+$/);
    expect(await answer.text()).toContain('Szalkay Dorka');
  }
  const html = await get(request, '/kovetett?lista=szerzo.szalkay-dorka');
  expect(html.headers()['cache-control']).toMatch(/^private, max-age=\d+$/);
  expect(await html.text()).toMatch(/<meta name="robots" content="[^"]*noindex/);
});

test('without a response the list stays, and one press requests it again', async ({ page }) => {
  await keep(page, [['cimke.vasut', 'vasút']]);
  const away = (url: URL): boolean => url.pathname === '/kovetett/_payload.json' && url.search !== '';
  await page.route(away, (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto(`${mainSite}/kovetett`);
  await expect(page.getByRole('alert')).toContainText('Amit követsz, az nem veszett el');
  await expect(thing(page, 'vasút')).toBeVisible();
  expect((await axeOn(page).analyze()).violations.map(({ id }) => id)).toEqual([]);
  await page.unroute(away);
  await page.getByRole('button', { name: 'Újra megnézem' }).click();
  await expect(page.locator('.followed__because').first()).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('no button is shown, the page explains why, and an address shows its list and its feed', async ({ page }) => {
    await page.goto(`${mainSite}/cimke/vasut`);
    await expect(button(page, 'cimke.vasut')).toBeHidden();
    await page.goto(`${mainSite}/kovetett`);
    await expect(page.getByText('ehhez JavaScript kell')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Minden friss cikk RSS-ben' })).toBeVisible();
    await expect(page.getByText('Nézzük, mi friss')).toBeHidden();
    await page.goto(`${mainSite}/kovetett?lista=szerzo.szalkay-dorka`);
    await expect(page.locator('.followed__because').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'RSS megnyitása' })).toHaveAttribute(
      'href',
      '/rss/kovetett?lista=szerzo.szalkay-dorka',
    );
    await expect(page.locator('.followed__take')).toBeHidden();
  });
});
