import { createConnection } from 'node:net';
import { findSocket } from './socket-place.ts';

/** The command may have taken effect. */
export const serverEnded = 'SERVER_ENDED';

export type Answer = { readonly answer: unknown } | 'nobody';

const isNobody = (cause: unknown): boolean =>
  ['ENOENT', 'ECONNREFUSED', 'ENOTSOCK'].includes((cause as NodeJS.ErrnoException).code ?? '');

const exchange = (path: string, request: unknown): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const socket = createConnection(path, () => void socket.end(`${JSON.stringify(request)}\n`));
    socket.on('error', reject);
    socket.on('data', (part: Buffer) => parts.push(part));
    socket.on('end', () => {
      try {
        resolve(JSON.parse(Buffer.concat(parts).toString()));
      } catch {
        reject(Object.assign(new Error('The server closed the connection before it responded'), { code: serverEnded }));
      }
    });
  });

export const sendRequest = async (dataDir: string, request: unknown): Promise<Answer> => {
  const path = await findSocket(dataDir);
  if (path === null) return 'nobody';
  try {
    return { answer: await exchange(path, request) };
  } catch (cause) {
    if (isNobody(cause)) return 'nobody';
    throw cause;
  }
};
