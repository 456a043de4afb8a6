import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Time } from '#adapters/time/time.ts';
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
  readonly time: Time;
}

const ask = async (request: IncomingMessage, answer: Options['answer']): Promise<Reply> =>
  answer({ ...readAddress(request.url ?? '/'), request });

const closeServer = (server: Server, time: Time): Promise<void> =>
  new Promise((resolve) => {
    // A call that hangs must not hold up the stop.
    const cancel = time.after(1_000, () => server.closeAllConnections());
    server.close(() => {
      cancel();
      resolve();
    });
    server.closeIdleConnections();
  });

/** Opens a keep-alive HTTP server that answers by one function. */
export const listen = async ({ host, port, answer, log, time }: Options): Promise<Listening> => {
  // Web nodes learn the clock of this origin from it; Node.js would send the system's.
  const setDate = (response: ServerResponse) => response.setHeader('Date', new Date(time.now()).toUTCString());
  const server = createServer(
    { keepAlive: true, keepAliveTimeout: 75_000, requestTimeout: 30_000 },
    (request, response) => {
      void ask(request, answer)
        .finally(() => setDate(response))
        .then((reply) => sendReply(request, response, reply))
        .catch((cause: unknown) => sendProblem(request, response, cause, log));
    },
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  // Where files are short, a connection that cannot be taken costs that connection.
  server.on('error', (cause) => log(cause));
  const { port: taken } = server.address() as AddressInfo;
  return { url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`, close: () => closeServer(server, time) };
};
