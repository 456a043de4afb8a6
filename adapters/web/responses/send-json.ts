import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Result } from 'neverthrow';
import type { Failure } from '#core/failure/failure.ts';
import { textBody } from './cached-page.ts';
import { refuse, unanswered } from './refuse.ts';
import { requestIdHead } from '../requests/request-id.ts';
import { sendBody } from './send-cached-page.ts';

/** Sends an answer that browsers may keep by `caching`, with an ETag; search engines are kept out. */
export const sendJson = (
  request: IncomingMessage,
  response: ServerResponse,
  answer: unknown,
  caching: string,
  headers: readonly string[],
): void =>
  sendBody(
    request,
    response,
    textBody(JSON.stringify(answer), 'application/json; charset=utf-8', caching, [
      ...headers,
      'x-robots-tag',
      'noindex',
    ]),
    requestIdHead(),
  );

/** The same for what an upstream may have failed to say. */
export const sendOutcome = (
  request: IncomingMessage,
  response: ServerResponse,
  outcome: Result<unknown, Failure>,
  caching: string,
  headers: readonly string[],
): void =>
  outcome.match(
    (answer) => sendJson(request, response, answer, caching, headers),
    (failure) => refuse(request, response, headers, unanswered(failure)),
  );
