import { chmod, mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { Server, Socket } from 'node:net';
import type { Time } from '#adapters/time/time.ts';
import { causeInWords } from './cause-in-words.ts';
import { sendRequest } from './send-request.ts';
import { takeSocketPlace } from './socket-place.ts';

/** Errors are returned to the client as `{ broken }`. */
export type AnswerRequest = (request: unknown) => Promise<unknown>;

export interface Listening {
  close(): Promise<void>;
}

const maxBytes = 8 * 1024 * 1024;
/** Milliseconds to receive a complete request. */
const timeout = 5_000;

/** Reads one line of JSON. Rejects when it is too long, too slow or invalid. */
const readRequest = (socket: Socket, deadline: AbortSignal): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let bytes = 0;
    const onLate = (): void => reject(new Error('The request timed out before its end'));
    deadline.addEventListener('abort', onLate, { once: true });
    const end = (): void => {
      deadline.removeEventListener('abort', onLate);
      try {
        resolve(JSON.parse(Buffer.concat(parts).toString().trim()));
      } catch {
        reject(new Error('The request is not JSON'));
      }
    };
    socket.on('data', (part: Buffer) => {
      bytes += part.length;
      if (bytes > maxBytes) reject(new Error(`The request is longer than ${maxBytes} bytes`));
      else parts.push(part);
      if (part.at(-1) === 10) end();
    });
    socket.on('end', end);
    socket.on('error', reject);
  });

const serve = async (socket: Socket, answer: AnswerRequest, deadline: AbortSignal): Promise<void> => {
  const reply = await readRequest(socket, deadline)
    .then(answer)
    .catch((cause: unknown) => ({ broken: causeInWords(cause) }));
  if (socket.writable) socket.end(`${JSON.stringify(reply)}\n`, () => socket.destroySoon());
};

/** The umask gives only this user access from the moment the socket exists. */
const open = (server: Server, path: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    const mask = process.umask(0o177);
    server.listen(path, resolve);
    process.umask(mask);
  });

const isTaken = (dataDir: string): Promise<boolean> =>
  sendRequest(dataDir, { do: 'hello' }).then(
    (answer) => answer !== 'nobody',
    () => true,
  );

/** Null when another server already listens on this data folder. Requests and responses are one line of JSON each. */
export const listenForRequests = async (
  dataDir: string,
  answer: AnswerRequest,
  time: Pick<Time, 'deadline'>,
): Promise<Listening | null> => {
  await mkdir(dataDir, { recursive: true });
  if (await isTaken(dataDir)) return null;
  const { path, leave } = await takeSocketPlace(dataDir);
  // A client may close its side before it has received the response.
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => undefined);
    void serve(socket, answer, time.deadline(timeout));
  });
  await open(server, path);
  if (process.platform !== 'win32') await chmod(path, 0o600);
  server.on('error', () => undefined);
  return {
    close: async () => {
      await new Promise((resolve) => server.close(resolve));
      await leave();
    },
  };
};
