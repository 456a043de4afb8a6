import { spawnSync } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { brand } from '#config/brand.ts';
import { freePort } from '#adapters/origin/testing/free-port.ts';
import { start, type Started, untilReady } from '#config/built-process.fake.ts';
import { makeFilledDataDir } from '#config/filled-data-dir.fake.ts';
import { axeOn } from './axe.ts';
import { commandLine } from './command-line.ts';
import { letterTo, type Letter } from './outbox.ts';

/* A reader's account, from the first letter to its end, on a node of its own whose log is read at the end. */

test.describe.configure({ mode: 'default' });

let node: Started;
let dataDir: string;
let port: number;
let operatorPort: number;
let origin: string;
const secrets: string[] = [];

test.beforeAll(async () => {
  test.setTimeout(180_000);
  [port, operatorPort] = [await freePort(), await freePort()];
  dataDir = await makeFilledDataDir();
  const env = { PORT: String(port), OPERATOR_PORT: String(operatorPort), DATA_DIR: dataDir };
  node = start('server.js', [], { ...env, LOG_LEVEL: 'debug', ACCESS_LOG: 'on' });
  await untilReady(node, port);
  origin = `http://${brand.slug}.localhost:${port}`;
});

test.afterAll(async () => {
  await node?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const newPage = async (browser: Browser, javaScriptEnabled = true): Promise<Page> =>
  (await browser.newContext({ javaScriptEnabled, viewport: { width: 375, height: 800 } })).newPage();

/** As people of every eye and screen meet a page, with pictures of it. */
const isAccessible = async (page: Page, name: string): Promise<void> => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await axeOn(page).include('main').analyze();
    expect(violations.map(({ id, nodes }) => `${name} ${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([]);
    for (const width of [320, 375, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      if (width > 320)
        await page.screenshot({ path: `reports/account/${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
    await page.setViewportSize({ width: 375, height: 800 });
  }
};

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** By the keyboard alone: the page begins in its field. */
const askForLetter = async (page: Page, email: string): Promise<Letter> => {
  await page.goto(`${origin}/tamogatas/profil`);
  await expect(page.getByLabel('E-mail-cím', { exact: true })).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'A levelet elküldtük')).toBeVisible();
  await expect(page.getByLabel('Hatjegyű kód')).toBeFocused();
  const letter = await letterTo(operatorPort, email);
  secrets.push(email, letter.code, new URL(letter.link).searchParams.get('kulcs') ?? '');
  return letter;
};

for (const scripts of [true, false])
  test(`a reader asks for a letter, signs in by its link here and by its code there, and deletes the account, ${scripts ? 'with' : 'without'} scripts`, async ({
    browser,
  }) => {
    test.setTimeout(240_000);
    const email = scripts ? 'anna.kiss@posta.example' : 'bela.nagy@posta.example';
    const look = (page: Page, name: string) => (scripts ? isAccessible(page, name) : Promise.resolve());
    const here = await newPage(browser, scripts);
    await here.goto(`${origin}/tamogatas/belepes`);
    await look(here, 'ask');
    await here.getByLabel('E-mail-cím', { exact: true }).fill('anna');
    await here.keyboard.press('Enter');
    await expect(here.getByRole('alert')).toContainText('Ez nem lehet e-mail-cím');
    await expect(here.getByLabel('E-mail-cím', { exact: true })).toHaveValue('anna');
    await look(here, 'wrong');

    const first = await askForLetter(here, email);
    await look(here, 'sent');
    await here.goto(first.link);
    await expect(heading(here, 'A fiókod')).toBeVisible();
    expect(here.url()).toBe(`${origin}/tamogatas/profil`);
    await expect(here.getByText(email)).toBeVisible();
    await expect(here.getByText('Ehhez a fiókhoz nem tartozik támogatás.')).toBeVisible();
    expect((await here.context().cookies()).find(({ name }) => name === 'n_token')).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
    });

    // The link of a second letter, opened in a browser that did not ask for it.
    const [asking, there] = [await newPage(browser, scripts), await newPage(browser, scripts)];
    const second = await askForLetter(asking, email);
    await there.goto(second.link);
    await expect(heading(there, 'Írd be a kódot')).toBeVisible();
    await look(there, 'elsewhere');
    await there.keyboard.type(second.code === '000000' ? '111111' : '000000');
    await there.keyboard.press('Enter');
    await expect(there.getByRole('alert')).toContainText('Ez a kód nem jó');
    await look(there, 'wrong-code');
    await there.getByLabel('Hatjegyű kód').fill(second.code);
    await there.getByRole('button', { name: 'Belépés' }).click();
    await expect(heading(there, 'A fiókod')).toBeVisible();
    await look(there, 'account');

    const newsletter = there.locator('section').filter({ has: there.getByRole('heading', { name: 'Hírleveleid' }) });
    await newsletter
      .getByRole('button', { name: /^Feliratkozom/ })
      .first()
      .click();
    await expect(there.getByRole('status').first()).toContainText('Feliratkoztál.');
    await expect(newsletter.getByRole('button', { name: /^Leiratkozom/ })).toHaveCount(1);
    await newsletter.getByRole('button', { name: /^Leiratkozom/ }).click();
    await expect(there.getByRole('status').first()).toContainText('Leiratkoztál.');
    await expect(newsletter.getByRole('button', { name: /^Leiratkozom/ })).toHaveCount(0);

    const download = there.waitForEvent('download');
    await there.getByRole('button', { name: 'Letöltöm az adataimat' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('fiokom-adatai.json');
    expect(await readFile(await file.path(), 'utf8')).toContain(email);

    await there.getByRole('button', { name: 'Törlöm a fiókomat' }).click();
    await expect(there.getByRole('alert')).toContainText('Nem töröltünk semmit');
    await expect(there.getByLabel(/írd be: törlés/)).toBeFocused();
    await look(there, 'unconfirmed');
    await there.keyboard.type('törlés');
    await there.keyboard.press('Enter');
    await expect(heading(there, 'Töröltük a fiókodat')).toBeVisible();
    await look(there, 'deleted');
    await there.goto(`${origin}/tamogatas/profil`);
    await expect(heading(there, 'Belépés')).toBeVisible();
    await here.reload();
    await expect(heading(here, 'Belépés')).toBeVisible();
    await expect(here.getByRole('status').first()).toContainText('Véget ért a belépésed');
    for (const page of [here, asking, there]) await page.context().close();
  });

test('a reader who gives reads on, cancels once asked twice, and signs out', async ({ browser }) => {
  const [email, page] = ['cili@posta.example', await newPage(browser)];
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      commandLine,
      'subscriptions',
      'give',
      email,
      '--days',
      '30',
      '--title',
      'Havi támogatás',
      '--amount',
      '3000',
      '--period',
      'month',
    ],
    {
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: dataDir, PORT: String(port) },
    },
  );
  expect([status, stderr]).toEqual([0, expect.any(String)]);
  await page.goto((await askForLetter(page, email)).link);
  await expect(page.getByText('A támogatóinknak szóló cikkek eddig nyitva állnak előtted:')).toBeVisible();
  await page.getByText('Lemondom', { exact: true }).click();
  await expect(page.getByText('Eddig még nyitva marad minden:')).toBeVisible();
  await isAccessible(page, 'cancelling');
  await page.getByRole('button', { name: 'Igen, lemondom' }).click();
  await expect(page.getByRole('status').first()).toContainText('Lemondtad.');
  await expect(page.getByRole('button', { name: 'Igen, lemondom' })).toHaveCount(0);
  await expect(page.getByText('A támogatóinknak szóló cikkek eddig nyitva állnak előtted:')).toBeVisible();
  await isAccessible(page, 'cancelled');
  await page.getByRole('button', { name: 'Kilépés' }).click();
  await expect(page.getByRole('status').first()).toContainText('Kiléptél ezen a készüléken.');
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('n_token');
  await page.context().close();
});

test('a link that lost its end is told so, with what to do', async ({ browser }) => {
  const page = await newPage(browser);
  await page.goto(`${origin}/tamogatas/belepes?kulcs=rovid`);
  await expect(heading(page, /nem nyit meg semmit/)).toBeVisible();
  await page.getByRole('link', { name: 'Kérj új levelet' }).click();
  await expect(heading(page, 'Belépés')).toBeVisible();
  await page.context().close();
});

test('what the node said of all that names no reader and opens nothing', () => {
  const said = node.said();
  expect(said).toContain('"path":"/tamogatas/belepes"');
  expect(secrets.length).toBeGreaterThan(8);
  // A code of six digits may be any number in a log.
  for (const secret of secrets.filter((one) => !/^\d{6}$/.test(one)))
    expect([secret, said.includes(secret)]).toEqual([secret, false]);
  for (const secret of ['127.0.0.1', '::1']) expect([secret, said.includes(secret)]).toEqual([secret, false]);
  expect(said.match(/(?<![\w-])[\w-]{43}(?![\w-])/g)).toBeNull();
});
