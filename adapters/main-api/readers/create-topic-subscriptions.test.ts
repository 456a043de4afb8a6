import type { IncomingMessage, RequestListener } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callUpstream } from '#adapters/http/call-upstream.ts';
import { fates } from '#adapters/http/fates.fake.ts';
import { defaultLimits, scaledLimits, type Limits } from '#adapters/http/limits.ts';
import { startLocalUpstream, type LocalUpstream } from '#adapters/http/local-upstream.fake.ts';
import { fiveSites } from '#core/addresses/sites/five-sites.fake.ts';
import type { TopicSubscriptions } from '#core/ports/topic-subscriptions.ts';
import { systemTime } from '#adapters/time/system-time.ts';
import { createTopicSubscriptions } from './create-topic-subscriptions.ts';

let upstream: LocalUpstream;
beforeAll(async () => {
  upstream = await startLocalUpstream();
});
afterAll(() => upstream.close());

const portWith = (limits: Limits = defaultLimits): TopicSubscriptions =>
  createTopicSubscriptions(callUpstream({ baseUrl: upstream.baseUrl, name: 'main-api', time: systemTime, limits }), {
    siteHeader: 'lapunk-sites',
    sites: fiveSites,
  });
const answering =
  (body: unknown): RequestListener =>
  (_, response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const hostile = 'a&topic=b#c\r\n"';
const address = { endpoint: 'https://push.example.net/a', p256dh: 'B', auth: 'A' };
const key = 'B'.padEnd(87, 'A');

const calls = [
  ['publicKey', (port: TopicSubscriptions) => port.publicKey(), { publicKey: key }, key, 'GET /api/subscriptions/key'],
  [
    'of',
    (port: TopicSubscriptions) => port.of(hostile),
    { topics: ['hirek'], more: 1 },
    ['hirek'],
    `GET /api/subscriptions?clientToken=${encodeURIComponent(hostile)}`,
  ],
  [
    'follow',
    (port: TopicSubscriptions) => port.follow(hostile, hostile, 'olvaso'),
    {},
    null,
    'POST /api/subscriptions',
  ],
  [
    'unfollow',
    (port: TopicSubscriptions) => port.unfollow('t', 'hirek'),
    {},
    null,
    'DELETE /api/subscriptions?clientToken=t&topic=hirek',
  ],
  [
    'unfollow all',
    (port: TopicSubscriptions) => port.unfollow('t', null),
    {},
    null,
    'DELETE /api/subscriptions?clientToken=t',
  ],
  [
    'reach',
    (port: TopicSubscriptions) => port.reach('t', address, null, '203.0.113.7'),
    {},
    null,
    'POST /api/subscriptions/push',
  ],
  ['prove', (port: TopicSubscriptions) => port.prove('p'), {}, null, 'POST /api/subscriptions/proof'],
] as const;

describe.each(calls)('%s', (name, run, answer, understood, sends) => {
  it('requests its URL for a site, and parses a valid response', async () => {
    let sent: IncomingMessage | null = null;
    upstream.answer = (request, response) => {
      sent = request;
      answering(answer)(request, response);
    };
    expect((await run(portWith()))._unsafeUnwrap()).toEqual(understood);
    const { method, url, headers } = sent as unknown as IncomingMessage;
    expect(decodeURIComponent(`${method} ${url}`.replaceAll('+', ' '))).toBe(decodeURIComponent(sends));
    expect(headers['lapunk-sites']).toBe('lapunk');
    expect(headers.authorization).toBe(name === 'follow' ? 'Bearer olvaso' : undefined);
  });

  it.each(fates)('calls $name $kind', async ({ name: fateName, answer: fate, kind, withToken, slow, retryAfter }) => {
    upstream.answer = fate;
    const said = await run(portWith(slow ? scaledLimits(0.02) : defaultLimits));
    const expected = name === 'follow' ? (withToken ?? kind) : kind;
    if (name === 'reach' && fateName.startsWith('429'))
      expect(said._unsafeUnwrap()).toEqual({ kind: 'wait', seconds: retryAfter ?? 60 });
    else if (said.isErr()) expect(said.error.kind).toBe(expected);
    else expect([expected, understood]).toEqual(['malformed', null]);
  });
});

describe('a public key', () => {
  it.each([{ publicKey: 'A'.repeat(87) }, { publicKey: key.slice(1) }, { publicKey: `${key}<` }, {}])(
    'is none when it is %j',
    async (answer) => {
      upstream.answer = answering(answer);
      expect((await portWith().publicKey())._unsafeUnwrapErr().kind).toBe('malformed');
    },
  );
});
