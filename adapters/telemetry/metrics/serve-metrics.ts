import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Log } from '../log.ts';
import type { Time } from '#adapters/time/time.ts';

interface Needs {
  readonly host: string;
  /** 0 takes a free port. */
  readonly port: number;
  /** The exposition format of Prometheus. */
  readonly read: () => Promise<string>;
  readonly log: Pick<Log, 'info' | 'fold'>;
  readonly time: Pick<Time, 'after'>;
}

/** Milliseconds. During a deploy on one machine, the old process still holds the port. */
const tryAgainAfter = 1_000;

const answer = ({ read, log }: Pick<Needs, 'read' | 'log'>): Server =>
  createServer({ headersTimeout: 5_000, requestTimeout: 5_000 }, (request, response) => {
    const { method = '', url } = request;
    if (url !== '/metrics') return void response.writeHead(404).end();
    if (method !== 'GET' && method !== 'HEAD') return void response.writeHead(405, { allow: 'GET, HEAD' }).end();
    read().then(
      (text) =>
        response
          .writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'cache-control': 'no-store' })
          .end(method === 'HEAD' ? undefined : text),
      (error: unknown) => {
        log.fold({ level: 'error', event: 'metrics-broken', same: [String(error)], fields: { error } });
        response.writeHead(500).end();
      },
    );
  });

/** A busy port never stops the site: it is logged and tried again. */
export const serveMetrics = ({ host, port, read, log, time }: Needs): { close(): Promise<void> } => {
  const server = answer({ read, log }).unref();
  let closed = false;
  const listen = (): void => {
    if (!closed) server.listen({ host, port });
  };
  server.on('listening', () => log.info('metrics-listening', { host, port: (server.address() as AddressInfo).port }));
  server.on('error', ({ code = '' }: NodeJS.ErrnoException) => {
    log.fold({ level: 'error', event: 'metrics-not-listening', same: [code], fields: { host, port, code } });
    if (!server.listening) time.after(tryAgainAfter, listen);
  });
  listen();
  return {
    close: async () => {
      closed = true;
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
};
