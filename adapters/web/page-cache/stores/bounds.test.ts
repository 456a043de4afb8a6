import fc from 'fast-check';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { unchanged } from '#adapters/changes/unchanged.fake.ts';
import { createLog } from '#adapters/telemetry/log.ts';
import { stillTime } from '#adapters/time/still-time.fake.ts';
import type { InsteadOfCachedPage } from '../../responses/instead-of-cached-page.ts';
import { heavyRuns } from '#adapters/http/heavy-runs.fake.ts';
import { openPage } from '#core/pages/open-page.ts';
import { fakeNeeds } from '#core/pages/page-needs.fake.ts';
import { anonymous } from '#core/pages/visitor.ts';
import { isAppMode } from '#core/app-shell/app-mode.ts';
import { pageAddressResolver } from '#core/pages/page-address-resolver.ts';
import { fiveSites } from '#core/addresses/sites/five-sites.fake.ts';
import { createDiskPageStore } from './disk-page-store.ts';
import { createOpenCachedPage } from '../../pages/open-cached-page.ts';
import { createPageCache } from '../page-cache.ts';

const { judge } = pageAddressResolver({ sites: fiveSites, academySegment: 'akademia', rules: [], resources: [] });
const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

const bounds = { memory: 200_000, disk: 30 * 4096, files: 10 };

const webServer = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bounds-'));
  folders.push(folder);
  const store = createDiskPageStore({
    folder,
    version: 'b',
    time: stillTime(),
    maxBytes: bounds.disk,
    maxEntries: bounds.files,
  });
  await store.close();
  const { record, makeCurrent } = unchanged();
  const cache = createPageCache<InsteadOfCachedPage>({
    now: () => 1_000_000,
    maxBytes: bounds.memory,
    store,
    starting: () => false,
    record,
  });
  const openCachedPage = createOpenCachedPage({
    openPage: openPage(fakeNeeds()),
    render: (page) => `${JSON.stringify(page.content)}`.repeat(3),
    cache,
    headersOf: () => [],
    now: () => 1_000_000,
    failures: () => 0,
    makeCurrent,
    log: createLog('silent', () => undefined),
  });
  const ask = async (host: string, path: string, query: string): Promise<void> => {
    const { outcome, site, route } = judge({ host, path, query });
    if (outcome === 'page' && site && route)
      await openCachedPage({ site: site.site, route, path, query }, { ...anonymous, app: isAppMode(query) }, false);
  };
  const files = () => readdirSync(join(folder, 'b'));
  const bytesOnDisk = () =>
    files().reduce(
      (sum, file) =>
        sum + Math.ceil((statSync(join(folder, 'b', file), { throwIfNoEntry: false })?.size ?? 0) / 4096) * 4096,
      0,
    );
  return { ask, store, cache, files, bytesOnDisk };
};

const host = fc.constantFrom('lapunk.example', 'testverlap.example');
const path = fc.oneof(
  fc.constantFrom(
    '/',
    '/legfrissebb',
    '/archivum',
    '/g7',
    '/after',
    '/impresszum',
    '/english',
    '/arfolyam',
    '/melleklet/valasztas',
    '/legfrisse%62b',
    '/%6cegfrissebb',
  ),
  fc.string({ maxLength: 8 }).map((tag) => `/cimke/${encodeURIComponent(tag)}`),
);
const query = fc
  .array(
    fc.tuple(
      fc.constantFrom('isMobileApp', 'oldal', 'term', 'filters', 'osszeg', 'utm_source', 'meccs'),
      fc.string({ maxLength: 12 }),
    ),
    { maxLength: 3 },
  )
  .map((pieces) => pieces.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&'));

describe('any sequence of requests', () => {
  it('leaves no more in memory and on disk than it may', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(host, path, query), { minLength: 10, maxLength: 60 }), async (requests) => {
        const { ask, store, cache, files, bytesOnDisk } = await webServer();
        for (const request of requests) {
          await ask(...request);
          expect(cache.held().bytes).toBeLessThanOrEqual(bounds.memory);
          expect(bytesOnDisk()).toBeLessThanOrEqual(bounds.disk);
        }
        await store.close();
        expect(files().length).toBeLessThanOrEqual(bounds.files);
      }),
      { numRuns: heavyRuns },
    );
  });

  it('leaves one copy of a page for each of its two presentations, and none of a search on disk', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.string({ maxLength: 6 }), { minLength: 1, maxLength: 30 }), async (values) => {
        const { ask, store, cache, files } = await webServer();
        for (const value of values) {
          const encoded = encodeURIComponent(value);
          await ask('lapunk.example', '/impresszum', `isMobileApp=${encoded}&oldal=${encoded}&${encoded}`);
        }
        await store.close();
        expect(cache.held().cachedPages).toBeLessThanOrEqual(2);
        expect(files().length).toBe(cache.held().cachedPages);
        const before = files().length;
        for (const value of values) await ask('lapunk.example', '/archivum', `term=a${encodeURIComponent(value)}`);
        await store.close();
        expect(files().length).toBe(before);
      }),
      { numRuns: heavyRuns },
    );
  });
});
