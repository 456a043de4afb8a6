import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Site } from '#core/addresses/sites/site.ts';
import { neverStored } from './lifetime.ts';
import { retryHead } from './refuse.ts';
import { sendOnce } from './send-once.ts';
import { status } from './status.ts';

/** What an error screen is told. */
export interface Problem {
  readonly status: number;
  readonly site: Site;
  /** As asked for; shown as text, at most 200 characters. */
  readonly path: string;
}

export type RenderProblem = (problem: Problem) => Promise<string>;

/** Seconds for which nobody in front of us need ask again for what is not there. */
const absentFor = 30;

const caching = (code: number, untilNext: number): string => (code === status.notFound ? `public, max-age=${Math.floor(Math.min(absentFor, untilNext))}` : neverStored);

/** Answers with the error screen of spec §2.8, or with a few bytes of JSON where data was asked for. `untilNext` tells the seconds until something comes out: an absence ends then (R42). */
export const createProblemSender = (render: RenderProblem, headers: readonly string[], untilNext: () => number = () => Infinity) =>
  async (request: IncomingMessage, response: ServerResponse, problem: Problem, asData: boolean, retryAfter?: number): Promise<void> => {
    const body = asData ? JSON.stringify({ kind: 'none', status: problem.status }) : await render(problem);
    sendOnce(request, response, problem.status, [
      ...headers,
      'content-type', asData ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
      'cache-control', caching(problem.status, untilNext()),
      ...retryHead(problem.status, retryAfter),
    ], body);
  };

export type SendProblem = ReturnType<typeof createProblemSender>;
