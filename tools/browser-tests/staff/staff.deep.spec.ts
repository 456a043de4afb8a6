import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { codeOf, stepAt } from '#adapters/origin/staff/one-time-code.ts';
import { brand } from '#config/settings/brand.ts';
import { type Site, startSite } from '#tools/whole-product/running/built-process.fake.ts';
import { makeFilledDataDir } from '#tools/whole-product/running/filled-data-dir.fake.ts';
import { awaken } from '../page/as-told.ts';
import { axeOn } from '../page/axe.ts';
import { commandLine } from '../site/command-line.ts';

/*
 * Staff sign in to a preview server whose Redis does not answer. `tools/whole-product/staff/staff-sign-in.test.ts` and
 * `tools/whole-product/staff/passkey-sign-in.test.ts` are the fast tests of the same.
 */

test.describe.configure({ mode: 'default' });

const password = 'lila-hegedu-felhok-alatt';
const word = 'Holnapig titok.';

let node: Site;
let dataDir: string;
let port: number;
let origin: string;

const execute = (words: readonly string[], input: string): string => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [commandLine, ...words, '--json'], {
    encoding: 'utf8',
    input,
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port) },
  });
  expect([status, stdout, stderr]).toEqual([0, expect.any(String), expect.any(String)]);
  return stdout;
};

interface Colleague {
  readonly email: string;
  readonly otpSecret: string;
  readonly recoveryCodes: readonly string[];
}

const addColleague = (name: string): Colleague =>
  JSON.parse(execute(['users', 'add', `${name}@lapunk.example`, '--name', name], `${password}\n`)) as Colleague;

test.beforeAll(async () => {
  dataDir = await makeFilledDataDir();
  const env = {
    PREVIEW: 'on',
    PREVIEW_OF: 'https://nyilvanos.example',
    REDIS_URL: 'redis://127.0.0.1:1',
    TEST_CLOCK: 'on',
    LOG_LEVEL: 'debug',
    ACCESS_LOG: 'on',
  };
  node = await startSite({ ...env, DATA_DIR: dataDir });
  port = node.port;
  origin = `http://${brand.slug}.localhost:${port}`;
  const head = {
    slug: 'holnapi-hir',
    site: 'main',
    type: 'article',
    section: 'belfold',
    authors: [],
    publishedAt: new Date(Date.now() + 864e5).toISOString().slice(0, 16),
    title: 'Holnapi hír',
    lead: 'Még nem jelent meg.',
  };
  execute(['content', 'import', '-'], `${JSON.stringify(head)}\n---\n<p>${word}</p>`);
  const off = {
    ...head,
    slug: 'visszavont-hir',
    title: 'Visszavont hír',
    active: false,
    publishedAt: '2026-01-05T10:00',
  };
  execute(['content', 'import', '-'], `${JSON.stringify(off)}\n---\n<p>Visszavonva.</p>`);
});

test.afterAll(async () => {
  await node?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const newPage = async (browser: Browser, javaScriptEnabled = true): Promise<Page> =>
  (await browser.newContext({ javaScriptEnabled, viewport: { width: 320, height: 800 } })).newPage();

const isAccessible = async (page: Page): Promise<void> => {
  const { violations } = await axeOn(page).include('main').analyze();
  expect(violations.map(({ id, nodes }) => `${page.url()} ${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
};

const isSignIn = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name: 'Belépés' })).toBeVisible();

const signIn = async (page: Page, { email }: Colleague, code: string): Promise<void> => {
  // Input is lost before the field has the focus.
  await expect(page.getByLabel('E-mail-cím')).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Kód')).toBeFocused();
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
};

for (const scripts of [true, false])
  test(`a colleague signs in on the way to what is scheduled, sees it in two tabs and signs out, ${scripts ? 'with' : 'without'} scripts`, async ({
    browser,
  }) => {
    const who = addColleague(scripts ? 'bela' : 'vera');
    const page = await newPage(browser, scripts);
    await page.goto(`${origin}/belfold/2020/01/01/holnapi-hir`);
    await isSignIn(page);
    if (scripts) await isAccessible(page);
    expect(await page.content()).not.toContain(word);

    await page.getByLabel('E-mail-cím').fill(who.email);
    await page.getByLabel('Jelszó').fill('nem ez');
    await page.getByRole('button', { name: 'Belépés', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('Nem ismerünk ilyen');
    await expect(page.getByLabel('E-mail-cím')).toHaveValue(who.email);
    await expect(page.getByLabel('Jelszó')).toBeFocused();
    if (scripts) await isAccessible(page);
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Kód')).toBeFocused();
    if (scripts) await isAccessible(page);
    await page.keyboard.type('000000');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('Ez a kód nem jó');
    if (scripts) await isAccessible(page);
    await page.getByLabel('Kód').fill(codeOf(who.otpSecret, stepAt(Math.floor(Date.now() / 1000))));
    await page.getByRole('button', { name: 'Belépés', exact: true }).click();
    await expect(page.getByText(word)).toBeVisible();
    expect(new URL(page.url()).pathname).toMatch(/^\/belfold\/\d{4}\/\d\d\/\d\d\/holnapi-hir$/);

    const tab = await page.context().newPage();
    await tab.goto(page.url());
    await expect(tab.getByText(word)).toBeVisible();
    const cookies = await page.context().cookies();
    expect(cookies.map(({ name, httpOnly, sameSite }) => [name, httpOnly, sameSite])).toEqual([['staff', true, 'Lax']]);
    await tab.getByRole('button', { name: 'Kilépés', exact: true }).click();
    await isSignIn(tab);
    await page.reload();
    await isSignIn(page);
    expect(await page.content()).not.toContain(word);
    await page.context().close();
  });

test('signing out everywhere closes every browser, and signing in again leads back', async ({ browser }) => {
  const who = addColleague('anna');
  const [here, there] = [await newPage(browser), await newPage(browser)];
  for (const [at, page] of [here, there].entries()) {
    await page.goto(`${origin}/rovat/sport`);
    await signIn(page, who, who.recoveryCodes[at]!);
    await page.waitForURL(`${origin}/rovat/sport`);
  }
  await awaken(there);
  await here.getByRole('button', { name: 'Kilépés mindenhol' }).click();
  await isSignIn(here);
  const link = there.locator('main a[href^="/sport/"]').first();
  const path = (await link.getAttribute('href')) ?? '';
  await link.press('Enter');
  await isSignIn(there);
  await expect(there.getByRole('button', { name: /^Kilépés/ })).toHaveCount(0);
  await there.getByLabel('E-mail-cím').focus();
  await signIn(there, who, who.recoveryCodes[2]!);
  await there.waitForURL(origin + path);
  await here.goto(`${origin}/`);
  await isSignIn(here);
});

test('a colleague adds a passkey, signs in with it, and is refused after its removal', async ({ browser }) => {
  const [who, page] = [addColleague('dora'), await newPage(browser)];
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  const { authenticatorId } = await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto(`${origin}/rovat/sport`);
  await signIn(page, who, who.recoveryCodes[0]!);
  await page.getByRole('link', { name: 'Belépési kulcsok' }).click();
  await expect(page.getByText('Még nincs belépési kulcsod.')).toBeVisible();
  await isAccessible(page);
  await page.getByRole('button', { name: 'Adj hozzá kulcsot' }).click();
  await expect(page.getByRole('alert')).toContainText('Írd be, hogyan hívjuk');
  await expect(page.getByLabel('Az új kulcs neve')).toBeFocused();
  await page.keyboard.type('Dóra telefonja');
  await page.keyboard.press('Enter');
  const own = page.getByRole('listitem').filter({ hasText: 'Dóra telefonja' });
  await expect(own).toContainText('Még nem használtad');
  await isAccessible(page);
  const { credentials } = await devTools.send('WebAuthn.getCredentials', { authenticatorId });
  expect(credentials.map(({ isResidentCredential, userName }) => [isResidentCredential, userName])).toEqual([
    [true, who.email],
  ]);

  await page.getByRole('link', { name: 'Vissza az előnézethez' }).click();
  await page.getByRole('button', { name: 'Kilépés', exact: true }).click();
  await isSignIn(page);
  await page.goto(`${origin}/belfold/2020/01/01/holnapi-hir`);
  await isSignIn(page);
  await devTools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await page.getByRole('button', { name: 'Belépési kulccsal' }).click();
  await expect(page.getByRole('alert')).toContainText('A böngésződ nem kapott belépési kulcsot');
  await isAccessible(page);
  await devTools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  await page.getByRole('button', { name: 'Próbáld újra' }).click();
  await expect(page.getByText(word)).toBeVisible();

  await page.goto(`${origin}/login/kulcsok`);
  await expect(own).toContainText('Utoljára használtad');
  await own.getByRole('button', { name: 'Dóra telefonja: eltávolítás' }).click();
  await expect(page.getByText('Még nincs belépési kulcsod.')).toBeVisible();
  await page.getByRole('link', { name: 'Vissza az előnézethez' }).click();
  await page.getByRole('button', { name: 'Kilépés', exact: true }).click();
  await page.getByRole('button', { name: 'Belépési kulccsal' }).click();
  await expect(page.getByRole('alert')).toContainText('Ezt a belépési kulcsot itt nem ismerjük');
  await isAccessible(page);
  await page.context().close();
});

test('the log contains no names and no secrets', () => {
  const said = node.said().replace(/^.*"event":"outbox-listening".*$/m, '');
  expect(said).toContain('"path":"/login"');
  for (const secret of [password, '@lapunk.example', 'nem ez', '127.0.0.1', '::1'])
    expect([secret, said.includes(secret)]).toEqual([secret, false]);
  expect(said.match(/(?<![\w-])[\w-]{43}(?![\w-])/g)).toBeNull();
});

test('an editor sees who can read each page, and returns from a hidden one to the list', async ({ browser }) => {
  const who = addColleague('judit');
  const page = await newPage(browser);
  await page.goto(`${origin}/rovat/belfold`);
  await signIn(page, who, codeOf(who.otpSecret, stepAt(Math.floor(Date.now() / 1000))));
  await expect(page).toHaveURL(`${origin}/rovat/belfold`);
  const bar = page.getByRole('complementary', { name: 'Előnézet' });
  await expect(bar).toContainText('ELŐNÉZET Csak bejelentkezett munkatárs látja.');
  const link = bar.getByRole('link', { name: /címe$/ });
  await expect(link).toHaveAttribute('href', 'https://nyilvanos.example/rovat/belfold');
  for (const [slug, state] of [
    ['holnapi-hir', /Ütemezve: \S+ \d+\. \d\d:\d\d/],
    ['visszavont-hir', /Inaktív: az olvasók nem látják/],
  ] as const) {
    await page.goto(`${origin}/belfold/2020/01/01/${slug}`);
    await expect(bar).toContainText(state);
    await expect(link).toHaveText('Leendő nyilvános címe');
    await expect(link).toHaveAttribute('href', new RegExp(`^https://nyilvanos.example/belfold/.*/${slug}$`));
    await expect(page.locator('.ad')).toHaveCount(0);
    const { violations } = await axeOn(page).include('.preview-bar').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.locator('[data-search] summary').click();
    await expect(page.locator('html')).toHaveAttribute('data-awake', '');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Belföld' }).first().click();
    await expect(page).toHaveURL(`${origin}/rovat/belfold`);
    await expect(bar).toContainText('Csak bejelentkezett munkatárs látja.');
    await expect(page.getByRole('link', { name: /hír$/ }).filter({ hasText: /Holnapi|Visszavont/ })).toHaveCount(0);
  }
});
