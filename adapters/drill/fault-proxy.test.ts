import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';

const healthy = '{"items":[1,{"tags":["a"]}],"title":"Cím"}';

let upstream: http.Server;
let proxy: FaultProxy;
let asked: http.IncomingMessage[] = [];

beforeEach(async () => {
  asked = [];
  upstream = http.createServer((request, response) => {
    asked.push(request);
    response.writeHead(200, { 'content-type': 'application/json', edition: '7' }).end(healthy);
  });
  upstream.listen(0, '127.0.0.1');
  await once(upstream, 'listening');
  proxy = await startFaultProxy(`http://127.0.0.1:${(upstream.address() as AddressInfo).port}/v1`);
});

afterEach(async () => {
  await proxy.close();
  upstream.close();
  upstream.closeAllConnections();
});

const ask = async (): Promise<readonly [status: number | string, body: string]> => {
  try {
    const response = await fetch(`${proxy.url}/api/x?a=1`, { headers: { 'origin-secret': 's' } });
    return [response.status, await response.text()];
  } catch (cause) {
    return ['failed', ((cause as Error).cause as NodeJS.ErrnoException | undefined)?.code ?? 'cut'];
  }
};

describe('a fault proxy', () => {
  it('passes requests and responses on', async () => {
    expect(await ask()).toEqual([200, healthy]);
    expect([asked[0]?.url, asked[0]?.headers['origin-secret']]).toEqual(['/v1/api/x?a=1', 's']);
  });

  it.each([
    ['refused', ['failed', 'ECONNREFUSED']],
    ['status-500', [500, '{"status":500}']],
    ['html', [200, '<h1>Maintenance</h1>']],
    ['no-body', [200, '']],
    ['emptied-lists', [200, '{"items":[],"title":"Cím"}']],
  ] as const)('makes the fault %s', async (fault, expected) => {
    await proxy.set(fault);
    expect(await ask()).toEqual(expected);
    await proxy.set(null);
    expect(await ask()).toEqual([200, healthy]);
  });

  it.each(['reset', 'half-body'] as const)('cuts the connection: %s', async (fault) => {
    await proxy.set(fault);
    expect((await ask())[0]).toBe('failed');
  });

  it('answers a schema of something else', async () => {
    await proxy.set('wrong-schema');
    expect(JSON.parse((await ask())[1])).toMatchObject({ items: 'x' });
  });

  it('holds a slow response until the fault ends', async () => {
    await proxy.set('slow', (path) => path === '/api/slow');
    const request = http.get(`${proxy.url}/api/slow`, { headers: { expect: '100-continue' } });
    const ended = once(request, 'error');
    // The proxy has received the request, and another one after it.
    await once(request, 'continue');
    expect(await ask()).toEqual([200, healthy]);
    expect(asked.map(({ url }) => url)).toEqual(['/v1/api/x?a=1']);
    await proxy.set(null);
    expect(await ended).toMatchObject([{ code: 'ECONNRESET' }]);
  });

  it('writes a huge body until the client leaves', async () => {
    await proxy.set('huge-body');
    const response = await fetch(`${proxy.url}/api/x`);
    const reader = response.body?.getReader();
    let size = 0;
    while (size < 8 * 1024 * 1024) size += (await reader?.read())?.value?.length ?? Infinity;
    await reader?.cancel();
    expect(size).toBeLessThan(Infinity);
  });
});
