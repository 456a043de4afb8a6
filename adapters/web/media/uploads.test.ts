import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer as listen } from 'node:net';
import { expect, it } from 'vitest';
import { systemTime } from '#adapters/time/system-time.ts';
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
