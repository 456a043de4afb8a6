// @vitest-environment jsdom
// Firefox's reader view over the seeded articles, as a browser receives them.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readerView } from '#ui/editorial/articles/reader-view.fake.ts';
import { ask, type Site, startSite } from '../running/built-process.fake.ts';

let [site, dataDir]: [Site | undefined, string] = [undefined, ''];
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'olvaso-'));
  site = await startSite({ DATA_DIR: dataDir });
}, 120_000);
afterAll(async () => {
  await site?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const page = async (address: string): Promise<string> => {
  const { host, pathname, search } = new URL(address);
  const { status, body } = await ask(site?.port ?? 0, host, pathname + search);
  expect(status, address).toBe(200);
  return body;
};
const addressesIn = (sitemap: string): readonly string[] =>
  [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address]) => address ?? '');

it('shows the title, byline, lead, every paragraph and fact of an article, and nothing foreign', async () => {
  const months = addressesIn(await page(`http://taviro.localhost:${site?.port}/sitemap.xml`)).filter((one) =>
    /\/sitemaps\/20/.test(one),
  );
  const [newest, ...older] = await Promise.all(months.map(async (month) => addressesIn(await page(month))));
  // Older articles use the same templates; one in eight is enough.
  const addresses = [...(newest ?? []), ...older.flat().filter((_, at) => at % 8 === 0)];
  expect(addresses.length).toBeGreaterThan(300);
  const faults: string[] = [];
  for (const address of addresses) {
    const document = new DOMParser().parseFromString(await page(address), 'text/html');
    if (document.querySelector('.gate') !== null) continue;
    const [title, byline] = [
      document.querySelector('h1')?.textContent,
      document.querySelector('.byline__name')?.textContent,
    ];
    const view = readerView(document);
    const bare = (text: string | null | undefined): string =>
      (text ?? '').replaceAll('\u2060', '').replace(/\s+/g, ' ');
    if (view === null) faults.push(`${address}: no text`);
    else if (bare(view.title) !== bare(title)) faults.push(`${address}: title ${view.title}`);
    else if (!view.byline.includes(byline ?? '')) faults.push(`${address}: byline ${view.byline}`);
    else if (view.lost.length + view.shown.length > 0)
      faults.push(`${address}: lost ${view.lost.join(' | ')}, shown ${view.shown.join(' | ')}`);
  }
  expect(faults).toEqual([]);
}, 600_000);
