import type { Payload } from '#core/pages/building/payload.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Site } from '#core/addresses/sites/site.ts';
import type { AdmitWork } from '../requests/admit-work.ts';
import { acceptedEncoding, bytesOfText, compress } from './compression/encoding.ts';
import { longestHeld, neverStored } from './lifetime.ts';
import { createPackText } from './compression/pack-text.ts';
import { retryHead } from './refuse.ts';
import { readHead } from '../requests/request-head.ts';
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

/**
 * Milliseconds for which a screen that is the same for all is sent again: when many are turned away, drawing it for
 * each would cost more than what they came for.
 */
const sameFor = 5_000;

/** A screen that names what was asked for is one reader's alone; others are the same for all. */
const namesPath = ({ status: code, path }: Problem): boolean => code === status.notFound && path !== '';

/** Draws a screen that names no path once for all who are shown it meanwhile. `now` is unix milliseconds. */
export const drawnOnce = (render: RenderProblem, now: () => number): RenderProblem => {
  const drawn = new Map<string, { readonly at: number; readonly text: Promise<string> }>();
  return (problem) => {
    if (namesPath(problem)) return render(problem);
    const key = `${problem.status} ${problem.site.slug}`;
    const known = drawn.get(key);
    if (known && now() - known.at < sameFor) return known.text;
    const text = render({ ...problem, path: '' });
    drawn.set(key, { at: now(), text });
    text.catch(() => drawn.delete(key));
    return text;
  };
};

/** Screens of so many sites and kinds. */
const mostPacked = 32;

const caching = (code: number, untilNext: number): string =>
  code === status.notFound ? `public, max-age=${Math.floor(Math.min(longestHeld, untilNext))}` : neverStored;

interface ProblemOptions {
  readonly untilNext?: () => number;
  /** Unlimited unless told. */
  readonly admitWork?: AdmitWork;
}

/**
 * Answers with the error screen of spec §2.8, or with a few bytes of JSON where data was asked for. `untilNext` tells
 * the seconds until something comes out: an absence ends then (R42). A place that has asked for too much that does not
 * exist is shown the screen that names no path, because that one is drawn and compressed once.
 */
export const createProblemSender = (
  render: RenderProblem,
  headers: readonly string[],
  { untilNext = () => Infinity, admitWork }: ProblemOptions = {},
) => {
  const pack = createPackText(mostPacked);
  const admitted = (request: IncomingMessage, problem: Problem): Problem => {
    const permit = namesPath(problem) ? admitWork?.(request) : undefined;
    if (permit === undefined) return problem;
    if (permit.wait() > 0) return { ...problem, path: '' };
    permit.spend();
    return problem;
  };
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    asked: Problem,
    asData: boolean,
    retryAfter?: number,
  ): Promise<void> => {
    const problem = admitted(request, asked);
    const body = asData
      ? JSON.stringify({ kind: 'none', status: problem.status } satisfies Payload)
      : await render(problem);
    const encoding = asData ? 'identity' : acceptedEncoding(readHead(request.rawHeaders).acceptEncoding);
    // A screen that names a path is sent once.
    const packed = !asData && namesPath(problem) ? compress(bytesOfText(body), encoding) : pack(body, encoding);
    sendOnce(
      request,
      response,
      problem.status,
      [
        ...headers,
        'content-type',
        asData ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
        'cache-control',
        caching(problem.status, untilNext()),
        ...(asData ? [] : ['vary', 'accept-encoding']),
        ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
        ...retryHead(problem.status, retryAfter),
      ],
      await packed,
    );
  };
};

export type SendProblem = ReturnType<typeof createProblemSender>;
