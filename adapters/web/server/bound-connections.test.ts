import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { once } from 'node:events';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { boundConnections, connectionLimitsOf } from './bound-connections.ts';
import { trustedProxies } from '../requests/trusted-proxies.ts';

const open: (() => void)[] = [];
afterEach(() => open.splice(0).forEach((close) => close()));

const setUp = async (limits: { maxTotal: number; maxPerPlace: number }, networks: readonly string[] = []) => {
  const refused: unknown[] = [];
  const server = createServer((_, response) => response.end('ok'));
  boundConnections(server, {
    ...limits,
    proxies: trustedProxies(networks),
    log: { fold: ({ fields }) => void refused.push(fields) },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(() => (server.closeAllConnections(), server.close()));
  const { port } = server.address() as AddressInfo;
  const come = async (localAddress: string): Promise<Socket> => {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    open.push(() => socket.destroy());
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    return socket;
  };
  const answers = async (socket: Socket): Promise<boolean> => {
    const answer = new Promise<boolean>((resolve) => {
      socket.once('data', () => resolve(true)).once('close', () => resolve(false));
    });
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    return answer;
  };
  return { come, answers, refused };
};

describe('connections', () => {
  it('beyond the limit of one address are closed, and others are answered', async () => {
    const { come, answers, refused } = await setUp({ maxTotal: 10, maxPerPlace: 3 });
    const silent: Socket[] = [];
    for (let at = 0; at < 8; at += 1) silent.push(await come('127.0.0.2'));
    await vi.waitFor(() => expect(refused).toHaveLength(5));
    expect(refused[0]).toEqual({ why: 'place', max: 3 });
    expect(await answers(await come('127.0.0.3'))).toBe(true);
    silent[0]?.destroy();
    await vi.waitFor(async () => expect(await answers(await come('127.0.0.2'))).toBe(true));
  });

  it('beyond the total limit are closed, also those of trusted proxies', async () => {
    const { come, refused } = await setUp({ maxTotal: 4, maxPerPlace: 2 }, ['127.0.0.9']);
    for (let at = 0; at < 6; at += 1) await come('127.0.0.9');
    await vi.waitFor(() => expect(refused).toEqual([1, 2].map(() => ({ why: 'total', max: 4 }))));
  });

  it('are half of the descriptors, and half of those one address’s', () => {
    const limits = (soft: unknown) => connectionLimitsOf({ userLimits: { open_files: { soft } } });
    expect([limits(150), limits(1_048_576), limits('unlimited'), connectionLimitsOf({})]).toEqual([
      { maxTotal: 75, maxPerPlace: 37 },
      { maxTotal: 10_000, maxPerPlace: 5_000 },
      { maxTotal: 10_000, maxPerPlace: 5_000 },
      { maxTotal: 512, maxPerPlace: 256 },
    ]);
    fc.assert(
      fc.property(fc.anything(), (soft) => {
        const { maxTotal, maxPerPlace } = limits(soft);
        expect(maxPerPlace).toBeGreaterThan(0);
        expect(maxPerPlace).toBeLessThanOrEqual(maxTotal / 2);
      }),
    );
  });
});
