import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { answeredInMemory, hitServers } from '../server/hit-servers.fake.ts';
import { admitPipelined, maxPipelined } from './pipelining.ts';

const open: (() => void)[] = [];
afterEach(() => open.splice(0).forEach((close) => close()));

const setUp = async () => {
  const admitted: ServerResponse[] = [];
  const server = createServer((request, response) => {
    if (admitPipelined(request, response)) admitted.push(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(() => (server.closeAllConnections(), server.close()));
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  open.push(() => socket.destroy());
  socket.on('error', () => undefined).resume();
  const ask = (count: number) => socket.write('GET /x HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(count));
  return { admitted, socket, ask };
};

it('closes a connection that sends many requests without waiting for a response', async () => {
  const { admitted, socket, ask } = await setUp();
  ask(500);
  await once(socket, 'close');
  expect(admitted).toHaveLength(maxPipelined);
});

it('admits any number of requests, each after a response', async () => {
  const { admitted, socket, ask } = await setUp();
  for (let round = 1; round <= 3 * maxPipelined; round += 1) {
    ask(1);
    await vi.waitFor(() => expect(admitted).toHaveLength(round));
    admitted.at(-1)?.end('x');
    await once(socket, 'data');
  }
  expect(socket.destroyed).toBe(false);
});

it('limits requests that no cached page answers, and no others', async () => {
  const { serve, state } = await hitServers();
  const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: lap.example\r\n\r\n`;
  const hits = await answeredInMemory(serve(), ask('/').repeat(20));
  expect(hits.match(/HTTP\/1\.1 200/g)).toHaveLength(20);
  await answeredInMemory(serve(), ask('/nincs').repeat(20));
  expect(state.asked).toBe(maxPipelined);
});
