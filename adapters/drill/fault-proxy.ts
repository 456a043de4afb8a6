import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import type { FaultName } from '#adapters/newsroom-contract/drill.ts';
import { readBody, spoil } from './spoil.ts';

export interface FaultProxy {
  readonly url: string;
  /** Spoils the requests whose path `matches`; null passes everything on. */
  readonly set: (fault: FaultName | null, matches?: (path: string) => boolean) => Promise<void>;
  readonly close: () => Promise<void>;
}

const loopback = '127.0.0.1';
const all: (path: string) => boolean = () => true;

/** A proxy before an upstream that spoils responses on request. */
export const startFaultProxy = async (target: string): Promise<FaultProxy> => {
  const base = new URL(target);
  const client = base.protocol === 'https:' ? https : http;
  const agent = new client.Agent({ keepAlive: true });
  let fault: FaultName | null = null;
  let spoils = all;

  const send = (request: IncomingMessage): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const { host: _, 'accept-encoding': __, ...headers } = request.headers;
      const path = `${base.pathname.replace(/\/$/, '')}${request.url ?? '/'}`;
      const onward = client.request(
        {
          agent,
          host: base.hostname,
          port: base.port,
          path,
          method: request.method,
          headers: { ...headers, host: base.host },
        },
        resolve,
      );
      onward.on('error', reject);
      request.pipe(onward);
    });

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const spoiling = spoils(request.url ?? '/') ? fault : null;
    // Held until the fault ends: `set` closes the connection.
    if (spoiling === 'slow') return;
    if (spoiling === 'reset' || spoiling === 'refused') return void request.socket.resetAndDestroy();
    const healthy = await send(request);
    if (spoiling === null) {
      response.writeHead(healthy.statusCode ?? 502, healthy.headers);
      healthy.on('error', () => response.destroy()).pipe(response);
      return;
    }
    spoil(spoiling, await readBody(healthy), response);
  };

  const server = http.createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.on('connection', (socket) => {
    if (fault === 'reset' && spoils === all) socket.resetAndDestroy();
  });
  const listen = async (port: number): Promise<number> => {
    server.listen(port, loopback);
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);

  const stopListening = async (): Promise<void> => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };

  return {
    url: `http://${loopback}:${port}`,
    set: async (next, matches = all) => {
      [fault, spoils] = [next, matches];
      // One port cannot refuse a part of the connections: a part is reset instead.
      if (next === 'refused' && matches === all) return stopListening();
      server.closeAllConnections();
      if (!server.listening) await listen(port);
    },
    close: async () => {
      await stopListening();
      agent.destroy();
    },
  };
};
