import { createServer, type RequestListener, type Server } from 'node:http';
import type { AnswerNoRequest } from './answer-no-request.ts';

export interface SiteServerNeeds {
  readonly answer: RequestListener;
  readonly noRequest: AnswerNoRequest;
  readonly timeout?: Timeout;
}

/** Milliseconds. */
interface Timeout {
  readonly headersTimeout: number;
  readonly requestTimeout: number;
  /** Node's default of 30 s would exceed the timeouts. */
  readonly connectionsCheckingInterval: number;
  readonly keepAliveTimeout: number;
}

/** Node's defaults are a minute and more. */
export const timeout: Timeout = {
  headersTimeout: 10_000,
  requestTimeout: 10_000,
  connectionsCheckingInterval: 500,
  keepAliveTimeout: 65_000,
};

export const createSiteServer = ({ answer, noRequest, timeout: own = timeout }: SiteServerNeeds): Server => {
  // Checked in request-target.ts: Node's own response lacks our headers.
  const server = createServer({ ...own, requireHostHeader: false }, answer);
  server.on('clientError', noRequest.onSocket);
  server.on('checkExpectation', noRequest.refuseExpectation);
  return server;
};
