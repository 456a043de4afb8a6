import { rm, writeFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { brand } from '#config/brand.ts';
import { freePort } from '#adapters/origin/testing/free-port.ts';
import { start, type Started, untilReady } from '#config/built-process.fake.ts';
import { makeFilledDataDir } from '#config/filled-data-dir.fake.ts';
import { axeOn } from './axe.ts';

/* An election night in minutes: the embedded origin counts by a clock that this test sets. */

/** 3 April 2022, from 19.30 to half past midnight (adapters/origin/sample). */
const [startsAt, lasts] = [1_649_007_000, 18_000];

let site: Started;
let dataDir: string;
let clock: string;
let address: string;

const setClock = (part: number): Promise<void> => writeFile(clock, String(Math.round(startsAt + lasts * part)));

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const port = await freePort();
  dataDir = await makeFilledDataDir();
  clock = `${dataDir}/clock`;
  await setClock(0.3);
  site = start('server.js', [], { PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn', LIVE_CLOCK: clock });
  await untilReady(site, port);
  address = `http://${brand.slug}.localhost:${port}/melleklet/valasztas-2022`;
});

test.afterAll(async () => {
  await site?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** On a phone, a tablet and a desk, by day and night: nothing is wider than the window, and nobody is kept out. */
const look = async (page: Page, name: string): Promise<void> => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [375, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await page.screenshot({ path: `reports/election-night/${name}-${width}-${colorScheme}.png` });
    }
    const { violations } = await axeOn(page).include('.data-tab').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  }
};

test('a count is followed from its first votes to its end', async ({ page }) => {
  test.setTimeout(300_000);
  const state = page.getByRole('region', { name: 'A számlálás állása' });
  const lists = page.getByRole('table', { name: 'Pártlisták' });
  const seatsOf = (party: string) =>
    lists
      .getByRole('row', { name: new RegExp(party) })
      .getByRole('cell')
      .last();
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/count/') && asked.push(request.url()));

  await page.goto(`${address}/listak`);
  await expect(state).toContainText('21,6%');
  await expect(state).toContainText('Részeredmény');
  await expect(state).toContainText('2022. április 3. 21:00');
  await expect(seatsOf('Földközel Párt')).toHaveText('62');
  await look(page, '1-first-count');

  // From here on the page stays open, and nobody touches it.
  await setClock(0.41);
  await expect(state).toContainText('45,6%', { timeout: 90_000 });
  await setClock(0.43);
  await expect(state).toContainText('39,6%', { timeout: 90_000 });
  await expect(state).toContainText(/Javítva.*kétszer összesítették/);
  await expect(page.locator('.data-tab [role=status]')).toHaveText(/Javítás a számlálásban: .* 39,6 százalék/);
  await look(page, '2-corrected');

  await setClock(0.75);
  await expect(seatsOf('Földközel Párt')).toHaveText('63', { timeout: 90_000 });
  const changed = page.getByRole('table', { name: 'Gazdát cserélt mandátumok' }).getByRole('row').last();
  await expect(changed.getByRole('rowheader')).toHaveText('Az utolsó listás mandátum');
  await expect(changed.getByRole('cell')).toHaveText([/Holnapután Mozgalom/, /Földközel Párt/, '23:06']);
  await look(page, '3-seat-changed');

  await setClock(1.1);
  await expect(state).toContainText('Végleges eredmény', { timeout: 90_000 });
  await expect(state).toContainText('100,0%');
  await expect(page.locator('.data-tab [role=status]')).toHaveText(/végleges/);
  await look(page, '4-final');
  asked.length = 0;
  await page.waitForTimeout(20_000);
  expect(asked).toEqual([]);
});

test('without scripts it is the state of the copy with its time, in the constituencies too', async ({ browser }) => {
  await setClock(0.6);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${address}/korzetek`);
  const state = page.getByRole('region', { name: 'A számlálás állása' });
  await expect(state).toContainText('Részeredmény');
  await expect(state.locator('time').first()).toHaveText('2022. április 3. 22:30');
  const units = page.getByRole('table', { name: 'Egyéni körzetek' });
  await expect(units.getByRole('columnheader')).toHaveText(['Körzet', 'Vezet', 'Előny', 'Részvétel']);
  await expect(units.getByRole('rowheader')).toHaveCount(106);
  await context.close();
});

test('a page of one constituency follows it alone', async ({ page }) => {
  test.setTimeout(120_000);
  await setClock(0.7);
  await page.goto(`${address}/korzetek`);
  await page.getByRole('table', { name: 'Egyéni körzetek' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/korzetek\/[a-z0-9-]+$/);
  const slug = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const votes = page.locator('.data-table--shares tbody tr').first().getByRole('cell').last();
  const before = await votes.textContent();
  const told = page.waitForResponse((one) => one.url().endsWith(`/api/count/valasztas-2022/korzetek?unit=${slug}`));
  await setClock(0.9);
  const answer = await told;
  expect((await answer.body()).length).toBeLessThan(4_000);
  await expect(votes).not.toHaveText(before ?? '', { timeout: 60_000 });
  await expect(page.getByRole('region', { name: 'A számlálás állása' })).not.toContainText('Régi');
});
