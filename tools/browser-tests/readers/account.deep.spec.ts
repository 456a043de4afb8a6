import { rm } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { brand } from '#config/settings/brand.ts';
import { type Site as Started, startSite } from '#tools/whole-product/running/built-process.fake.ts';
import { makeFilledDataDir } from '#tools/whole-product/running/filled-data-dir.fake.ts';
import { heading, liveAccount, newReader, type Site } from './reader-account.ts';

let [started, site]: [Started | null, Site] = [null, { origin: '', operatorPort: 0 }];

test.beforeAll(async () => {
  started = await startSite({
    DATA_DIR: await makeFilledDataDir(),
    TEST_CLOCK: 'on',
    LOG_LEVEL: 'debug',
    ACCESS_LOG: 'on',
  });
  site = { origin: `http://${brand.slug}.localhost:${started.port}`, operatorPort: started.operatorPort };
});

test.afterAll(async () => {
  await started?.stop();
  if (started) await rm(started.dataDir, { recursive: true, force: true });
});

test('an account works without scripts, and the log names no reader and no secret', async ({ browser }) => {
  const secrets = [];
  for (const [scripts, email] of [
    [false, 'bela.nagy@posta.example'],
    [true, 'anna.kiss@posta.example'],
  ] as const) {
    const letters = await liveAccount(browser, site, { email, scripts });
    // Excludes codes: any number in a log may equal one.
    secrets.push(email, ...letters.map(({ link }) => new URL(link).searchParams.get('kulcs') ?? ''));
  }
  const said = (started?.said() ?? '').replace(/^.*"event":"outbox-listening".*$/m, '');
  expect(said).toContain('"path":"/tamogatas/belepes"');
  for (const secret of [...secrets, '127.0.0.1', '::1']) {
    expect(secret).not.toBe('');
    expect([secret, said.includes(secret)]).toEqual([secret, false]);
  }
  expect(said.match(/(?<![\w-])[\w-]{43}(?![\w-])/g)).toBeNull();
});

test('a link that lost its end says so, and offers a new letter', async ({ browser }) => {
  const page = await newReader(browser);
  await page.goto(`${site.origin}/tamogatas/belepes?kulcs=rovid`);
  await expect(heading(page, /nem nyit meg semmit/)).toBeVisible();
  await page.getByRole('link', { name: 'Kérj új levelet' }).click();
  await expect(heading(page, 'Belépés')).toBeVisible();
  await page.context().close();
});
