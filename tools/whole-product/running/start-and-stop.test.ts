import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask, build, type Site, startSite } from './built-process.fake.ts';
import { makeFilledDataDir } from './filled-data-dir.fake.ts';

let site: Site;
beforeAll(async () => {
  await build();
  site = await startSite({ DATA_DIR: await makeFilledDataDir(), WARM_ARTICLES: '1' });
}, 240_000);
afterAll(async () => {
  await site.stop('SIGKILL');
  await rm(site.dataDir, { recursive: true, force: true });
});

it('renders the fronts and their first articles before a reader does', async () => {
  const { pages } = await site.logged('cache-warmed');
  expect(pages).toBeGreaterThan(5);
});

it('starts the built server, answers a page and a redirect, and exits with 0 on SIGTERM', async () => {
  const page = await ask(site.port, 'localhost', '/legfrissebb');
  expect([page.status, page.body.includes('</html>')]).toEqual([200, true]);
  expect((await ask(site.port, 'localhost', '/list/newest')).status).toBe(301);
  expect(await site.stop()).toBe(0);
  await site.logged('draining');
  await site.logged('stopped');
});
