import { connect, type Socket } from 'node:net';
import { addressOf } from './readers.ts';

interface OpenStream {
  readonly socket: Socket;
  heardAt: number | null;
}

/** Uses bare sockets to make the client cheap. */
export const openStreams = (port: number, path: string) => {
  const streams: OpenStream[] = [];
  let [wanted, refused] = ['"states"', 0];

  const open = (at: number): Promise<void> =>
    new Promise((resolve) => {
      const socket = connect({ port, host: '127.0.0.1' });
      const stream: OpenStream = { socket, heardAt: null };
      let tail = '';
      streams.push(stream);
      socket.setEncoding('latin1');
      socket.on('error', () => {
        refused += 1;
        resolve();
      });
      socket.on('data', (text: string) => {
        tail = (tail + text).slice(-20_000);
        if (stream.heardAt === null && tail.includes(wanted)) {
          stream.heardAt = performance.now();
          tail = '';
          resolve();
        } else if (/^HTTP\/1\.1 [45]/.test(tail)) {
          refused += 1;
          socket.destroy();
          resolve();
        }
      });
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${addressOf(at)}\r\n\r\n`);
    });

  return {
    open: async (many: number, atOnce = 100): Promise<void> => {
      for (let first = 0; first < many; first += atOnce)
        await Promise.all(Array.from({ length: Math.min(atOnce, many - first) }, (_, at) => open(first + at)));
    },
    refused: (): number => refused,
    heard: async (text: string, seconds: number): Promise<readonly number[]> => {
      wanted = text;
      for (const stream of streams) stream.heardAt = null;
      for (const end = performance.now() + seconds * 1000; performance.now() < end;) {
        if (streams.every(({ heardAt, socket }) => heardAt !== null || socket.destroyed)) break;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      return streams.flatMap(({ heardAt }) => (heardAt === null ? [] : [heardAt]));
    },
    close: () => streams.forEach(({ socket }) => socket.destroy()),
  };
};
