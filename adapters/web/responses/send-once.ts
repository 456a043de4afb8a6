import type { IncomingMessage, ServerResponse } from 'node:http';

/** Sends a few bytes that are not worth a stored copy; `head` is flat, names and values in turn. */
export const sendOnce = (
  request: IncomingMessage,
  response: ServerResponse,
  code: number,
  head: readonly string[],
  body: string | Buffer,
): void => {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  response.writeHead(code, [...head, 'content-length', String(bytes.length)]);
  response.end(request.method === 'HEAD' ? undefined : bytes);
};
