import type { Payload } from '#core/pages/building/payload.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Site } from '#core/addresses/sites/site.ts';
import { isInApp } from '../requests/is-in-app.ts';
import type { AdmitWork } from '../requests/admit-work.ts';
import { acceptedEncoding, bytesOfText, compress } from './compression/encoding.ts';
import { maxHeld, neverStored } from './lifetime.ts';
import { createCompressText } from './compression/compress-text.ts';
import { retryHead } from './refuse.ts';
import { readHead } from '../requests/request-head.ts';
import { sendOnce } from './send-once.ts';
import { status } from './status.ts';

export interface Problem {
  readonly status: number;
  readonly site: Site;
  /** As requested; at most 200 characters. */
  readonly path: string;
}

export interface ShownProblem extends Problem {
  readonly app: boolean;
}

export type RenderProblem = (problem: ShownProblem) => Promise<string>;

/** Milliseconds to cache a shared error screen: rendering one per rejected request costs too much. */
const sameFor = 5_000;

const namesPath = ({ status: code, path }: Problem): boolean => code === status.notFound && path !== '';

export const renderedOnce = (render: RenderProblem, now: () => number): RenderProblem => {
  const drawn = new Map<string, { readonly at: number; readonly text: Promise<string> }>();
  return (problem) => {
    if (namesPath(problem)) return render(problem);
    const key = `${problem.status} ${problem.site.slug} ${problem.app}`;
    const known = drawn.get(key);
    if (known && now() - known.at < sameFor) return known.text;
    const text = render({ ...problem, path: '' });
    drawn.set(key, { at: now(), text });
    text.catch(() => drawn.delete(key));
    return text;
  };
};

const maxCompressed = 32;

const caching = (code: number, untilNext: number): string =>
  code === status.notFound ? `public, max-age=${Math.floor(Math.min(maxHeld, untilNext))}` : neverStored;

interface ProblemOptions {
  readonly untilNext?: () => number;
  readonly admitWork?: AdmitWork;
}

/**
 * Sends the error screen of spec §2.8, or JSON for a data request. A 404 expires at the next publication (R42). A
 * client over its rate limit gets the cached screen without a path.
 */
export const createProblemSender = (
  render: RenderProblem,
  headers: readonly string[],
  { untilNext = () => Infinity, admitWork }: ProblemOptions = {},
) => {
  const pack = createCompressText(maxCompressed);
  const admitted = (request: IncomingMessage, problem: Problem): Problem => {
    const permit = namesPath(problem) ? admitWork?.(request) : undefined;
    if (permit === undefined) return problem;
    return permit.wait() > 0 ? { ...problem, path: '' } : problem;
  };
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    asked: Problem,
    asData: boolean,
    retryAfter?: number,
  ): Promise<void> => {
    const problem = { ...admitted(request, asked), app: isInApp(request) };
    const body = asData
      ? JSON.stringify({ kind: 'none', status: problem.status } satisfies Payload)
      : await render(problem);
    const encoding = asData ? 'identity' : acceptedEncoding(readHead(request.rawHeaders).acceptEncoding);
    const compressed = !asData && namesPath(problem) ? compress(bytesOfText(body), encoding) : pack(body, encoding);
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
      await compressed,
    );
  };
};

export type SendProblem = ReturnType<typeof createProblemSender>;
