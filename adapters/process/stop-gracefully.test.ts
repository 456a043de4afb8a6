import { Agent, createServer, get } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { systemTime } from '#adapters/time/system-time.ts';
import { endConnections, leaveSocket } from './stop-gracefully.ts';

it('responds to every open connection before the listener closes', async () => {
  const server = createServer((_, response) => response.end('answered'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  // The kernel has accepted all connections, the server none.
  const readers = Array.from({ length: 40 }, () => {
    const socket = connect(port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
    return text(socket).catch(({ code }: NodeJS.ErrnoException) => code ?? 'error');
  });
  await endConnections(server, systemTime);
  expect((await Promise.all(readers)).filter((answer) => !answer.endsWith('answered'))).toEqual([]);
});

it('serves idle connections after it has left the socket, and accepts no new ones', async () => {
  const server = createServer((_, response) => response.end('answered'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const ask = (agent: Agent): Promise<string> =>
    new Promise((resolve) => {
      get({ port, host: '127.0.0.1', agent }, (response) => resolve(text(response))).on(
        'error',
        ({ code }: NodeJS.ErrnoException) => resolve(code ?? 'error'),
      );
    });
  const [old, other] = [new Agent({ keepAlive: true, maxSockets: 1 }), new Agent()];
  expect(await ask(old)).toBe('answered');
  leaveSocket(server);
  expect([await ask(old), await ask(other)]).toEqual(['answered', 'ECONNREFUSED']);
  await endConnections(server, systemTime);
  old.destroy();
});
