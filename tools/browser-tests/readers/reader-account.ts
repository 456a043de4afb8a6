import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { axeOn } from '../page/axe.ts';
import { type Letter, letterTo } from '../site/outbox.ts';

export interface Site {
  readonly origin: string;
  readonly operatorPort: number;
}

/** One IP address per reader, because letters and attempts are rate limited by address. */
export const newReader = async (browser: Browser, javaScriptEnabled = true): Promise<Page> =>
  (
    await browser.newContext({
      javaScriptEnabled,
      viewport: { width: 320, height: 800 },
      extraHTTPHeaders: { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` },
    })
  ).newPage();

export const isAccessible = async (page: Page, name: string): Promise<void> => {
  const { violations } = await axeOn(page).include('main').analyze();
  expect(violations.map(({ id, nodes }) => `${name} ${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
};

export const heading = (page: Page, name: string | RegExp): Locator => page.getByRole('heading', { level: 1, name });

export const askForLetter = async (page: Page, { origin, operatorPort }: Site, email: string): Promise<Letter> => {
  await page.goto(`${origin}/tamogatas/profil`);
  await expect(page.getByLabel('E-mail-cím', { exact: true })).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Nézd meg a postádat')).toBeVisible();
  await expect(page.getByLabel('Hatjegyű kód')).toBeFocused();
  return letterTo(operatorPort, email);
};

export const liveAccount = async (
  browser: Browser,
  site: Site,
  { email, scripts }: { readonly email: string; readonly scripts: boolean },
): Promise<readonly Letter[]> => {
  const { origin } = site;
  const look = (page: Page, name: string): Promise<void> => (scripts ? isAccessible(page, name) : Promise.resolve());
  const here = await newReader(browser, scripts);
  await here.goto(`${origin}/tamogatas/belepes`);
  await here.getByLabel('E-mail-cím', { exact: true }).fill('anna');
  await here.keyboard.press('Enter');
  await expect(here.getByRole('alert')).toContainText('Ez nem lehet e-mail-cím');
  await expect(here.getByLabel('E-mail-cím', { exact: true })).toHaveValue('anna');
  await look(here, 'wrong');

  const first = await askForLetter(here, site, email);
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

  const [asking, there] = [await newReader(browser, scripts), await newReader(browser, scripts)];
  const second = await askForLetter(asking, site, email);
  await there.goto(second.link);
  await expect(heading(there, 'Írd be a kódot')).toBeVisible();
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
  return [first, second];
};
