import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ephemeral port range: the system gives these ports to no other process. */
const [first, end] = [20_000, 32_000] as const;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

const given = new Set<number>();

export const freePort = async (): Promise<number> => {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = randomInt(first, end);
    if (!given.has(port) && (await isFree(port))) {
      given.add(port);
      return port;
    }
  }
  throw new Error('Loopback gives no port');
};
