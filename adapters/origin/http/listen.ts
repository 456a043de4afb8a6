import { createServer } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OriginLog } from './origin-log.ts';
import { readAddress } from './address.ts';
import type { Address } from './address.ts';
import { sendProblem, sendReply } from './reply.ts';
import type { Reply } from './reply.ts';

export interface Asked extends Address {
  readonly request: IncomingMessage;
}

interface Listening {
  /** `http://127.0.0.1:<port>` */
  readonly url: string;
  close(): Promise<void>;
}

interface Options {
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  readonly answer: (asked: Asked) => Promise<Reply>;
  readonly log: OriginLog;
}

const ask = (request: IncomingMessage, answer: Options['answer']): Promise<Reply> =>
  answer({ ...readAddress(request.url ?? '/'), request });

const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    // A call that hangs must not hold up the stop.
    setTimeout(() => server.closeAllConnections(), 1_000).unref();
  });

/** Opens a keep-alive HTTP server that answers by one function. */
export const listen = async ({ host, port, answer, log }: Options): Promise<Listening> => {
  const server = createServer(
    { keepAlive: true, keepAliveTimeout: 75_000, requestTimeout: 30_000 },
    (request, response) => {
      void (async () => sendReply(request, response, await ask(request, answer)))().catch((cause: unknown) =>
        sendProblem(request, response, cause, log),
      );
    },
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  // Where files are short, a connection that cannot be taken costs that connection.
  server.on('error', (cause) => log(cause));
  const { port: taken } = server.address() as AddressInfo;
  return { url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`, close: () => closeServer(server) };
};
