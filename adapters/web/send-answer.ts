import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Answer } from './kept-answers.ts';
import { neverStored } from './lifetime.ts';
import { readHead } from './request-head.ts';
import { sendCopy } from './send-copy.ts';
import { status } from './status.ts';

const sendProblemJson = (request: IncomingMessage, response: ServerResponse, headers: readonly string[], code: number, title: string, detail: string): void => {
  const bytes = Buffer.from(JSON.stringify({ type: 'about:blank', title, status: code, detail }));
  const retry = code === status.unavailable ? ['retry-after', '10'] : [];
  response.writeHead(code, [...headers, 'content-type', 'application/problem+json', 'cache-control', neverStored, ...retry, 'content-length', String(bytes.length)]);
  response.end(request.method === 'HEAD' ? undefined : bytes);
};

/** Sends what machines asked for, or says in words why not; false for what is not there. */
export const sendAnswer = (request: IncomingMessage, response: ServerResponse, headers: readonly string[], answer: Answer): boolean => {
  switch (answer.kind) {
    case 'body': sendCopy(request.method, readHead(request.rawHeaders), response, answer.body); break;
    case 'refused': sendProblemJson(request, response, headers, status.badRequest, 'Bad Request', answer.detail); break;
    case 'unavailable': sendProblemJson(request, response, headers, status.unavailable, 'Service Unavailable', 'the newsroom does not answer'); break;
    case 'missing': return false;
  }
  return true;
};
