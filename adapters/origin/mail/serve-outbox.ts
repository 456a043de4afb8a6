import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Database } from '../database/connection/open-database.ts';
import { letterPage, missingPage, outboxPage } from './outbox-page.ts';
import { pruneOutbox } from './letters.ts';

interface Needs {
  readonly db: Database;
  readonly now: () => number;
  /** A loopback port; 0 for a free one. */
  readonly port: number;
  readonly log: (cause: unknown) => void;
}

/** Protects against DNS rebinding: a foreign page sends another host. */
const ownHost = /^(?:[a-z0-9-]+\.)*localhost(?::\d+)?$|^127\.0\.0\.1(?::\d+)?$|^\[::1\](?::\d+)?$/;

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'self'; form-action 'none'; frame-ancestors 'none'",
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
};

const answer = async (
  { db, now }: Needs,
  { method, url = '', headers: { host = '' } }: IncomingMessage,
): Promise<readonly [number, string]> => {
  if (!ownHost.test(host)) return [421, ''];
  if (method !== 'GET' && method !== 'HEAD') return [405, ''];
  const [, id] = /^\/outbox(?:\/(\d{1,9}))?\/?(?:\?.*)?$/.exec(url === '/' ? '/outbox' : url) ?? [null, 'none'];
  if (id === 'none') return [404, missingPage()];
  if (id !== undefined) {
    const letter = await db.selectFrom('letters').selectAll().where('id', '=', Number(id)).executeTakeFirst();
    return letter === undefined ? [404, missingPage()] : [200, letterPage(letter)];
  }
  await pruneOutbox(db, now());
  const letters = await db
    .selectFrom('letters')
    .select(['id', 'recipient', 'subject', 'made_at'])
    .orderBy('id', 'desc')
    .execute();
  return [200, outboxPage(letters)];
};

const reply = (needs: Needs, request: IncomingMessage, response: ServerResponse): Promise<void> =>
  answer(needs, request)
    .catch((cause: unknown): readonly [number, string] => {
      needs.log(cause);
      return [503, ''];
    })
    .then(
      ([status, html]) => void response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : html),
    );

/** Without a stack: the cause is another process. */
const cannotListen = (port: number, { code }: NodeJS.ErrnoException): Error =>
  Object.assign(
    new Error(
      `The outbox for letters cannot listen on port ${port} (${code}) and shows no letters. Set OPERATOR_PORT to another port`,
    ),
    { stack: '', code },
  );

/** Serves the outbox on loopback only. If the port is taken, it logs an error and returns a null URL. */
export const serveOutbox = async (
  needs: Needs,
): Promise<{ readonly url: string | null; readonly close: () => Promise<void> }> => {
  const server = createServer((request, response) => void reply(needs, request, response));
  const opened = await new Promise<boolean>((resolve) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      needs.log(cannotListen(needs.port, cause));
      resolve(false);
    });
    server.listen(needs.port, '127.0.0.1', () => resolve(true));
  });
  const { port } = (opened ? server.address() : { port: 0 }) as AddressInfo;
  return {
    url: opened ? `http://127.0.0.1:${port}/outbox` : null,
    close: async () => {
      if (!opened) return;
      server.closeAllConnections();
      await new Promise<void>((closed) => void server.close(() => closed()));
    },
  };
};
