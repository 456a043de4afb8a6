import type { Payload } from '#core/pages/payload.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Site } from '#core/addresses/sites/site.ts';
import { acceptedEncoding, bytesOfText, compress } from './encoding.ts';
import { longestHeld, neverStored } from './lifetime.ts';
import { createPackText } from './pack-text.ts';
import { retryHead } from './refuse.ts';
import { readHead } from './request-head.ts';
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

/** Draws a screen that names no path once for all who are shown it meanwhile. `now` is unix milliseconds. */
export const drawnOnce = (render: RenderProblem, now: () => number): RenderProblem => {
  const drawn = new Map<string, { readonly at: number; readonly text: Promise<string> }>();
  return (problem) => {
    if (problem.status === status.notFound) return render(problem);
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

/**
 * Answers with the error screen of spec §2.8, or with a few bytes of JSON where data was asked for. `untilNext` tells
 * the seconds until something comes out: an absence ends then (R42).
 */
export const createProblemSender = (
  render: RenderProblem,
  headers: readonly string[],
  untilNext: () => number = () => Infinity,
) => {
  const pack = createPackText(mostPacked);
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    problem: Problem,
    asData: boolean,
    retryAfter?: number,
  ): Promise<void> => {
    const body = asData
      ? JSON.stringify({ kind: 'none', status: problem.status } satisfies Payload)
      : await render(problem);
    const encoding = asData ? 'identity' : acceptedEncoding(readHead(request.rawHeaders).acceptEncoding);
    // A screen that names a path is sent once.
    const packed = problem.status === status.notFound ? compress(bytesOfText(body), encoding) : pack(body, encoding);
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
