import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Result } from 'neverthrow';
import type { Failure } from '#core/failure/failure.ts';
import { type StoredBody, textBody } from './cached-page.ts';
import { refuse, unanswered } from './refuse.ts';
import { requestIdHead } from '../requests/request-id.ts';
import { sendBody } from './send-cached-page.ts';

export const jsonBody = (answer: unknown, caching: string, headers: readonly string[]): StoredBody =>
  textBody(JSON.stringify(answer), 'application/json; charset=utf-8', caching, [...headers, 'x-robots-tag', 'noindex']);

export const sendJson = (
  request: IncomingMessage,
  response: ServerResponse,
  answer: unknown,
  caching: string,
  headers: readonly string[],
): void => sendBody(request, response, jsonBody(answer, caching, headers), requestIdHead());

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
