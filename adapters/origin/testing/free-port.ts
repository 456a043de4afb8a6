import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below what systems give to whoever asks for any port, or calls out: there another takes it before it is used. */
const [first, end] = [20_000, 32_000] as const;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** A port of loopback for a process that is about to start. */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = randomInt(first, end);
    if (await isFree(port)) return port;
  }
};
