import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Site } from '#core/addresses/sites/site.ts';
import type { SignInProblem, SignInState } from '#core/readers/sessions/sign-in-step.ts';
import { neverStored } from '../responses/lifetime.ts';
import { retryHead } from '../responses/refuse.ts';
import { sendOnce } from '../responses/send-once.ts';
import { status } from '../responses/status.ts';
import type { FormOutcome } from './sign-in-steps.ts';

export type RenderSignIn = (site: Site, state: SignInState) => Promise<string | null>;

const passing: ReadonlySet<SignInProblem['kind']> = new Set(['unavailable', 'others-stay', 'provider-unavailable']);

const statusOf = (problem: SignInProblem | null): number => {
  if (problem === null) return status.ok;
  if (problem.kind === 'wait') return status.tooMany;
  return passing.has(problem.kind) ? status.unavailable : status.unprocessable;
};

export const createAnswerSignIn =
  (draw: RenderSignIn, headers: readonly string[]) =>
  async (request: IncomingMessage, response: ServerResponse, site: Site, outcome: FormOutcome): Promise<boolean> => {
    if ('unavailable' in outcome) return false;
    const head = [...headers, 'cache-control', neverStored, ...outcome.cookies];
    if ('location' in outcome) {
      sendOnce(request, response, status.seeOther, [...head, 'location', outcome.location], '');
      return true;
    }
    const text = await draw(site, outcome.state);
    if (text === null) return false;
    const { problem } = outcome.state;
    const code = statusOf(problem);
    const more = [
      'content-type',
      'text/html; charset=utf-8',
      ...retryHead(code, problem?.kind === 'wait' ? problem.seconds : 0),
    ];
    sendOnce(request, response, code, [...head, ...more], text);
    return true;
  };
