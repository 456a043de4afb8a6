import { once } from 'node:events';
import http, { type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export const deskFaults = ['killed', 'slow', 'status-500', 'html', 'half-lists', 'empty-lists'] as const;
export type DeskFault = (typeof deskFaults)[number];

export interface FaultyDesk {
  readonly url: string;
  fault: DeskFault | null;
  readonly close: () => Promise<void>;
}

const slowness = 30_000;

const spoilt = (fault: DeskFault | null, headers: IncomingHttpHeaders, body: string) => {
  const list: unknown = /^\s*\[/.test(body) ? JSON.parse(body) : null;
  if (fault === 'status-500') return { status: 500, headers: {}, body: 'Internal Server Error' };
  if (fault === 'html')
    return { status: 200, headers: { 'content-type': 'text/html' }, body: '<!doctype html><h1>Karbantartás</h1>' };
  if (!Array.isArray(list)) return null;
  if (fault === 'half-lists')
    return { status: 200, headers, body: JSON.stringify(list.filter((_, at) => at % 2 === 0)) };
  if (fault === 'empty-lists')
    return { status: 200, headers: { ...headers, 'x-wp-total': '0', 'x-wp-totalpages': '0' }, body: '[]' };
  return null;
};

/** A proxy before a desk, which spoils its answers as a broken server, cache or plugin does. */
export const startFaultyDesk = async (target: string): Promise<FaultyDesk> => {
  const faulty: { fault: DeskFault | null } = { fault: null };
  const answer = async (path: string, sent: IncomingHttpHeaders, response: ServerResponse): Promise<void> => {
    const { fault } = faulty;
    if (fault === 'killed') return void response.destroy();
    if (fault === 'slow') await wait(slowness);
    const authorization = sent.authorization ?? '';
    const healthy = await fetch(`${target}${path}`, { headers: authorization === '' ? {} : { authorization } });
    const body = Buffer.from(await healthy.arrayBuffer());
    const headers = Object.fromEntries([...healthy.headers].filter(([name]) => /^(?:content-type|x-wp-)/.test(name)));
    const spoiled = spoilt(fault, headers, body.toString());
    response.writeHead(spoiled?.status ?? healthy.status, spoiled?.headers ?? headers).end(spoiled?.body ?? body);
  };
  const server = http.createServer(({ url = '/', headers }, response) => {
    answer(url, headers, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(faulty, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async (): Promise<void> => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  });
};
