import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { commandLine } from '../site/command-line.ts';
import { askForLetter, isAccessible, liveAccount, newReader, type Site } from '../readers/reader-account.ts';
import { own } from '../site/servers.ts';
import { ownSite } from './own-site.ts';

const site: Site = { origin: ownSite, operatorPort: own.operatorPort };
const newEmail = (name: string): string => `${name}-${randomUUID()}@posta.example`;

test('a reader signs in by the link of a letter here and by its code there, and deletes the account', async ({
  browser,
}) => {
  await liveAccount(browser, site, { email: newEmail('anna'), scripts: true });
});

test('a supporter cancels after a second question, reads on, and signs out', async ({ browser }) => {
  const [email, page] = [newEmail('cili'), await newReader(browser)];
  const words = ['--days', '30', '--title', 'Havi támogatás', '--amount', '3000', '--period', 'month'];
  const { status, stderr } = spawnSync(process.execPath, [commandLine, 'subscriptions', 'give', email, ...words], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: own.dataDir, PORT: String(own.port) },
  });
  expect([status, stderr]).toEqual([0, expect.any(String)]);
  await page.goto((await askForLetter(page, site, email)).link);
  await expect(page.getByText('A támogatóinknak szóló cikkek eddig nyitva állnak előtted:')).toBeVisible();
  await page.getByText('Lemondom', { exact: true }).click();
  await expect(page.getByText('Eddig még nyitva marad minden:')).toBeVisible();
  await isAccessible(page, 'cancelling');
  await page.getByRole('button', { name: 'Igen, lemondom' }).click();
  await expect(page.getByRole('status').first()).toContainText('Lemondtad.');
  await expect(page.getByRole('button', { name: 'Igen, lemondom' })).toHaveCount(0);
  await expect(page.getByText('A támogatóinknak szóló cikkek eddig nyitva állnak előtted:')).toBeVisible();
  await page.getByRole('button', { name: 'Kilépés' }).click();
  await expect(page.getByRole('status').first()).toContainText('Kiléptél ezen a készüléken.');
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('n_token');
  await page.context().close();
});
