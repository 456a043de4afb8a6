import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { inRequest, setTracing } from '#adapters/telemetry/current-request.ts';
import { createLog } from '#adapters/telemetry/log.ts';
import type { Measures, ReadNow } from '#adapters/telemetry/metrics/measures.ts';
import { createSteerableTime } from '#adapters/time/steerable-time.ts';
import { systemTime } from '#adapters/time/system-time.ts';
import type { Time } from '#adapters/time/time.ts';
import { callUpstream, type CallOptions } from './call-upstream.ts';
import { noteDropped } from './dropped-items.ts';
import { fates } from './fates.fake.ts';
import { defaultLimits, scaledLimits } from './limits.ts';
import { type LocalUpstream, startLocalUpstream } from './local-upstream.fake.ts';
import { watchCalls } from './watch-calls.ts';

const secret = 'CANARY';
const item = z.object({ slug: z.string(), tags: z.array(z.string()) });
const wire = z.object({ items: z.array(z.unknown()) }).transform(({ items }) =>
  items.flatMap((one) => {
    const read = item.safeParse(one);
    if (!read.success) noteDropped(one, read.error.issues);
    return read.success ? [read.data] : [];
  }),
);

let upstream: LocalUpstream;
let lines: Record<string, unknown>[] = [];
beforeAll(async () => {
  upstream = await startLocalUpstream();
});
afterAll(() => upstream.close());
beforeEach(() => {
  lines = [];
});

const client = (limits = defaultLimits, baseUrl = upstream.baseUrl, time: Time = createSteerableTime()) => {
  const watch = watchCalls(createLog('info', (line) => void lines.push(JSON.parse(line))));
  return { watch, http: callUpstream({ baseUrl, name: 'main-api', time, limits, ...watch }) };
};
const ask = ({ http }: ReturnType<typeof client>, options: Partial<CallOptions<unknown>> = {}) =>
  http.get(
    ['api', 'articles', { slug: secret }],
    { term: secret },
    { deadline: 'primary', schema: wire, headers: { 'x-secret': secret }, ...options },
  );

const logged: Readonly<Record<string, object>> = {
  '200 with JSON of another kind': { kind: 'malformed', zod: ['items invalid_type'] },
  '200 with null': { kind: 'malformed', zod: ['invalid_type'] },
  '200 without JSON': { kind: 'html' },
  '200 with nothing': { kind: 'malformed', zod: ['not JSON'] },
  '400': { kind: 'status', status: 400 },
  '429': { kind: 'status', status: 429 },
  '500': { kind: 'status', status: 500 },
  '500 with a long page': { kind: 'status', status: 500 },
  '503 with Retry-After': { kind: 'status', status: 503 },
  silence: { kind: 'timeout' },
  'a drip': { kind: 'timeout' },
  'a reset': { kind: 'reset' },
  'a truncated body': { kind: 'reset' },
  'an oversized body': { kind: 'too-long' },
  'a small gzip that opens large': { kind: 'too-long' },
  'a redirect to another host': { kind: 'redirect' },
};

describe('a call that failed', () => {
  it.each(fates.filter(({ name }) => name in logged))(
    'by $name is one line that says which call, and how',
    async ({ name, answer, slow }) => {
      upstream.answer = answer;
      const watched = slow ? client(scaledLimits(0.05), upstream.baseUrl, systemTime) : client();
      await inRequest({ id: 'r1', path: '/a', route: 'article' }, async () => ask(watched));
      expect(lines).toEqual([
        expect.objectContaining({
          level: 'warn',
          event: 'upstream-failed',
          upstream: 'main-api',
          call: 'GET /api/articles/:slug',
          ms: expect.any(Number),
          request: 'r1',
          route: 'article',
          path: '/a',
          count: 1,
          ...logged[name],
        }),
      ]);
      expect(JSON.stringify(lines)).not.toContain(secret);
      expect(watched.watch.failures()).toBe(1);
    },
  );

  it('says that the port is closed', async () => {
    const gone = await startLocalUpstream();
    await gone.close();
    await ask(client(defaultLimits, gone.baseUrl));
    expect(lines).toMatchObject([{ kind: 'refused' }]);
  });

  it('reports a full queue, or an open breaker', async () => {
    upstream.answer = (_, response) => response.writeHead(500).end();
    const watched = client({ ...defaultLimits, inFlight: 1, queued: 0 });
    await Promise.all([ask(watched), ask(watched)]);
    for (let turn = 0; turn < 20; turn += 1) await ask(watched);
    await ask(watched);
    expect(lines.map(({ kind }) => kind)).toEqual(['bulkhead-full', 'status', 'breaker-open']);
  }, 20_000);

  it('reports a schema error, without the data', async () => {
    upstream.answer = (_, response) => void response.end('{"items":[]}');
    await ask(client(), {
      schema: z.unknown().transform(() => {
        throw new Error(secret);
      }),
    });
    expect(lines).toMatchObject([{ kind: 'malformed', zod: ['unreadable'] }]);
    expect(JSON.stringify(lines)).not.toContain(secret);
  });
});

describe('a plain answer', () => {
  it.each(['404', '403', '401 of an old session'])('%s to a call with a token is no failure', async (name) => {
    upstream.answer = fates.find((fate) => fate.name === name)!.answer;
    const watched = client();
    await ask(watched, { token: secret });
    expect([lines, watched.watch.failures()]).toEqual([[], 0]);
  });

  it('reports a missing block as absent, not as a failure', async () => {
    upstream.answer = fates.find((fate) => fate.name === '404')!.answer;
    const watched = client();
    await ask(watched, { deadline: 'secondary' });
    expect(lines).toMatchObject([
      { level: 'info', event: 'upstream-absent', call: 'GET /api/articles/:slug', kind: 'status', status: 404 },
    ]);
    expect(watched.watch.failures()).toBe(0);
  });
});

describe('an answer with items that cannot be read', () => {
  it('logs the paths and errors of the invalid items, never their values', async () => {
    const good = { slug: 'a', tags: [] };
    upstream.answer = (_, response) =>
      void response.end(JSON.stringify({ items: [good, { slug: 7, tags: [secret, 1] }, good, { tags: [] }] }));
    const watched = client();
    expect((await ask(watched))._unsafeUnwrap()).toHaveLength(2);
    expect(lines).toMatchObject([
      {
        level: 'warn',
        event: 'upstream-dropped',
        call: 'GET /api/articles/:slug',
        zod: ['items.1.slug invalid_type', 'items.1.tags.1 invalid_type', 'items.3.slug invalid_type'],
      },
    ]);
    expect(JSON.stringify(lines)).not.toContain(secret);
  });
});

describe('the request in whose name a call is made', () => {
  it('sends its own id to the upstream, also with concurrent requests', async () => {
    upstream.answer = (_, response) => void response.end('{"items":[]}');
    const watched = client();
    const before = upstream.requests.length;
    const asked = Promise.withResolvers<void>();
    await Promise.all([
      inRequest({ id: 'a', path: '/' }, async () => {
        await asked.promise;
        await ask(watched);
      }),
      inRequest({ id: 'b', path: '/' }, async () => {
        await ask(watched);
        asked.resolve();
      }),
    ]);
    await ask(watched);
    expect(upstream.requests.slice(before).map(({ headers }) => headers['x-request-id'])).toEqual([
      'b',
      'a',
      undefined,
    ]);
  });
});

describe('measured calls', () => {
  it('have the upstream, the method and a bounded error, and each policy its queue and breakers', async () => {
    const recorded: unknown[] = [];
    const gauges = new Map<string, ReadNow>();
    const measures: Measures = {
      record: (name, value, labels) => void recorded.push([name, value >= 0, labels]),
      count: () => undefined,
      watch: (name, read) => void gauges.set(name, read),
    };
    const watch = watchCalls(
      createLog('silent', () => undefined),
      measures,
    );
    const http = callUpstream({
      baseUrl: upstream.baseUrl,
      name: 'main-api',
      time: createSteerableTime(),
      ...watch,
    });
    const statuses = [200, 503, 404];
    const running: unknown[] = [];
    upstream.answer = (_, response) => {
      running.push(gauges.get('news.upstream.running')?.());
      response.writeHead(statuses.shift() ?? 500).end('{"items":[]}');
    };
    const options = { deadline: 'primary', schema: wire } as const;
    await http.get(['a', { slug: secret }], { term: secret }, options);
    expect(running).toEqual([[{ value: 1, labels: { 'news.upstream': 'main-api', 'news.policy': 'primary' } }]]);
    for (const slug of ['b', 'c']) await http.get(['a', { slug }], {}, options);
    const labels = { 'news.upstream': 'main-api', 'http.request.method': 'GET' };
    expect(recorded).toEqual(
      ['', '503', ''].map((type) => ['http.client.request.duration', true, { ...labels, 'error.type': type }]),
    );
    expect(gauges.get('news.upstream.waiting')?.()).toMatchObject([{ value: 0 }]);
    expect(gauges.get('news.upstream.breakers.open')?.()).toMatchObject([{ value: 0 }]);
    statuses.push(...Array.from({ length: 4 }, () => 500));
    for (let at = 0; at < 4; at += 1) await http.get(['a', { slug: 'd' }], {}, options);
    expect(gauges.get('news.upstream.breakers.open')?.()).toMatchObject([{ value: 1 }]);
    expect(JSON.stringify(recorded)).not.toContain(secret);
  });

  it('send their trace only to services that share the secret', async () => {
    const span = { rename: () => undefined, note: () => undefined, fail: () => undefined, end: () => undefined };
    setTracing({ start: () => ({ span, within: (run) => run() }), parent: () => 'a-trace' });
    upstream.answer = (_, response) => response.end('{"items":[]}');
    const parentsOf = async (headers: Readonly<Record<string, string>>) => {
      const http = callUpstream({ baseUrl: upstream.baseUrl, name: 'x', time: createSteerableTime(), headers });
      await http.get(['a'], {}, { deadline: 'primary', schema: wire });
      return upstream.requests.at(-1)?.headers['traceparent'];
    };
    expect([await parentsOf({ 'origin-secret': 'x' }), await parentsOf({ 'x-key': 'x' })]).toEqual([
      'a-trace',
      undefined,
    ]);
    setTracing(null);
  });
});
