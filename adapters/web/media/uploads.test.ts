import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer as listen } from 'node:net';
import { expect, it } from 'vitest';
import { systemTime } from '#adapters/time/system-time.ts';
import { createAdmitWork } from '../requests/admit-work.ts';
import { forwardUploads } from './uploads.ts';

it('speaks TLS with a main API at an https address', async () => {
  const heard = Promise.withResolvers<number>();
  const mainApi = listen((socket) =>
    socket
      .on('error', () => undefined)
      .once('data', (bytes: Buffer) => {
        heard.resolve(bytes[0] ?? 0);
        socket.destroy();
      }),
  ).listen(0, '127.0.0.1');
  await new Promise((resolve) => mainApi.once('listening', resolve));
  const place = {
    mainApiUrl: `https://127.0.0.1:${(mainApi.address() as AddressInfo).port}`,
    mainApiHeaders: {},
    time: systemTime,
    admitWork: createAdmitWork(() => 0, { addressOf: () => '' }),
    staffTokenOf: () => null,
  };
  const forward = forwardUploads(place, [], () => undefined);
  const site = createServer(
    (request, response) => void forward(request, response, { host: '', path: request.url ?? '', query: '' }),
  ).listen(0, '127.0.0.1');
  await new Promise((resolve) => site.once('listening', resolve));
  const answer = await fetch(`http://127.0.0.1:${(site.address() as AddressInfo).port}/uploads/kep.jpg`);
  // The first byte of a TLS handshake.
  expect([await heard.promise, answer.status]).toEqual([0x16, 502]);
  site.close();
  mainApi.close();
});

it('requests a missing file once in 30 seconds, and invented names within the limit', async () => {
  const asked: string[] = [];
  const mainApi = createServer(({ url = '' }, response) => {
    asked.push(url);
    response.writeHead(url.includes('van') ? 200 : 404).end('x');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => mainApi.once('listening', resolve));
  let now = 0;
  const forward = forwardUploads(
    {
      mainApiUrl: `http://127.0.0.1:${(mainApi.address() as AddressInfo).port}`,
      mainApiHeaders: {},
      time: { monotonic: () => now, after: (_, run) => (run(), () => undefined) },
      admitWork: createAdmitWork(() => 0, { addressOf: () => '' }, { burst: 2, perSecond: 0.001 }),
      staffTokenOf: () => null,
    },
    [],
    () => undefined,
  );
  const site = createServer(
    (request, response) => void forward(request, response, { host: '', path: request.url ?? '', query: '' }),
  ).listen(0, '127.0.0.1');
  await new Promise((resolve) => site.once('listening', resolve));
  const ask = async (name: string): Promise<number> => {
    const answer = await fetch(`http://127.0.0.1:${(site.address() as AddressInfo).port}/uploads/${name}.jpg`);
    await answer.text();
    return answer.status;
  };
  expect([await ask('van'), await ask('nincs'), await ask('nincs')]).toEqual([200, 404, 404]);
  expect(asked).toEqual(['/uploads/van.jpg', '/uploads/nincs.jpg']);
  now = 30_000;
  expect([await ask('nincs'), await ask('sincs'), await ask('van')]).toEqual([404, 429, 200]);
  expect(asked).toHaveLength(4);
  site.close();
  mainApi.close();
});

it('sends the token of signed-in staff, and no credentials of the browser', async () => {
  const heard: (string | undefined)[] = [];
  const mainApi = createServer(({ headers }, response) => {
    heard.push(headers.authorization);
    response.writeHead(200).end('x');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => mainApi.once('listening', resolve));
  const tokens = ['jel', null];
  const forward = forwardUploads(
    {
      mainApiUrl: `http://127.0.0.1:${(mainApi.address() as AddressInfo).port}`,
      mainApiHeaders: {},
      time: systemTime,
      admitWork: createAdmitWork(() => 0, { addressOf: () => '' }),
      staffTokenOf: () => tokens.shift() ?? null,
    },
    [],
    () => undefined,
  );
  const site = createServer(
    (request, response) => void forward(request, response, { host: '', path: request.url ?? '', query: '' }),
  ).listen(0, '127.0.0.1');
  await new Promise((resolve) => site.once('listening', resolve));
  const address = `http://127.0.0.1:${(site.address() as AddressInfo).port}/uploads/kep.jpg`;
  for (const _ of [1, 2]) await (await fetch(address, { headers: { authorization: 'Bearer idegen' } })).text();
  expect(heard).toEqual(['Bearer jel', undefined]);
  site.close();
  mainApi.close();
});
