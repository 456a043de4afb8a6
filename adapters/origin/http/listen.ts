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
  readonly url: string;
  close(): Promise<void>;
}

interface Options {
  readonly host: string;
  /** 0 picks a free port. */
  readonly port: number;
  readonly answer: (asked: Asked) => Promise<Reply>;
  readonly log: OriginLog;
  readonly time: Time;
  /** Runs each request, to measure it. */
  readonly observe?: (request: IncomingMessage, response: ServerResponse, run: () => void) => void;
}

const ask = async (request: IncomingMessage, answer: Options['answer']): Promise<Reply> =>
  answer({ ...readAddress(request.url ?? '/'), request });

const closeServer = (server: Server, time: Time): Promise<void> =>
  new Promise((resolve) => {
    const cancel = time.after(1_000, () => server.closeAllConnections());
    server.close(() => {
      cancel();
      resolve();
    });
    server.closeIdleConnections();
  });

export const listen = async ({
  host,
  port,
  answer,
  log,
  time,
  observe = (_request, _response, run) => run(),
}: Options): Promise<Listening> => {
  // Web nodes read the origin's clock from `Date`; Node.js would send the system time.
  const setDate = (response: ServerResponse) => response.setHeader('Date', new Date(time.now()).toUTCString());
  const server = createServer(
    { keepAlive: true, keepAliveTimeout: 75_000, requestTimeout: 30_000 },
    (request, response) =>
      observe(
        request,
        response,
        () =>
          void ask(request, answer)
            .finally(() => setDate(response))
            .then((reply) => sendReply(request, response, reply))
            .catch((cause: unknown) => sendProblem(request, response, cause, log)),
      ),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  // Without file descriptors, only the new connection fails.
  server.on('error', (cause) => log(cause));
  const { port: taken } = server.address() as AddressInfo;
  return { url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`, close: () => closeServer(server, time) };
};
