import type { ServerResponse } from 'node:http';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createSteerableTime } from '#adapters/time/steerable-time.ts';
import { steerableDeadlines } from '#adapters/time/steerable-deadlines.fake.ts';
import { systemTime } from '#adapters/time/system-time.ts';
import type { Time } from '#adapters/time/time.ts';
import { callUpstream } from './call-upstream.ts';
import { fates } from './fates.fake.ts';
import type { Segments } from './upstream-url.ts';
import { defaultLimits, scaledLimits } from './limits.ts';
import { startLocalUpstream, type LocalUpstream } from './local-upstream.fake.ts';

const wire = z.object({ items: z.array(z.string()) });
const good = JSON.stringify({ items: ['x'], more: 1 });
const options = { deadline: 'primary', schema: wire } as const;
const generous = 30_000;

let upstream: LocalUpstream;
beforeAll(async () => {
  upstream = await startLocalUpstream();
});
afterAll(() => upstream.close());

const client = (limits = defaultLimits, time: Time = createSteerableTime()) =>
  callUpstream({ baseUrl: upstream.baseUrl, name: 'main-api', time, headers: { 'x-a': '1' }, limits });

describe('a good answer', () => {
  it('is parsed, and unknown fields are dropped', async () => {
    upstream.answer = (_, response) => response.end(good);
    expect((await client().get(['api', 'x'], {}, options))._unsafeUnwrap()).toEqual({ items: ['x'] });
  });

  it('is parsed without control characters', async () => {
    upstream.answer = (_, response) => response.end('{"items":["a\\u0000\\bé\u0085","\\ud800x"]}');
    expect((await client().get(['x'], {}, options))._unsafeUnwrap()).toEqual({ items: ['aé', 'x'] });
  });

  it('is requested with encoded segments, defined parameters and all headers', async () => {
    upstream.answer = (_, response) => response.end(good);
    const query = { page: null, text: 'ő&x', limit: 6, 'filters[tag]': 'a', gone: undefined };
    await client().get(['api', { slug: 'a/b?c', id: 'ű' }], query, {
      ...options,
      token: 't0',
      headers: { 'x-b': '2' },
    });
    const request = upstream.requests.at(-1);
    expect(request?.url).toBe('/api/a%2Fb%3Fc/%C5%B1?text=%C5%91%26x&limit=6&filters%5Btag%5D=a');
    expect(request?.headers).toMatchObject({
      'x-a': '1',
      'x-b': '2',
      authorization: 'Bearer t0',
      accept: 'application/json',
    });
  });

  it('is requested without a token if there is none', async () => {
    upstream.answer = (_, response) => response.end(good);
    await client().get(['x'], {}, { ...options, token: null });
    expect(upstream.requests.at(-1)?.headers.authorization).toBeUndefined();
  });
});

describe('every other fate', () => {
  it.each(fates)('$name is $kind', async ({ answer, kind, retryAfter, slow }) => {
    upstream.answer = answer;
    const asked = slow ? client(scaledLimits(0.05), systemTime) : client();
    const failure = (await asked.get(['x'], {}, options))._unsafeUnwrapErr();
    expect(failure).toMatchObject({ kind, upstream: 'main-api' });
    expect(failure.retryAfter).toBe(retryAfter);
    expect(failure.cause).toBeInstanceOf(Error);
  });

  it.each(fates.filter(({ slow }) => !slow))(
    '$name is told to who bore a token as what it is',
    async ({ answer, kind, withToken = kind }) => {
      upstream.answer = answer;
      expect((await client().get(['x'], {}, { ...options, token: 't0' }))._unsafeUnwrapErr().kind).toBe(withToken);
    },
  );

  it('a closed port is unavailable', async () => {
    const gone = await startLocalUpstream();
    await gone.close();
    const result = await callUpstream({ baseUrl: gone.baseUrl, name: 'gone', time: createSteerableTime() }).get(
      ['x'],
      {},
      options,
    );
    expect(result._unsafeUnwrapErr().kind).toBe('unavailable');
  });

  it('a redirect is not followed', async () => {
    const before = upstream.requests.length;
    upstream.answer = (_, response) => response.writeHead(302, { location: '/elsewhere' }).end();
    await client().get(['x'], {}, options);
    expect(upstream.requests.slice(before).map(({ url }) => url)).toEqual(['/x']);
  });

  it('a transform that throws makes the answer malformed', async () => {
    upstream.answer = (_, response) => response.end(good);
    const schema = wire.transform((): string => {
      throw new Error('cannot');
    });
    expect((await client().get(['x'], {}, { ...options, schema }))._unsafeUnwrapErr().kind).toBe('malformed');
  });

  it.each(['..', '.', ''])('the segment %j returns not-found without a request', async (slug) => {
    const before = upstream.requests.length;
    expect((await client().get(['api', { slug }, 'x'], {}, options))._unsafeUnwrapErr().kind).toBe('not-found');
    expect(upstream.requests.length).toBe(before);
  });

  it('a lone surrogate in a segment does not throw', async () => {
    upstream.answer = (_, response) => response.writeHead(404).end();
    expect((await client().get([{ slug: '\ud800' }], {}, options))._unsafeUnwrapErr().kind).toBe('not-found');
  });

  it('a token that no header can carry is unavailable', async () => {
    expect((await client().get(['x'], {}, { ...options, token: 'a\nb' }))._unsafeUnwrapErr().kind).toBe('unavailable');
  });
});

describe('a failure', () => {
  it('is reported when a caller’s timeout ends the call, and not when the caller cancels it', async () => {
    const responses: ServerResponse[] = [];
    upstream.answer = (_, response) => void responses.push(response);
    const reported: string[] = [];
    const { get } = callUpstream({
      baseUrl: upstream.baseUrl,
      name: 'main-api',
      time: createSteerableTime(),
      onFailure: ({ call }) => reported.push(call),
    });
    const [cancelled, late] = [new AbortController(), new AbortController()];
    const both = [
      get(['cancelled'], {}, { ...options, signal: cancelled.signal }),
      get(['late'], {}, { ...options, signal: late.signal }),
    ];
    await vi.waitFor(() => expect(responses).toHaveLength(2), generous);
    cancelled.abort();
    late.abort(new DOMException('The operation timed out', 'TimeoutError'));
    for (const one of await Promise.all(both)) expect(one._unsafeUnwrapErr().kind).toBe('unavailable');
    expect(reported).toEqual([expect.stringContaining('late')]);
  });
});

describe('the deadlines', () => {
  it('end a secondary call before a primary one', async () => {
    const responses: ServerResponse[] = [];
    upstream.answer = (_, response) => void responses.push(response);
    const time = steerableDeadlines();
    const patient = client({ ...defaultLimits, deadline: { primary: 5_000, secondary: 50 } }, time);
    const secondary = patient.get(['x'], {}, { ...options, deadline: 'secondary' });
    const primary = patient.get(['x'], {}, options);
    await vi.waitFor(() => expect(responses).toHaveLength(2), generous);
    await time.advance(50);
    expect((await secondary)._unsafeUnwrapErr().kind).toBe('unavailable');
    for (const response of responses) response.end(good);
    expect((await primary).isOk()).toBe(true);
  });
});

describe('the places', () => {
  it('limit requests in flight and queued, and reject the rest at once', async () => {
    const responses: ServerResponse[] = [];
    upstream.answer = (_, response) => void responses.push(response);
    const narrow = client({ ...defaultLimits, inFlight: 3, queued: 4 });
    const asked = Array.from({ length: 10 }, (_, id) => narrow.get([{ id }], {}, options));
    for (const inFlight of [3, 3, 1]) {
      await vi.waitFor(() => expect(responses).toHaveLength(inFlight), generous);
      for (const response of responses.splice(0)) response.end(good);
    }
    const results = await Promise.all(asked);
    expect(results.filter((result) => result.isOk())).toHaveLength(7);
    expect(results.slice(7).every((result) => result.isErr() && result.error.kind === 'unavailable')).toBe(true);
  });

  it('of secondary calls are not those of primary ones', async () => {
    upstream.answer = (request, response) => void (request.url === '/good' && response.end(good));
    const time = steerableDeadlines();
    const narrow = client({ ...defaultLimits, inFlight: 1, queued: 0 }, time);
    const stuck = narrow.get(['stuck'], {}, { ...options, deadline: 'secondary' });
    expect((await narrow.get(['good'], {}, options)).isOk()).toBe(true);
    await time.advance(defaultLimits.deadline.secondary);
    expect((await stuck).isErr()).toBe(true);
  });
});

describe('a lane', () => {
  it('that is full leaves other calls of the same deadline their places', async () => {
    upstream.answer = (request, response) => void (request.url === '/article' && response.end(good));
    const time = steerableDeadlines();
    const narrow = client({ ...defaultLimits, inFlight: 1, queued: 0 }, time);
    const flood = Array.from({ length: 50 }, () => narrow.get(['search'], {}, { ...options, policy: 'search' }));
    expect((await narrow.get(['article'], {}, options)).isOk()).toBe(true);
    await time.advance(defaultLimits.deadline.primary);
    expect((await Promise.all(flood)).every((result) => result.isErr())).toBe(true);
  });

  it('may have less room than others', async () => {
    upstream.answer = (_, response) => response.end(good);
    const narrow = client({ ...defaultLimits, policies: { search: { inFlight: 2, queued: 1 } } });
    const asked = (policy: string) =>
      Promise.all(Array.from({ length: 20 }, (_, id) => narrow.get([{ id }], {}, { ...options, policy })));
    const [searches, others] = await Promise.all([asked('search'), asked('lists')]);
    expect([searches, others].map((all) => all.filter((one) => one.isOk()).length)).toEqual([3, 20]);
  });

  it('that keeps failing pauses no other', async () => {
    upstream.answer = (request, response) =>
      request.url === '/article' ? response.end(good) : response.writeHead(503).end();
    const failing = client();
    for (let page = 0; page < 30; page += 1) await failing.get(['search'], { page }, { ...options, policy: 'search' });
    const before = upstream.requests.length;
    await failing.get(['search'], {}, { ...options, policy: 'search' });
    expect(upstream.requests.length).toBe(before);
    expect((await failing.get(['article'], {}, options)).isOk()).toBe(true);
  });
});

describe('the pause', () => {
  it('spares an upstream that keeps failing, for one deadline only', async () => {
    upstream.answer = (_, response) => response.writeHead(500).end();
    const failing = client();
    for (let id = 0; id < 20; id += 1) await failing.get([{ id }], {}, options);
    const before = upstream.requests.length;
    expect((await failing.get(['x'], {}, options))._unsafeUnwrapErr().kind).toBe('unavailable');
    expect(upstream.requests.length).toBe(before);
    await failing.get(['x'], {}, { ...options, deadline: 'secondary' });
    expect(upstream.requests.length).toBe(before + 1);
  });
});

describe('one resource', () => {
  const bad = { slug: 'bad' };
  const failingAlone = (request: { readonly url?: string | undefined }, response: ServerResponse) =>
    request.url?.startsWith('/articles/bad') ? response.writeHead(500).end() : response.end(good);

  it('is paused separately when every request to it fails', async () => {
    upstream.answer = failingAlone;
    const asked = client();
    for (let page = 0; page < 30; page += 1) await asked.get(['articles', bad], { page }, options);
    const before = upstream.requests.length;
    await asked.get(['articles', bad, 'version'], {}, options);
    await asked.get(['articles', bad], {}, options);
    expect(upstream.requests.slice(before).map(({ url }) => url)).toEqual(['/articles/bad/version']);
    expect((await asked.get(['articles', { slug: 'other' }], {}, options)).isOk()).toBe(true);
  });

  it('never pauses another, for any order and kind of failure', async () => {
    const paths = [
      ['articles', 'docs', 'quizzes', 'fixtures', 'supplements'].map((kind) => (id: number): Segments => [
        { kind },
        { id },
      ]),
      [(page: number): Segments => ['articles', { page }]],
    ].flat();
    const answers = fates.filter(({ slow, kind }) => !slow && kind === 'unavailable');
    const step = fc.record({ bad: fc.boolean(), id: fc.integer({ min: 1, max: 30 }) });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...paths),
        fc.constantFrom(...answers),
        fc.array(step, { minLength: 30, maxLength: 60 }),
        async (path, { answer }, steps) => {
          upstream.answer = (request, response) =>
            request.url?.endsWith('/0') ? answer(request, response) : response.end(good);
          const asked = client();
          for (const { bad, id } of steps) {
            const result = await asked.get<unknown, Segments>(path(bad ? 0 : id), {}, options);
            expect(result.isOk()).toBe(!bad);
          }
        },
      ),
      { numRuns: 20 },
    );
  });

  it('is named by the caller when the path does not contain it', async () => {
    upstream.answer = (_, response) => response.writeHead(500).end();
    const asked = client();
    const send = (resource: string) => asked.send('POST', ['quiz'], { resource }, { ...options, resource });
    for (let at = 0; at < 8; at += 1) await send('bad');
    const before = upstream.requests.length;
    await send('bad');
    await send('other');
    expect(upstream.requests.length).toBe(before + 1);
  });

  it('that hangs leaves three quarters of its lane to others', async () => {
    upstream.answer = (request, response) => void (request.url === '/articles/bad' || response.end(good));
    const time = steerableDeadlines();
    const narrow = client({ ...defaultLimits, inFlight: 4, queued: 0 }, time);
    const hanging = Array.from({ length: 8 }, () => narrow.get(['articles', bad], {}, options));
    const others = Array.from({ length: 3 }, (_, id) => narrow.get(['articles', { id }], {}, options));
    expect((await Promise.all(others)).every((one) => one.isOk())).toBe(true);
    await time.advance(defaultLimits.deadline.primary);
    expect((await Promise.all(hanging)).every((one) => one.isErr())).toBe(true);
  });
});
