import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { plain } from '../site/servers.ts';
import { mainSite } from '../site/addresses.ts';
import { axeOn } from '../page/axe.ts';
import { commandLine } from '../site/command-line.ts';

const { dataDir, operatorPort, port } = plain;

const outbox = `http://127.0.0.1:${operatorPort}/outbox`;

const isAccessible = async (browser: Browser, address: string): Promise<void> => {
  const page = await (await browser.newContext({ viewport: { width: 320, height: 800 } })).newPage();
  await page.goto(address);
  const { violations } = await axeOn(page).include('body').analyze();
  expect(violations.map(({ id, nodes }) => `${page.url()} ${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.context().close();
};

const reader = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ javaScriptEnabled: false, viewport: { width: 320, height: 800 } })).newPage();

const letterTo = async (page: Page, email: string): Promise<string> => {
  await page.goto(outbox);
  await page.getByRole('link', { name: email }).first().click();
  return page.locator('pre').innerText();
};

const send = (code: string): string => {
  const { stderr } = spawnSync(process.execPath, [commandLine, 'newsletters', 'send', code], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port) },
  });
  return stderr;
};

test('a reader subscribes below a page, confirms, receives an issue and unsubscribes, without scripts', async ({
  browser,
}) => {
  const [page, mailbox] = [await reader(browser), await reader(browser)];
  const email = `anna-${randomUUID()}@posta.example`;
  await page.goto(`${mainSite}/api/newsletter/subscribe`);
  await page.getByLabel('E-mail-cím', { exact: true }).fill(email);
  for (const name of ['Napi levél', 'Heti levél']) await page.getByRole('checkbox', { name }).check();
  await page.locator('main').getByRole('button', { name: 'Kérem' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nézd meg a postádat');

  const letter = await letterTo(mailbox, email);
  const [link = ''] = /http\S+confirm\S+/.exec(letter) ?? [];
  const [, code = ''] = /(?<!\d)(\d{6})(?!\d)/.exec(letter.slice(letter.indexOf('írd be'))) ?? [];
  const elsewhere = await reader(browser);
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Kéred a hírlevelet?');
  await isAccessible(browser, link);
  await elsewhere.getByLabel('A levélben lévő kód').fill(code);
  await elsewhere.getByRole('button', { name: 'Kérem a hírlevelet' }).click();
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Feliratkoztál');
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Feliratkoztál');

  // The server sends the daily issue in the morning and the weekly one on Sunday afternoon, never both.
  const sent = ['napi', 'heti'].filter((code) => !send(code).includes('már elment'));
  expect(sent).not.toEqual([]);
  const issue = await letterTo(mailbox, email);
  expect(issue).toMatch(/Napi levél|Heti levél/);
  await expect(mailbox.getByText('List-Unsubscribe:')).toBeVisible();
  const frame = mailbox.frameLocator('iframe');
  await expect(frame.getByRole('heading').first()).toBeVisible();
  const [end = ''] = /http\S+unsubscribe\S+/.exec(issue) ?? [];
  await isAccessible(browser, end);
  await page.goto(end);
  await page.getByRole('button', { name: 'Leiratkozom' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leiratkoztál');
});

test('an invalid form keeps its values, and shows the error beside the field', async ({ browser }) => {
  const page = await reader(browser);
  await page.goto(`${mainSite}/api/newsletter/subscribe`);
  await isAccessible(browser, page.url());
  await page.getByLabel('E-mail-cím', { exact: true }).fill('anna@posta');
  await page.getByLabel('Keresztnév').fill('Anna');
  await page.getByRole('checkbox', { name: 'Heti levél' }).check();
  await page.locator('main').getByRole('button', { name: 'Kérem' }).click();
  await expect(page.getByRole('alert')).toHaveText('Add meg az e-mail-címedet, például: anna@example.org');
  await expect(page.getByLabel('E-mail-cím', { exact: true })).toHaveValue('anna@posta');
  await expect(page.getByLabel('Keresztnév')).toHaveValue('Anna');
  await expect(page.getByRole('checkbox', { name: 'Heti levél' })).toBeChecked();
});

test('a reader puts the offer of the front page away for a day, and it stays on other pages', async ({ browser }) => {
  const page = await (await browser.newContext({ viewport: { width: 375, height: 700 } })).newPage();
  const band = page.getByRole('complementary', { name: 'Napi levél' });
  await page.goto(mainSite);
  const before = Math.floor(Date.now() / 1000);
  await band.getByRole('button', { name: 'Most nem' }).click();
  await expect(band).toBeHidden();
  const kept = (await page.context().cookies(mainSite)).find(({ name }) => name.startsWith('hide.'));
  expect(kept?.name).toBe('hide.hirlevel.front');
  expect(kept?.expires).toBeGreaterThanOrEqual(before + 86_400);
  expect(kept?.expires).toBeLessThanOrEqual(Date.now() / 1000 + 86_401);
  await page.reload();
  await page.mouse.wheel(0, 300);
  await expect(band).toBeHidden();
  await page.goto(`${mainSite}/legfrissebb`);
  await expect(band).toBeVisible();
  await expect(band.getByRole('button', { name: 'Most nem' })).toHaveCount(0);
  await page.context().close();
});
