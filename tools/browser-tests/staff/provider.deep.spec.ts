import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { brand } from '#config/settings/brand.ts';
import { type Site, startSite } from '#tools/whole-product/running/built-process.fake.ts';
import { makeFilledDataDir } from '#tools/whole-product/running/filled-data-dir.fake.ts';
import { commandLine } from '../site/command-line.ts';
import { client, type LocalProvider, startLocalProvider } from '../../dev/local-provider.ts';

/*
 * Staff sign in to a preview server at a provider on this machine. `tools/whole-product/staff/provider-sign-in.test.ts` is the fast test of
 * the same.
 */

test.describe.configure({ mode: 'default' });

let node: Site;
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
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  dataDir = await makeFilledDataDir();
  node = await startSite({
    DATA_DIR: dataDir,
    TEST_CLOCK: 'on',
    PREVIEW: 'on',
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: client.clientId,
    OIDC_CLIENT_SECRET: client.clientSecret,
  });
  const { port } = node;
  origin = `http://${brand.slug}.localhost:${port}`;
  provider = await startLocalProvider({ publicOrigin: origin, redirectUris: [`${origin}/login`], server });
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

test('a colleague signs in at the provider and returns to the requested page', async ({ browser }) => {
  const page = await (await browser.newContext()).newPage();
  await goAs(page, 'eva');
  await expect(page).toHaveURL(`${origin}/rovat/sport`);
  await expect(page.getByRole('complementary', { name: 'Előnézet' })).toBeVisible();
  await page.getByRole('button', { name: 'Kilépés', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Belépés' })).toBeVisible();
});

test('a person of the provider without a linked account is refused, and may try another way', async ({ browser }) => {
  const page = await (await browser.newContext()).newPage();
  await goAs(page, 'idegen');
  await expect(page.getByRole('alert')).toContainText('A külső belépés nem sikerült');
  await expect(page.getByLabel('E-mail-cím')).toBeVisible();
  expect((await page.context().cookies(origin)).map(({ name }) => name)).not.toContain('staff');
});
