import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { plain } from '../site/servers.ts';
import { addressOf, mainSite } from '../site/addresses.ts';
import { axeOn } from '../page/axe.ts';
import { commandLine } from '../site/command-line.ts';

const { dataDir, port } = plain;

const gated = 'ugyanaz-irta-a-palyazatot-es-az-ertekelest';
const [free, behind, further] = [
  'Ők tizenöt éve házasok.',
  'Közérdekű adatigényléssel',
  'Pusztaszeri Ádám az irodájában fogadott.',
];

const operatorsPass = (note: string): { readonly link: string; readonly code: string } => {
  const { status, stdout } = spawnSync(
    process.execPath,
    [commandLine, 'passes', 'add', '--days', '30', '--note', note, '--json'],
    { encoding: 'utf8', env: { ...process.env, DATA_DIR: dataDir, PORT: String(port) } },
  );
  expect(status).toBe(0);
  return JSON.parse(stdout) as { readonly link: string; readonly code: string };
};

const isClosed = async (page: Page): Promise<void> => {
  await expect(page.locator('.gated')).toBeVisible();
  expect(await page.content()).not.toContain(behind);
};

const isAccessible = async (page: Page): Promise<void> => {
  const { violations } = await axeOn(page).include('main').analyze();
  expect(violations.map(({ id, nodes }) => `${page.url()} ${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
};

/** One IP address per reader, because attempts are rate limited by address. */
const newPage = async (browser: Browser, javaScriptEnabled = true): Promise<Page> =>
  (
    await browser.newContext({
      javaScriptEnabled,
      viewport: { width: 320, height: 800 },
      extraHTTPHeaders: { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` },
    })
  ).newPage();

for (const scripts of [true, false]) {
  test(`a reader opens a gated article by a link and its code, reads on, and signs out, ${scripts ? 'with' : 'without'} scripts`, async ({
    browser,
    request,
  }) => {
    const path = await addressOf(request, gated);
    const { link, code } = operatorsPass(`e2e ${scripts}`);
    const enterCode = async (page: Page): Promise<void> => {
      await page.getByLabel('Hatjegyű kód').fill(code);
      await page.getByRole('button', { name: 'Belépés' }).click();
    };
    for (let time = 0; time < 2; time += 1)
      expect(
        await (await request.get(link.replace(mainSite, ''), { headers: { host: new URL(mainSite).host } })).text(),
      ).toContain('method="post"');

    const page = await newPage(browser, scripts);
    await page.goto(mainSite + path);
    await expect(page.getByText(free)).toBeVisible();
    await isClosed(page);
    await page.locator('.gated').getByRole('link', { name: 'Belépés' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Belépés' })).toBeVisible();
    if (scripts) await isAccessible(page);

    await page.goto(link);
    if (scripts) await isAccessible(page);
    await page.getByRole('button', { name: 'Belépés' }).click();
    await expect(page.getByRole('alert')).toContainText('Írd be a levélben álló hatjegyű kódot.');
    await enterCode(page);
    await page.waitForURL(mainSite + path);
    await expect(page.getByText(behind)).toBeVisible();
    await expect(page.locator('.gated')).toHaveCount(0);
    await page
      .getByRole('navigation', { name: /oldalai/ })
      .getByRole('link', { name: '2' })
      .first()
      .click();
    await expect(page.getByText(further)).toBeVisible();
    expect((await page.context().cookies()).find(({ name }) => name === 'n_token')).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
    });
    expect(await page.evaluate(() => document.cookie)).not.toContain('n_token');

    await page.getByRole('link', { name: 'A hozzáférésed' }).click();
    await expect(page.getByText('A hozzáférésed eddig érvényes:')).toBeVisible();
    if (scripts) await isAccessible(page);
    await page.getByRole('button', { name: 'Kilépés' }).click();
    await expect(page.getByRole('status')).toContainText('Kiléptél ezen a készüléken.');
    await page.goto(mainSite + path);
    await isClosed(page);

    await page.goto(link);
    await enterCode(page);
    await expect(page.getByRole('alert')).toContainText('Ez a kód nem jó, vagy már nem használható.');
    if (scripts) await isAccessible(page);
    await page.goto(`${mainSite}/tamogatas/belepes?kulcs=rovid`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('nem nyit meg semmit');
    if (scripts) await isAccessible(page);
    await page.context().close();
  });
}

test('gated text is never in a cached page, not even while a reader with a pass reads it', async ({
  browser,
  request,
}) => {
  const path = await addressOf(request, gated);
  const reader = await newPage(browser);
  const { link, code } = operatorsPass('e2e másolat');
  await reader.goto(link);
  await reader.getByLabel('Hatjegyű kód').fill(code);
  await reader.getByRole('button', { name: 'Belépés' }).dblclick();
  await reader.waitForURL(`${mainSite}/tamogatas/profil`);
  const headers = { host: new URL(mainSite).host };
  const cookie = (await reader.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  for (const address of [path, `${path}/_payload.json`, `${path}?oldal=2`, `${path}/_payload.json?oldal=2`]) {
    const own = await request.get(address, { headers: { ...headers, cookie } });
    expect([
      own.headers()['cache-control'],
      (await own.text()).includes(address.includes('oldal') ? further : behind),
    ]).toEqual(['private, no-store', true]);
    const everybodys = await request.get(address, { headers });
    expect(everybodys.headers()['cache-control']).toMatch(/^public/);
    expect(await everybodys.text()).not.toMatch(/Közérdekű adatigényléssel|Pusztaszeri Ádám az irodájában/);
  }
  for (const feed of ['/rss/rovat/direkt36', '/atom/rovat/direkt36', '/jsonfeed/rovat/direkt36'])
    expect(await (await request.get(feed, { headers: { ...headers, cookie } })).text()).not.toContain(behind);
  await reader.context().close();
});
