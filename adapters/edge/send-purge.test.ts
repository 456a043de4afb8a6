import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { systemTime } from '#adapters/time/system-time.ts';
import { type EdgeSettings, edgeTargets } from './edge-targets.ts';
import { sendPurge } from './send-purge.ts';

interface Asked {
  readonly line: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

const openApi = async (status = 200, body = '{"status":"ok"}', head: Record<string, string> = {}) => {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += part;
    asked.push({ line: `${request.method} ${request.url}`, headers: request.headers, body: text });
    response.writeHead(status, head).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
};

const purge = { hard: ['a', 'b'], soft: ['l'] };
const to = (settings: Partial<EdgeSettings>) =>
  sendPurge(edgeTargets({ EDGE_VARNISH_URLS: [], ...settings })[0]!, systemTime);
const keys = (count: number): readonly string[] => Array.from({ length: count }, (_, at) => `k${at}`);

describe('a purge is sent', () => {
  it('to Varnish, hard and soft', async () => {
    const { url, asked } = await openApi();
    await to({ EDGE_VARNISH_URLS: [url], EDGE_VARNISH_TOKEN: 'secret' })(purge);
    expect(asked).toMatchObject([
      { line: 'PURGE /', headers: { 'edge-token': 'secret', 'edge-purge': 'a b' } },
      { line: 'PURGE /', headers: { 'edge-token': 'secret', 'edge-soft-purge': 'l' } },
    ]);
  });

  it('to an API as of Fastly', async () => {
    const { url, asked } = await openApi();
    await to({ EDGE_FASTLY_URL: `${url}/service/abc/`, EDGE_FASTLY_TOKEN: 'secret' })(purge);
    expect(asked).toMatchObject([
      { line: 'POST /service/abc/purge', headers: { 'fastly-key': 'secret', 'surrogate-key': 'a b' } },
      { line: 'POST /service/abc/purge', headers: { 'surrogate-key': 'l', 'fastly-soft-purge': '1' } },
    ]);
    expect(asked[0]?.headers).not.toHaveProperty('fastly-soft-purge');
  });

  it('to an API as of Cloudflare, which has no soft purge', async () => {
    const { url, asked } = await openApi(200, '{"success":true}');
    await to({ EDGE_CLOUDFLARE_URL: `${url}/zones/abc`, EDGE_CLOUDFLARE_TOKEN: 'secret' })(purge);
    expect(asked).toMatchObject([
      {
        line: 'POST /zones/abc/purge_cache',
        headers: { authorization: 'Bearer secret' },
        body: '{"tags":["a","b","l"]}',
      },
    ]);
  });

  it.each([
    ['varnish', { EDGE_VARNISH_TOKEN: 's' }, 3],
    ['fastly', { EDGE_FASTLY_TOKEN: 's' }, 3],
    ['cloudflare', { EDGE_CLOUDFLARE_TOKEN: 's' }, 6],
  ] as const)('in parts that %s accepts', async (kind, settings, parts) => {
    const { url, asked } = await openApi();
    const at = {
      varnish: { EDGE_VARNISH_URLS: [url] },
      fastly: { EDGE_FASTLY_URL: url },
      cloudflare: { EDGE_CLOUDFLARE_URL: url },
    }[kind];
    await to({ ...settings, ...at })({ hard: keys(600), soft: [] });
    expect(asked).toHaveLength(parts);
  });
});

describe('a purge is not confirmed', () => {
  it.each<[string, number, string, Record<string, string>]>([
    ['by an error', 403, 'no', {}],
    ['by a redirect, which is not followed', 302, '', { location: '/elsewhere' }],
    ['by a failure in the body', 200, '{"success": false}', {}],
    ['by an endless body', 200, 'x'.repeat(100_000), {}],
  ])('%s', async (_, status, body, head) => {
    const { url, asked } = await openApi(status, body, head);
    await expect(to({ EDGE_CLOUDFLARE_URL: url, EDGE_CLOUDFLARE_TOKEN: 's' })(purge)).rejects.toThrow();
    expect(asked).toHaveLength(1);
  });

  it('by an edge that is down', async () => {
    await expect(to({ EDGE_VARNISH_URLS: ['http://127.0.0.1:1'], EDGE_VARNISH_TOKEN: 's' })(purge)).rejects.toThrow();
  });
});
