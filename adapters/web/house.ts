import express, { type ErrorRequestHandler, type Express } from 'express';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { serveHealth, type Readiness } from './health.ts';
import { neverStored } from './lifetime.ts';
import type { AnswerAddress } from './answer-address.ts';
import { status } from './status.ts';

export interface HouseNeeds {
  readonly headers: readonly string[];
  readonly readiness: Readiness;
  readonly answer: AnswerAddress;
  /** Takes a form that was sent; false for an address that takes none. */
  readonly takeForm: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
  /** What no rule foresaw: logged, and answered as a passing failure. */
  readonly recover: (request: IncomingMessage, response: ServerResponse, error: unknown) => void | Promise<void>;
}

const pairs = (flat: readonly string[]): readonly (readonly [string, string])[] =>
  flat.flatMap((name, index) => (index % 2 === 0 ? [[name, flat[index + 1] ?? ''] as const] : []));

const isReading = (method: string | undefined): boolean => method === 'GET' || method === 'HEAD';

/** What is not a fresh page copy: reading, the few forms, health, then every address of the product. */
export const createHouse = ({ headers, readiness, answer, takeForm, recover }: HouseNeeds): Express => {
  const app = express();
  app.disable('x-powered-by').disable('etag').set('case sensitive routing', true).set('strict routing', true);
  app.use(async (request, response, next) => {
    if (isReading(request.method)) return next();
    if (request.method === 'POST' && (await takeForm(request, response))) return;
    for (const [name, value] of pairs(headers)) response.setHeader(name, value);
    response.writeHead(status.methodNotAllowed, { allow: 'GET, HEAD', 'cache-control': neverStored }).end();
  });
  app.use(['/healthz', '/readyz'], (_request, response, next) => {
    for (const [name, value] of pairs(headers)) response.setHeader(name, value);
    next();
  });
  serveHealth(app, readiness);
  app.use((request, response) => answer(request, response));
  // Express tells an error handler by its four parameters.
  const onError: ErrorRequestHandler = (error, request, response, _next) => recover(request, response, error);
  app.use(onError);
  return app;
};
