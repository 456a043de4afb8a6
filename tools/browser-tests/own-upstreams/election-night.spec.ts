import { writeFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { axeOn } from '../page/axe.ts';
import { own, pass } from '../site/servers.ts';
import { ownSite, passUntil, shareClock } from './own-site.ts';

/** 3 April 2022, from 19.30 to half past midnight (adapters/sample-newspaper). */
const [startsAt, lasts] = [1_649_007_000, 18_000];
const address = `${ownSite}/melleklet/valasztas-2022`;

const setClock = (part: number): Promise<void> => writeFile(own.liveClock, String(Math.round(startsAt + lasts * part)));
const stateOn = (page: Page) => page.getByRole('region', { name: 'A számlálás állása' });

const openAt = async (page: Page, part: number, tab: string, moment: string): Promise<void> => {
  await setClock(part);
  await expect
    .poll(async () => {
      await pass(own, null, 61);
      await page.goto(`${address}/${tab}`);
      return (await stateOn(page).allTextContents()).join();
    })
    .toContain(moment);
};

test.afterAll(() => writeFile(own.liveClock, ''));

test('a count is followed from its first votes to its end', async ({ page }) => {
  const state = stateOn(page);
  const seatsOf = (party: string) =>
    page
      .getByRole('table', { name: 'Pártlisták' })
      .getByRole('row', { name: new RegExp(party) })
      .getByRole('cell')
      .last();
  await shareClock(page);
  await openAt(page, 0.3, 'listak', '21,6%');
  await expect(state).toContainText('Részeredmény');
  await expect(state).toContainText('2022. április 3. 21:00');
  await expect(seatsOf('Földközel Párt')).toHaveText('62');

  await setClock(0.41);
  await passUntil(page, state, '45,6%');
  await setClock(0.43);
  await passUntil(page, state, '39,6%');
  await expect(state).toContainText(/Javítva.*kétszer összesítették/);
  await expect(page.locator('.data-tab [role=status]')).toHaveText(/Javítás a számlálásban: .* 39,6 százalék/);

  await setClock(0.75);
  await passUntil(page, seatsOf('Földközel Párt'), '63');
  const changed = page.getByRole('table', { name: 'Gazdát cserélt mandátumok' }).getByRole('row').last();
  await expect(changed.getByRole('rowheader')).toHaveText('Az utolsó listás mandátum');
  await expect(changed.getByRole('cell')).toHaveText([/Holnapután Mozgalom/, /Földközel Párt/, '23:06']);
  const { violations } = await axeOn(page).include('.data-tab').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);

  await setClock(1.1);
  await passUntil(page, state, 'Végleges eredmény');
  await expect(state).toContainText('100,0%');
  await expect(page.locator('.data-tab [role=status]')).toHaveText(/végleges/);
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/count/') && asked.push(request.url()));
  await pass(own, page, 300);
  await page.evaluate(() => fetch('/api/count/sentinel'));
  expect(asked).toEqual([`${ownSite}/api/count/sentinel`]);
});

test('without scripts the page shows the count and its time, in the constituencies too', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await openAt(page, 0.6, 'korzetek', 'Részeredmény');
  await expect(stateOn(page).locator('time').first()).toHaveText('2022. április 3. 22:30');
  const units = page.getByRole('table', { name: 'Egyéni körzetek' });
  await expect(units.getByRole('columnheader')).toHaveText(['Körzet', 'Vezet', 'Előny', 'Részvétel']);
  await expect(units.getByRole('rowheader')).toHaveCount(106);
  await context.close();
});

test('a page of one constituency follows only that one', async ({ page }) => {
  await shareClock(page);
  await openAt(page, 0.7, 'korzetek', '2022. április 3. 23:00');
  await page.getByRole('table', { name: 'Egyéni körzetek' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/korzetek\/[a-z0-9-]+$/);
  const slug = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const votes = page.locator('.data-table--shares tbody tr').first().getByRole('cell').last();
  const before = (await votes.textContent()) ?? '';
  const asked = page.waitForResponse((one) => one.url().endsWith(`/api/count/valasztas-2022/korzetek?unit=${slug}`));
  await setClock(0.9);
  await expect
    .poll(async () => {
      await pass(own, page, 19);
      return votes.textContent();
    })
    .not.toBe(before);
  const { states } = (await (await asked).json()) as {
    readonly states: readonly {
      readonly value: { readonly blocks: readonly { readonly units: readonly object[] }[] };
    }[];
  };
  expect(states.flatMap(({ value }) => value.blocks.map(({ units }) => units.length))).toEqual([1]);
  await expect(stateOn(page)).not.toContainText('Régi');
});
