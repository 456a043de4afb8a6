import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { brand } from '#config/brand.ts';
import { freePort } from '#adapters/origin/testing/free-port.ts';
import { start, type Started, untilReady } from '#config/built-process.fake.ts';
import { makeFilledDataDir } from '#config/filled-data-dir.fake.ts';
import { commandLine } from './command-line.ts';
import { type LocalProvider, startLocalProvider } from '../../tools/dev/local-provider.ts';

/* Staff sign in to a preview node at a provider on this machine, spoken to as every other. */

// One node for all of them.
test.describe.configure({ mode: 'default' });

let node: Started;
let provider: LocalProvider;
let dataDir: string;
let origin: string;

const execute = (words: readonly string[], port: number, input = ''): void => {
  const { status, stderr } = spawnSync(process.execPath, [commandLine, ...words], {
    encoding: 'utf8',
    input,
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port) },
  });
  expect([status, stderr]).toEqual([0, expect.any(String)]);
};

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const port = await freePort();
  origin = `http://${brand.slug}.localhost:${port}`;
  provider = await startLocalProvider({ publicOrigin: origin, redirectUris: [`${origin}/login`] });
  dataDir = await makeFilledDataDir();
  const { issuer, clientId, clientSecret } = provider;
  const oidc = { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret };
  node = start('server.js', [], { PREVIEW: 'on', LOG_LEVEL: 'warn', ...oidc, PORT: String(port), DATA_DIR: dataDir });
  await untilReady(node, port);
  execute(['users', 'add', 'eva@lapunk.example', '--name', 'eva'], port, 'lila-hegedu-felhok-alatt\n');
  execute(['users', 'link', 'eva@lapunk.example', '--issuer', issuer, '--subject', 'eva'], port);
});

test.afterAll(async () => {
  provider?.close();
  await node?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const goAs = async (page: Page, name: string): Promise<void> => {
  await page.goto(`${origin}/rovat/sport`);
  await page.getByRole('link', { name: /^Ezzel: / }).click();
  await page.locator('input[name=login]').fill(name);
  await page.locator('input[name=password]').fill('x');
  await page.locator('button[type=submit]').click();
  await page.locator('button[type=submit]').click();
};

test('a colleague signs in at the provider and is back where they wanted to go', async ({ browser }) => {
  const page = await (await browser.newContext()).newPage();
  await goAs(page, 'eva');
  await expect(page).toHaveURL(`${origin}/rovat/sport`);
  await expect(page.getByRole('complementary', { name: 'Előnézet' })).toBeVisible();
  await page.getByRole('button', { name: 'Kilépés', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Belépés' })).toBeVisible();
});

test('somebody whom the provider knows and nobody has linked is told so, and may try another way', async ({
  browser,
}) => {
  const page = await (await browser.newContext()).newPage();
  await goAs(page, 'idegen');
  await expect(page.getByRole('alert')).toContainText('A külső belépés nem sikerült');
  await expect(page.getByLabel('E-mail-cím')).toBeVisible();
  expect((await page.context().cookies(origin)).map(({ name }) => name)).not.toContain('staff');
});
