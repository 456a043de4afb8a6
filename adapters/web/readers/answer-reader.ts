import type { IncomingMessage, ServerResponse } from 'node:http';
import { carryAppMode, isAppMode } from '#core/app-shell/app-mode.ts';
import type { Site } from '#core/addresses/sites/site.ts';
import type { InsteadOfPage } from '#core/pages/instead-of-page.ts';
import { problemAt, type ReaderProblem, type ReaderStep } from '#core/pages/readers/support/reader-step.ts';
import { neverStored } from '../responses/lifetime.ts';
import type { SendProblem } from '../responses/problem.ts';
import { retryHead } from '../responses/refuse.ts';
import { sendOnce } from '../responses/send-once.ts';
import { status, statusInsteadOf } from '../responses/status.ts';
import type { ReaderCall, ReaderOutcome } from './reader-outcome.ts';

export type RenderReader = (
  call: ReaderCall,
  step: ReaderStep,
) => Promise<{ readonly text: string } | { readonly instead: InsteadOfPage }>;

export interface AnswerReaderNeeds {
  readonly draw: RenderReader;
  readonly sendProblem: SendProblem;
  readonly headers: readonly string[];
}

/** The later of two headers wins. A stricter policy would also remove Origin from the page's form. */
const forOne = ['cache-control', neverStored, 'x-robots-tag', 'noindex', 'referrer-policy', 'strict-origin'] as const;

const passing: ReadonlySet<ReaderProblem['kind']> = new Set(['unavailable', 'half-signed-out']);

const statusOf = (problem: ReaderProblem | null, method: string | undefined): number => {
  if (problem === null) return status.ok;
  if (problem.kind === 'wait') return status.tooMany;
  if (passing.has(problem.kind)) return status.unavailable;
  return method === 'POST' ? status.unprocessable : status.ok;
};

const asFile = [
  'content-type',
  'application/json; charset=utf-8',
  'content-disposition',
  'attachment; filename="fiokom-adatai.json"',
] as const;

/** Redirects, or sends a page or file that only this reader may see and no cache may store (R29). */
export const createAnswerReader = ({ draw, sendProblem, headers }: AnswerReaderNeeds) => {
  const problem = (request: IncomingMessage, response: ServerResponse, site: Site, code: number, wait = 0) => {
    // The request body may be unread.
    if (request.method === 'POST') response.setHeader('connection', 'close');
    return sendProblem(request, response, { status: code, site, path: '' }, false, wait);
  };

  return async (call: ReaderCall, response: ServerResponse, outcome: ReaderOutcome): Promise<void> => {
    const { request, site } = call;
    const head = [...headers, ...forOne, ...outcome.cookies];
    if ('problem' in outcome) return problem(request, response, site, outcome.problem, outcome.wait);
    const leadTo = (path: string): void => {
      // Keep a reader in app mode (R37).
      const location = isAppMode(call.query) ? carryAppMode(path) : path;
      sendOnce(request, response, status.seeOther, [...head, 'location', location], '');
    };
    if ('location' in outcome) return leadTo(outcome.location);
    if ('json' in outcome) return sendOnce(request, response, status.ok, [...head, ...asFile], outcome.json);
    const drawn = await draw(call, outcome.step);
    if ('text' in drawn) {
      const why = problemAt(outcome.step);
      const code = statusOf(why, request.method);
      const more = retryHead(code, why?.kind === 'wait' ? why.seconds : 0);
      const type = ['content-type', 'text/html; charset=utf-8'];
      return sendOnce(request, response, code, [...head, ...type, ...more], drawn.text);
    }
    const { instead } = drawn;
    return instead.kind === 'redirect'
      ? leadTo(instead.location)
      : problem(request, response, site, statusInsteadOf(instead));
  };
};
