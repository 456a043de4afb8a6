import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { siteRoles } from '#core/addresses/sites/site.ts';
import { brand } from '#config/settings/brand.ts';
import { type Site, startSite } from '#tools/whole-product/running/built-process.fake.ts';
import { offeredTo, reachable } from '../site/within-clicks.ts';
import { commandLine } from '../site/command-line.ts';
import { axeOn, violationsOf } from '../page/axe.ts';
import { htmlFaults } from '../page/html-faults.ts';
import { overflow } from '../page/visit.ts';

let [node, dataDir]: [Site | undefined, string] = [undefined, ''];
test.beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'empty-'));
  const env = { ...process.env, DATA_DIR: dataDir };
  expect(spawnSync(process.execPath, [commandLine, 'init', '--empty'], { env }).status).toBe(0);
  node = await startSite({ DATA_DIR: dataDir });
});
test.afterAll(async () => {
  await node?.stop();
  await rm(dataDir, { recursive: true, force: true });
});
const siteOf = (slug: string): string => `http://${slug}.localhost:${node?.port}`;

test('every page of an empty newspaper is whole, says so, and leads on', async ({ browser }) => {
  const main = siteOf(brand.slug);
  for (const [address, status, heading] of [
    [`${main}/`, 200, 'Itt még nincs cikk'],
    [`${siteOf(brand.sisterSlug)}/`, 200, 'Itt még nincs cikk'],
    [`${main}/archivum`, 200, 'Archívum'],
    [`${main}/archivum?term=alma`, 200, 'Nincs találat erre: „alma”'],
    [`${main}/kovetett`, 200, 'Még nem követsz semmit'],
    // A list without items is not found (spec §8).
    [`${main}/legfrissebb`, 404, 'A keresett oldal nem található.'],
    [`${main}/after`, 404, 'A keresett oldal nem található.'],
    [`${main}/rovat/belfold`, 404, 'A keresett oldal nem található.'],
  ] as const) {
    const page = await browser.newPage({ viewport: { width: 320, height: 800 } });
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const response = await page.goto(address);
    await expect(page.getByRole('heading', { name: heading }), address).toBeVisible();
    expect(await page.locator('main h1').count(), address).toBe(1);
    expect([response?.status(), errors], address).toEqual([status, []]);
    expect([await overflow(page), violationsOf(await axeOn(page).analyze())], address).toEqual([[], []]);
    expect(await htmlFaults((await response?.text()) ?? ''), address).toEqual([]);
    await page.close();
  }
});

for (const role of siteRoles)
  test(`three clicks lead from the front of ${role} to every page of an empty newspaper`, async ({ request }) => {
    const port = node?.port ?? 0;
    const offered = await offeredTo(request, port, role);
    const sport = role === 'sister' ? [] : ['articles_by_mstag football', 'articles_by_mstag formula-one'];
    expect([...offered]).toEqual(expect.arrayContaining(['archivum', 'tippjatek', 'exchange', ...sport]));
    const reached = await reachable(request, port, role, 3);
    expect([...offered].filter((key) => !reached.has(key))).toEqual([]);
  });

test('sitemaps of an empty newspaper are valid, feeds of lists without items are not found', async ({ request }) => {
  const { host } = new URL(siteOf(brand.slug));
  const get = (path: string) => request.get(`http://127.0.0.1:${node?.port}${path}`, { headers: { host } });
  for (const [path, status, text] of [
    ['/sitemap.xml', 200, '</sitemapindex>'],
    ['/sitemaps/news.xml', 200, '<urlset'],
    ['/robots.txt', 200, 'Sitemap:'],
    ['/rss', 404, ''],
    ['/jsonfeed', 404, ''],
  ] as const) {
    const answer = await get(path);
    expect([answer.status(), (await answer.text()).includes(text)], path).toEqual([status, true]);
  }
});
