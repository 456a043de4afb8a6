import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { guardedRequest } from './guarded-fetch.ts';

const servers: http.Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const open = async (answer: http.RequestListener): Promise<string> => {
  const server = http.createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const limits = { maxBytes: 100, allowLoopback: true, deadline: () => new AbortController().signal };
const headers = { authorization: 'Basic a2V5', accept: 'application/json' };

const redirectTo =
  (place: string): http.RequestListener =>
  (request, response) => {
    if (request.url === '/end') response.end(request.headers.authorization ?? 'none');
    else response.writeHead(302, { location: place }).end();
  };

describe('a guarded request', () => {
  it('sends credentials along within the origin, and to no other', async () => {
    const other = await open((request, response) => void response.end(request.headers.authorization ?? 'none'));
    const [same, away] = [await open(redirectTo('/end')), await open(redirectTo(other))];
    expect(await guardedRequest(same, headers, limits)).toMatchObject({ bytes: Buffer.from('Basic a2V5') });
    expect(await guardedRequest(away, headers, limits)).toMatchObject({ bytes: Buffer.from('none') });
  });

  it('gives the status of an error with its body', async () => {
    const site = await open((_, response) => void response.writeHead(404).end('{}'));
    expect(await guardedRequest(site, headers, limits)).toMatchObject({ status: 404, bytes: Buffer.from('{}') });
  });

  it('ends at the size limit, with a length and without one', async () => {
    const told = await open((_, response) => void response.end('x'.repeat(101)));
    const streamed = await open((_, response) => {
      response.write('x'.repeat(60));
      response.end('x'.repeat(60));
    });
    for (const site of [told, streamed])
      expect(await guardedRequest(site, headers, limits)).toEqual({ why: 'too large' });
  });

  it('refuses this machine without the option, also after a redirect', async () => {
    const site = await open((_, response) => void response.end());
    expect(await guardedRequest(site, headers, { ...limits, allowLoopback: false })).toEqual({
      why: 'a private address',
    });
    const leading = await open(redirectTo('http://10.0.0.1/'));
    expect(await guardedRequest(leading, headers, limits)).toEqual({ why: 'a private address' });
  });
});
