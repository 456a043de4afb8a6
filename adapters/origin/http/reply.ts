import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { OriginLog } from './origin-log.ts';
import { Problem } from './problem.ts';
import { readRange } from './read-range.ts';

export interface Reply {
  readonly body: Buffer | string;
  readonly type: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly ranged?: boolean;
}

const etagOf = (body: Buffer | string): string => `"${createHash('sha1').update(body).digest('base64url')}"`;

const knows = (request: IncomingMessage, etag: string): boolean => {
  const known = request.headers['if-none-match'];
  return (
    known !== undefined &&
    (known.trim() === '*' || known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag))
  );
};

const safety = { 'X-Content-Type-Options': 'nosniff' } as const;

export const sendReply = (
  request: IncomingMessage,
  response: ServerResponse,
  { body, type, headers, ranged = false }: Reply,
): void => {
  const etag = etagOf(body);
  const kept = { ETag: etag, ...safety, ...headers, ...(ranged ? { 'Accept-Ranges': 'bytes' } : {}) };
  if (knows(request, etag)) {
    response.writeHead(304, kept).end();
    return;
  }
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  const { range: asked, 'if-range': ifRange = etag } = request.headers;
  const range = ranged && ifRange === etag ? readRange(asked, bytes.length) : null;
  if (range === 'outside') {
    response.writeHead(416, { ...kept, 'Content-Range': `bytes */${bytes.length}`, 'Content-Length': 0 }).end();
    return;
  }
  const part = range === null ? bytes : bytes.subarray(range.from, range.to + 1);
  const place = range === null ? {} : { 'Content-Range': `bytes ${range.from}-${range.to}/${bytes.length}` };
  response.writeHead(range === null ? 200 : 206, {
    ...kept,
    ...place,
    'Content-Type': type,
    'Content-Length': part.length,
  });
  response.end(request.method === 'HEAD' ? undefined : part);
};

export const sendProblem = (
  request: IncomingMessage,
  response: ServerResponse,
  cause: unknown,
  log: OriginLog,
): void => {
  const known = cause instanceof Problem;
  if (!known) log(cause, String(request.headers['x-request-id'] ?? '').slice(0, 64) || undefined);
  const problem = known ? cause : new Problem(500, 'Internal error');
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(problem.status, {
    ...safety,
    'Content-Type': 'application/problem+json',
    'Content-Length': Buffer.byteLength(problem.body),
    ...problem.headers,
  });
  response.end(request.method === 'HEAD' ? undefined : problem.body);
};
