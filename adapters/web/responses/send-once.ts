import type { IncomingMessage, ServerResponse } from 'node:http';

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
