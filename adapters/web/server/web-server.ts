import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AnswerAddress } from '../pages/answer-address.ts';
import { type FormName, formNames, type GateName, gateNames } from '../endpoints/site-endpoints.ts';
import { healthRoutes, type Readiness } from './health.ts';
import { neverStored } from '../responses/lifetime.ts';
import { status } from '../responses/status.ts';

/** Takes a form that was posted; false for an address that takes none. */
export type TakeForm = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

export interface WebServerNeeds {
  readonly headers: readonly string[];
  readonly readiness: Readiness;
  /** Run before everything else, in the order of `gates`; a public node has few. */
  readonly gates?: Partial<Readonly<Record<GateName, RequestHandler>>>;
  /** Pages, redirects, and addresses that nothing can stand at; the rest goes on. */
  readonly pages: AnswerAddress;
  /** What is not a page (resource-routes.ts). */
  readonly resources: RequestHandler;
  /** Says that there is no such thing. */
  readonly missing: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Take forms that are posted, in the order of `forms`. */
  readonly forms: Partial<Readonly<Record<FormName, TakeForm>>>;
  /** What no rule foresaw: logged, and answered as a passing failure. */
  readonly recover: (request: IncomingMessage, response: ServerResponse, error: unknown) => void | Promise<void>;
}

const isReading = (method: string | undefined): boolean => method === 'GET' || method === 'HEAD';

/** What is not a fresh page copy. */
export const createWebServer = (needs: WebServerNeeds): Express => {
  const { headers, readiness, gates = {}, forms, pages, resources, missing, recover } = needs;
  const app = express();
  app.disable('x-powered-by').disable('etag').set('case sensitive routing', true).set('strict routing', true);

  const formsOrReading: RequestHandler = async (request, response, next) => {
    if (isReading(request.method)) return next();
    if (request.method === 'POST') for (const name of formNames) if (await forms[name]?.(request, response)) return;
    response.writeHead(status.methodNotAllowed, [...headers, 'allow', 'GET, HEAD', 'cache-control', neverStored]).end();
  };
  // Express tells an error handler by its four parameters.
  const onError: ErrorRequestHandler = (error, request, response, _next) => recover(request, response, error);

  for (const name of gateNames) if (gates[name]) app.use(gates[name]);
  app.use(formsOrReading);
  app.use(healthRoutes(readiness, headers));
  app.use((request, response, next) => pages(request, response, next));
  app.use(resources);
  app.use((request, response) => missing(request, response));
  app.use(onError);
  return app;
};
