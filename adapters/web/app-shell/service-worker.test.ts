import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { pageAddressResolver } from '#core/pages/page-address-resolver.ts';
import { fiveSites } from '#core/addresses/sites/five-sites.fake.ts';
import { createServiceWorker } from './service-worker.ts';

const folder = mkdtempSync(join(tmpdir(), 'worker-'));
writeFileSync(join(folder, 'service-worker.js'), 'work();');
writeFileSync(join(folder, 'service-worker-off.js'), 'retire();');
afterAll(() => rmSync(folder, { recursive: true }));

const { judge } = pageAddressResolver({
  sites: fiveSites,
  academySegment: 'akademia',
  rules: [],
  resources: [{ kind: 'exact', path: '/service-worker.js' }],
});
const assets = {
  build: 'b1',
  styles: ['/assets/all.css'],
  themeScript: '/assets/first.js',
  entry: '/assets/entry.js',
  scripts: ['/assets/entry.js', '/assets/first.js', '/assets/app.js'],
  fonts: ['/assets/a.woff2'],
};

const asked = async (
  changes: Partial<Parameters<typeof createServiceWorker>[0]> = {},
  headers: Record<string, string> = {},
) => {
  const answer = createServiceWorker({
    judge,
    sites: fiveSites,
    assets,
    folder,
    on: true,
    headers: ['x-safe', 'yes'],
    ...changes,
  });
  const server = createServer((request, response) => {
    void answer(request, response, { host: fiveSites[0].domain, path: '/service-worker.js', query: '' }).then(
      (known) => known || response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const got = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/service-worker.js`, { headers });
  const text = await got.text();
  server.close();
  return { status: got.status, headers: got.headers, text };
};

describe('the service worker', () => {
  it('is revalidated on each request, at one URL, by its ETag', async () => {
    const { status, headers } = await asked();
    expect(status).toBe(200);
    expect([headers.get('cache-control'), headers.get('content-type'), headers.get('x-safe')]).toEqual([
      'no-cache',
      'text/javascript; charset=utf-8',
      'yes',
    ]);
    expect((await asked({}, { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(304);
  });

  it('receives its build, each other file once, and the sites on its host', async () => {
    const { text } = await asked();
    const [first = '', ...rest] = text.split('\n');
    expect(rest.join('\n')).toBe('work();');
    const plan = JSON.parse(first.slice('self.plan='.length, -1)) as {
      readonly assets: string[];
      readonly sites: { readonly role: string }[];
    };
    expect(plan).toMatchObject({
      build: 'b1',
      styles: ['/assets/all.css'],
      themeScript: '/assets/first.js',
      entry: '/assets/entry.js',
    });
    expect(plan.assets).toEqual(['/assets/app.js', '/assets/a.woff2']);
    expect(plan.sites[0]?.role).toBe('main');
    expect(plan.sites.map(({ role }) => role)).not.toContain('sister');
  });

  it('is another for another build', async () => {
    expect((await asked()).headers.get('etag')).not.toBe(
      (await asked({ assets: { ...assets, build: 'b2' } })).headers.get('etag'),
    );
  });

  it('takes itself away when it is switched off', async () => {
    expect((await asked({ on: false })).text).toBe('retire();');
  });

  it('is not there where the build has none', async () => {
    expect((await asked({ folder: tmpdir() })).status).toBe(404);
  });
});
