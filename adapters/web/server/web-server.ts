import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AnswerAddress } from '../pages/answer-address.ts';
import { currentRequest, noteRoute } from '#adapters/telemetry/current-request.ts';
import { type FormName, formNames, type GateName, gateNames } from '../endpoints/site-endpoints.ts';
import { healthRoutes, type Readiness } from './health.ts';
import { neverStored } from '../responses/lifetime.ts';
import { status } from '../responses/status.ts';

export type TakeForm = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

export interface WebServerNeeds {
  readonly headers: readonly string[];
  readonly readiness: Readiness;
  readonly gates?: Partial<Readonly<Record<GateName, RequestHandler>>>;
  readonly pages: AnswerAddress;
  readonly resources: RequestHandler;
  readonly missing: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  readonly forms: Partial<Readonly<Record<FormName, TakeForm>>>;
  readonly recover: (request: IncomingMessage, response: ServerResponse, error: unknown) => void | Promise<void>;
}

/** Some forms name their page themselves. */
const noteForm = (name: FormName): void => {
  if (currentRequest()?.route === undefined) noteRoute(name);
};

const isReading = (method: string | undefined): boolean => method === 'GET' || method === 'HEAD';

export const createWebServer = (needs: WebServerNeeds): Express => {
  const { headers, readiness, gates = {}, forms, pages, resources, missing, recover } = needs;
  const app = express();
  app.disable('x-powered-by').disable('etag').set('case sensitive routing', true).set('strict routing', true);

  const formsOrReading: RequestHandler = async (request, response, next) => {
    if (isReading(request.method)) return next();
    if (request.method === 'POST')
      for (const name of formNames) if (await forms[name]?.(request, response)) return noteForm(name);
    response.writeHead(status.methodNotAllowed, [...headers, 'allow', 'GET, HEAD', 'cache-control', neverStored]).end();
  };
  // Express recognizes an error handler by its four parameters.
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
