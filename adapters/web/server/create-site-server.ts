import { createServer, type RequestListener, type Server } from 'node:http';
import type { AnswerNoRequest } from './answer-no-request.ts';

export interface SiteServerNeeds {
  readonly answer: RequestListener;
  readonly noRequest: AnswerNoRequest;
  readonly patience?: Patience;
}

/** Milliseconds. */
interface Patience {
  readonly headersTimeout: number;
  /** For head and body together. */
  readonly requestTimeout: number;
  /** How often senders are looked at; Node's own 30 s would be the real patience. */
  readonly connectionsCheckingInterval: number;
  readonly keepAliveTimeout: number;
}

/** Node's own patience with slow senders is a minute and more. */
export const patience: Patience = {
  headersTimeout: 10_000,
  requestTimeout: 10_000,
  connectionsCheckingInterval: 500,
  keepAliveTimeout: 65_000,
};

/**
 * The one server that readers reach: it cuts slow senders off, and says in words, with the headers of every answer,
 * what it cannot take.
 */
export const createSiteServer = ({ answer, noRequest, patience: own = patience }: SiteServerNeeds): Server => {
  // A missing host is judged with all others (request-target.ts): Node's own answer has no headers.
  const server = createServer({ ...own, requireHostHeader: false }, answer);
  server.on('clientError', noRequest.onSocket);
  server.on('checkExpectation', noRequest.refuseExpectation);
  return server;
};
