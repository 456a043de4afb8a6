import { type IncomingMessage, request as ask, type ServerResponse } from 'node:http';
import { status } from './status.ts';

const passedOn = ['content-type', 'content-length', 'cache-control', 'etag', 'last-modified', 'vary'] as const;

/** Sends on the pictures of the main API, for installations without a picture host of their own. */
export const forwardUploads = (mainApiUrl: string) => (request: IncomingMessage, response: ServerResponse): void => {
  const target = `${mainApiUrl}${request.url ?? '/'}`;
  const headers = { accept: request.headers.accept ?? '*/*', ...(request.headers['if-none-match'] ? { 'if-none-match': request.headers['if-none-match'] } : {}) };
  const upstream = ask(target, { method: request.method, headers, timeout: 10_000 }, (answer) => {
    for (const name of passedOn) if (answer.headers[name]) response.setHeader(name, answer.headers[name]);
    response.statusCode = answer.statusCode ?? status.badGateway;
    answer.pipe(response);
  });
  const giveUp = (): void => {
    if (response.headersSent) response.destroy();
    else response.writeHead(status.badGateway, { 'cache-control': 'no-store' }).end();
  };
  upstream.on('timeout', () => upstream.destroy()).on('error', giveUp);
  response.on('close', () => upstream.destroy());
  upstream.end();
};
