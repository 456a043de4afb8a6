import type { RequestListener, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { Failure } from '#core/failure/failure.ts';
import { heavyRuns } from './heavy-runs.fake.ts';

export interface Fate {
  readonly name: string;
  readonly answer: RequestListener;
  readonly kind: Failure['kind'];
  readonly withToken?: Failure['kind'];
  readonly retryAfter?: number;
  readonly slow?: boolean;
}

const json = { 'content-type': 'application/json' };
const answering =
  (status: number, body: string | Buffer, headers: Record<string, string> = json): RequestListener =>
  (_, response) => {
    response.writeHead(status, headers).end(body);
  };
const problem = (status: number, detail: string, headers = {}) =>
  answering(status, JSON.stringify({ title: 'x', status, detail }), {
    'content-type': 'application/problem+json',
    ...headers,
  });

const truncated: RequestListener = (_, response: ServerResponse) => {
  response.writeHead(200, { ...json, 'content-length': '1000' });
  response.write('{"items":', () => response.destroy());
};
const drip: RequestListener = (_, response) => {
  response.writeHead(200, json);
  const timer = setInterval(() => response.write(' '), 20);
  response.on('close', () => clearInterval(timer));
};
const oversized = `{"items":[],"totalItems":0,"padding":"${'x'.repeat(5 * 1024 * 1024)}"}`;

/** All failures of a call (spec §8). */
export const fates: readonly Fate[] = [
  { name: '200 with JSON of another kind', answer: answering(200, '{"something":"else"}'), kind: 'malformed' },
  { name: '200 with null', answer: answering(200, 'null'), kind: 'malformed' },
  { name: '200 without JSON', answer: answering(200, '<!doctype html><title>Hello</title>'), kind: 'malformed' },
  { name: '200 with nothing', answer: answering(200, ''), kind: 'malformed' },
  { name: '400', answer: problem(400, 'page'), kind: 'malformed' },
  { name: '404', answer: problem(404, 'slug'), kind: 'not-found' },
  { name: '403', answer: problem(403, 'no'), kind: 'forbidden' },
  {
    name: '401 of an old session',
    answer: problem(401, 'Expired JWT Token'),
    kind: 'malformed',
    withToken: 'session-expired',
  },
  {
    name: '401 without an access token',
    answer: problem(401, 'Missing accessToken, use your refreshToken!'),
    kind: 'malformed',
    withToken: 'session-expired',
  },
  {
    name: '401 for another reason',
    answer: problem(401, 'Bad credentials'),
    kind: 'malformed',
    withToken: 'forbidden',
  },
  { name: '429', answer: problem(429, 'slower', { 'retry-after': '7' }), kind: 'unavailable', retryAfter: 7 },
  { name: '500', answer: problem(500, 'oops'), kind: 'unavailable' },
  { name: '500 with a long page', answer: answering(500, 'x'.repeat(100_000)), kind: 'unavailable' },
  {
    name: '503 with Retry-After',
    answer: problem(503, 'back soon', { 'retry-after': '30' }),
    kind: 'unavailable',
    retryAfter: 30,
  },
  { name: 'silence', answer: () => {}, kind: 'unavailable', slow: true },
  { name: 'a drip', answer: drip, kind: 'unavailable', slow: true },
  { name: 'a reset', answer: (request) => request.socket.resetAndDestroy(), kind: 'unavailable' },
  { name: 'a truncated body', answer: truncated, kind: 'malformed' },
  { name: 'an oversized body', answer: answering(200, oversized), kind: 'malformed' },
  {
    name: 'a small gzip that opens large',
    answer: answering(200, gzipSync(oversized), { ...json, 'content-encoding': 'gzip' }),
    kind: 'malformed',
  },
  {
    name: 'a redirect to another host',
    answer: answering(302, '', { location: 'http://127.0.0.1:5432/' }),
    kind: 'unavailable',
  },
];

export const fatesOf = (calls: readonly unknown[], call: unknown, all: readonly Fate[] = fates): readonly Fate[] => {
  if (heavyRuns >= 100 || calls.length < all.length) return all;
  const at = calls.indexOf(call);
  return all.filter((_, fate) => (fate + at) % all.length < 5);
};
