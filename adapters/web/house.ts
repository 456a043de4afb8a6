import express, { type Express } from 'express';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { serveHealth, type Readiness } from './health.ts';
import { neverStored } from './lifetime.ts';
import type { AnswerAddress } from './answer-address.ts';
import { status } from './status.ts';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

export interface HouseNeeds {
  readonly headers: readonly string[];
  readonly readiness: Readiness;
  /** Sends a file of the built client; false when there is none. */
  readonly assets: (request: IncomingMessage, response: ServerResponse, path: string) => Promise<boolean>;
  readonly uploads: Handler;
  readonly answer: AnswerAddress;
}

const pairs = (flat: readonly string[]): readonly (readonly [string, string])[] =>
  flat.flatMap((name, index) => (index % 2 === 0 ? [[name, flat[index + 1] ?? ''] as const] : []));

const isReading = (method: string | undefined): boolean => method === 'GET' || method === 'HEAD';

/** Routes what is not a fresh page copy: health, pictures, files of the client, then every address of the product. */
export const createHouse = ({ headers, readiness, assets, uploads, answer }: HouseNeeds): Express => {
  const app = express();
  app.disable('x-powered-by').disable('etag').set('case sensitive routing', true).set('strict routing', true);
  app.use((request, response, next) => {
    if (isReading(request.method)) return next();
    for (const [name, value] of pairs(headers)) response.setHeader(name, value);
    response.writeHead(status.methodNotAllowed, { allow: 'GET, HEAD', 'cache-control': neverStored }).end();
  });
  app.use(['/healthz', '/readyz'], (_request, response, next) => {
    for (const [name, value] of pairs(headers)) response.setHeader(name, value);
    next();
  });
  serveHealth(app, readiness);
  app.use(async (request, response) => {
    const path = request.originalUrl.split('?', 1)[0] ?? '/';
    if (path.startsWith('/uploads/')) {
      for (const [name, value] of pairs(headers)) response.setHeader(name, value);
      return uploads(request, response);
    }
    if (!(await assets(request, response, path))) await answer(request, response);
  });
  return app;
};
