import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ChangeSet } from '#adapters/changes/change.ts';
import { type DurableRecord, openRecord } from '#adapters/changes/open-record.ts';
import { createLog } from '#adapters/telemetry/log.ts';
import { createSteerableTime } from '#adapters/time/steerable-time.ts';
import type { Time } from '#adapters/time/time.ts';
import { publicAddresses, sitesAt } from '#config/settings/sites.ts';
import { stayCurrent } from './stay-current.ts';

const sites = sitesAt(publicAddresses);
const [{ slug: site, origin }] = sites;
const closing: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const part of request) text += part;
  return text;
};

const openMainApi = async (follows: boolean) => {
  const asked: string[] = [];
  const state = { set: { epoch: 'e', number: 1, reset: false, changes: [] } as ChangeSet, wake: (): void => undefined };
  const server: Server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://x');
    const after = `${url.searchParams.get('epoch')}/${url.searchParams.get('after')}`;
    asked.push(
      `${request.method} ${url.pathname}${url.search === '' ? '' : ` ${after}`} ${await bodyOf(request)}`.trim(),
    );
    const answer = (status: number, body: unknown): void =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (!follows) return answer(404, {});
    if (request.method !== 'GET') return answer(200, {});
    const { epoch, number } = state.set;
    if (after === `${epoch}/${number}` && url.searchParams.get('wait') !== '0')
      await new Promise<void>((resolve) => {
        state.wake = resolve;
        request.on('close', resolve);
      });
    const now = state.set;
    answer(200, {
      ...now,
      reset: url.searchParams.get('epoch') !== now.epoch,
      changes: now.changes.filter((change) => change.number > Number(url.searchParams.get('after'))),
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const change = (changes: ChangeSet['changes']): void => {
    state.set = { ...state.set, number: changes.at(-1)?.number ?? 1, changes };
    state.wake();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, change };
};

const edges = [{ name: 'varnish a:6081', ms: 4 }];

const startNode = async (url: string, time: Time = createSteerableTime()) => {
  const folder = mkdtempSync(join(tmpdir(), 'node-'));
  closing.push(() => rmSync(folder, { recursive: true, force: true }));
  const record: DurableRecord = await openRecord(folder, () => undefined);
  const forgotten: string[] = [];
  const node = stayCurrent({
    environment: { PORT: 4000, DATABASE_URL: undefined, REDIS_URL: undefined, MAIN_API_URL: url },
    sites,
    record,
    shared: null,
    time,
    log: createLog('silent', () => undefined),
    mainApi: Promise.resolve({
      url,
      headers: {},
      ready: Promise.resolve(),
      stop: async () => undefined,
      execute: async () => null,
    }) as never,
    isOpening: () => false,
    edge: {
      changed: async ({ changes }) => {
        forgotten.push(`edge of ${changes.flatMap(({ slugs }) => slugs).join()}`);
        return edges;
      },
    },
    keepers: {
      invalidate: () => void forgotten.push('data'),
      dropPages: async ({ all, names, pages }) => {
        forgotten.push(`pages of ${all ? 'everything' : [...names, ...pages].join()}`);
        return [`${site} /a?`, `${site} /b?oldal=2`];
      },
      dropAnswers: async () => ({ feeds: [`${site} /rss`], sitemaps: [], others: [] }),
    },
  });
  closing.push(() => node.stop());
  return { node, record, forgotten };
};

describe('a web node', () => {
  it('carries out what its main API changes, sends a receipt before it acknowledges, and signs off', async () => {
    const api = await openMainApi(true);
    const { node, record, forgotten } = await startNode(api.url);
    expect([node.trust(), node.caughtUp()]).toEqual(['catching-up', expect.any(Promise)]);
    await node.caughtUp();
    expect([node.trust(), record.edition()]).toEqual(['current', { epoch: 'e', number: 1 }]);
    expect(node.hasAnswered()).toBe(true);
    expect(node.lag()).toBeLessThan(30);
    await vi.waitFor(() => expect(api.asked.at(-1)).toBe('GET /api/changes e/1'), 30_000);
    [api.asked.length, forgotten.length] = [0, 0];
    api.change([{ number: 2, kind: 'removed', slugs: ['torolt'], pages: [], all: false }]);
    await vi.waitFor(() => expect(api.asked.length).toBeGreaterThan(1), 30_000);
    expect(forgotten).toEqual(['data', 'pages of torolt', 'edge of torolt']);
    const [receipt = '', acknowledgement] = api.asked;
    expect(JSON.parse(receipt.replace('POST /api/changes/receipts ', ''))).toMatchObject({
      node: expect.stringMatching(/^[\w.-]+\.4000$/),
      number: 2,
      pages: 2,
      feeds: 1,
      sitemaps: 0,
      others: 0,
      sample: [`${origin}/a`, `${origin}/b?oldal=2`, `${origin}/rss`],
      edges,
    });
    expect(acknowledgement).toBe('GET /api/changes e/2');
    await node.stop();
    expect(api.asked.at(-1)).toMatch(/^DELETE \/api\/changes\/nodes\/[\w.-]+\.4000$/);
  });

  it('measures the time since its change feed last responded', async () => {
    const [api, time] = [await openMainApi(true), createSteerableTime()];
    const { node } = await startNode(api.url, time);
    await node.caughtUp();
    await vi.waitFor(() => expect(api.asked.at(-1)).toBe('GET /api/changes e/1'), 30_000);
    await time.advance(3_000);
    expect(node.lag()).toBeGreaterThanOrEqual(3);
    api.change([{ number: 2, kind: 'removed', slugs: ['torolt'], pages: [], all: false }]);
    await vi.waitFor(() => expect(node.lag()).toBeLessThan(3), 30_000);
  });

  it('whose main API has no change feed is purged by command', async () => {
    const api = await openMainApi(false);
    const { node, record, forgotten } = await startNode(api.url);
    await node.caughtUp();
    expect([node.trust(), node.hasAnswered(), node.lag()]).toEqual(['no-change-feed', false, null]);
    const before = record.edition();
    await node.purge([{ site, path: '/a' }]);
    expect(forgotten).toEqual(['data', `pages of ${site} /a`, 'edge of ']);
    expect([record.isCurrent(before, `${site} /a`), record.isCurrent(before, `${site} /b`)]).toEqual([false, true]);
    await node.purge(null);
    expect(record.isCurrent(before, `${site} /b`)).toBe(false);
    await (
      await node.expectEdit()
    )(true);
    expect(record.isBehind()).toBe(false);
  });

  it('knows how long its main API has been silent', async () => {
    const time = createSteerableTime();
    const { node } = await startNode('http://127.0.0.1:1', time);
    const before = node.lag() ?? NaN;
    await time.advance(40_000);
    expect((node.lag() ?? NaN) - before).toBeGreaterThanOrEqual(40);
  });
});
