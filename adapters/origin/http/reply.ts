import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Problem } from './problem.ts';

/** What a call answers: bytes, and how they may be kept. */
export interface Reply {
  readonly body: Buffer | string;
  readonly type: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const etagOf = (body: Buffer | string): string => `"${createHash('sha1').update(body).digest('base64url')}"`;

const knows = (request: IncomingMessage, etag: string): boolean => {
  const known = request.headers['if-none-match'];
  return known !== undefined && (known.trim() === '*' || known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag));
};

const safety = { 'X-Content-Type-Options': 'nosniff' } as const;

/** Sends a reply with its ETag, or 304 when the asker has it already. */
export const sendReply = (request: IncomingMessage, response: ServerResponse, { body, type, headers }: Reply): void => {
  const etag = etagOf(body);
  const kept = { ETag: etag, ...safety, ...headers };
  if (knows(request, etag)) {
    response.writeHead(304, kept).end();
    return;
  }
  response.writeHead(200, { ...kept, 'Content-Type': type, 'Content-Length': Buffer.byteLength(body) });
  response.end(request.method === 'HEAD' ? undefined : body);
};

/** Sends what went wrong, in words; an unexpected error is told to the log only. */
export const sendProblem = (request: IncomingMessage, response: ServerResponse, cause: unknown, log: (cause: unknown) => void): void => {
  const known = cause instanceof Problem;
  if (!known) log(cause);
  const problem = known ? cause : new Problem(500, 'The call could not be answered');
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(problem.status, { ...safety, 'Content-Type': 'application/problem+json', 'Content-Length': Buffer.byteLength(problem.body), ...problem.headers });
  response.end(request.method === 'HEAD' ? undefined : problem.body);
};
