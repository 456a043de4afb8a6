import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Answer } from './kept-answers.ts';
import { sendRedirect } from '../addresses/redirects.ts';
import { refuse, tooMany, unanswered } from '../responses/refuse.ts';
import { sendBody } from '../responses/send-cached-page.ts';
import { status } from '../responses/status.ts';

export const sendAnswer = (
  request: IncomingMessage,
  response: ServerResponse,
  headers: readonly string[],
  answer: Answer,
): boolean => {
  switch (answer.kind) {
    case 'body':
      sendBody(request, response, answer.body);
      break;
    case 'moved':
      sendRedirect(request, response, headers, answer.location, true, false);
      break;
    case 'refused':
      refuse(request, response, headers, { status: status.badRequest, detail: answer.detail });
      break;
    case 'forbidden':
      refuse(request, response, headers, { status: status.forbidden, detail: 'the upstream service denies access' });
      break;
    case 'unavailable':
      refuse(request, response, headers, unanswered(answer));
      break;
    case 'too-many':
      refuse(request, response, headers, tooMany(answer.retryAfter));
      break;
    case 'missing':
      return false;
  }
  return true;
};
