import type { IncomingMessage, RequestListener } from 'node:http';
import type { ResultAsync } from 'neverthrow';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callUpstream } from '#adapters/http/call-upstream.ts';
import { fates, type Fate } from '#adapters/http/fates.fake.ts';
import { defaultLimits, scaledLimits, type Limits } from '#adapters/http/limits.ts';
import { startLocalUpstream, type LocalUpstream } from '#adapters/http/local-upstream.fake.ts';
import type { Failure } from '#core/failure/failure.ts';
import type { ReaderAccounts } from '#core/ports/reader-accounts.ts';
import { systemTime } from '#adapters/time/system-time.ts';
import { createSteerableTime } from '#adapters/time/steerable-time.ts';
import { createReaderAccounts } from './create-reader-accounts.ts';

let upstream: LocalUpstream;
beforeAll(async () => {
  upstream = await startLocalUpstream();
});
afterAll(() => upstream.close());

const answering =
  (body: unknown, status = 200): RequestListener =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const token = 'abcdefghijklmnopqrstuvwx';
const hostile = 'a"}\r\nx: y, \u0000@example.org';
const account = {
  email: 'anna@posta.example',
  createdAt: 1_750_000_000,
  articlesUntil: null,
  payments: [
    {
      id: 7,
      title: 'Havi támogatás',
      amount: 3000,
      currency: 'HUF',
      period: 'month',
      state: 'active',
      until: 1_762_000_000,
    },
    { title: 'Nincs száma' },
  ],
  newsletters: [{ code: 'napi', title: 'Napi levél', description: null, subscribed: true }, 'x'],
  more: '<script>',
};
const understood = {
  email: 'anna@posta.example',
  createdAt: 1_750_000_000,
  articlesUntil: null,
  payments: [{ ...account.payments[0], id: '7' }],
  newsletters: [{ code: 'napi', title: 'Napi levél', description: '', subscribed: true, waiting: false }],
};

interface Call {
  readonly name: string;
  readonly run: (accounts: ReaderAccounts) => ResultAsync<unknown, Failure>;
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly bearer: string | undefined;
  readonly asker: string | undefined;
  readonly good: unknown;
  readonly gives: unknown;
  readonly means: Partial<Record<Failure['kind'], unknown>>;
  readonly tellsToWait?: boolean;
  readonly anyObject?: boolean;
}

const update = {
  method: 'POST',
  path: '/api/v2/user/update',
  bearer: `Bearer ${token}`,
  asker: undefined,
  means: { 'not-found': { kind: 'refused' }, forbidden: { kind: 'refused' }, 'session-expired': { kind: 'refused' } },
  anyObject: true,
} as const;
const done = { good: {}, gives: { kind: 'done' } } as const;

const calls: readonly Call[] = [
  {
    name: 'askForLetter',
    run: (accounts) =>
      accounts.askForLetter({
        email: hostile,
        browser: 'b'.repeat(43),
        site: 'lapunk',
        address: '203.0.113.7',
        known: 'i',
      }),
    method: 'POST',
    path: '/api/v2/user/token',
    body: { email: hostile, browser: 'b'.repeat(43), site: 'lapunk', known: 'i' },
    bearer: undefined,
    asker: '203.0.113.7',
    good: {},
    gives: null,
    means: {},
    tellsToWait: true,
    anyObject: true,
  },
  {
    name: 'signIn',
    run: (accounts) => accounts.signIn({ key: hostile, code: '123456', browser: null, address: '', known: null }),
    method: 'POST',
    path: '/api/v2/user/session',
    body: { key: hostile, code: '123456', browser: null, known: null },
    bearer: undefined,
    asker: undefined,
    good: { token, validUntil: 1_790_000_000, admin: true },
    gives: { token, validUntil: 1_790_000_000 },
    means: { 'not-found': null },
    tellsToWait: true,
  },
  {
    name: 'of',
    run: (accounts) => accounts.of(token, 'utm_source=level&utm_medium=%22x'),
    method: 'GET',
    path: '/api/v2/user/info?utm_source=level&utm_medium=%22x',
    body: null,
    bearer: `Bearer ${token}`,
    asker: undefined,
    good: account,
    gives: understood,
    means: { forbidden: null, 'session-expired': null },
  },
  {
    ...update,
    name: 'act: cancel',
    run: (accounts) => accounts.act(token, { kind: 'cancel', paymentId: hostile }),
    body: { action: 'cancel', payment_id: hostile },
    ...done,
  },
  {
    ...update,
    name: 'act: newsletter',
    run: (accounts) => accounts.act(token, { kind: 'newsletter', subscribe: true, code: hostile }),
    body: { action: 'newsletter', subscribe: true, code: hostile },
    ...done,
  },
  {
    ...update,
    name: 'act: delete',
    run: (accounts) => accounts.act(token, { kind: 'delete' }),
    body: { action: 'delete' },
    ...done,
  },
  {
    ...update,
    name: 'act: download',
    run: (accounts) => accounts.act(token, { kind: 'download' }),
    body: { action: 'download' },
    good: { email: 'anna@posta.example' },
    gives: { kind: 'data', json: '{\n  "email": "anna@posta.example"\n}' },
  },
  {
    name: 'signOut',
    run: (accounts) => accounts.signOut(token),
    method: 'POST',
    path: '/api/v2/user/logout',
    body: {},
    bearer: `Bearer ${token}`,
    asker: undefined,
    good: {},
    gives: null,
    means: {},
    anyObject: true,
  },
];

const accountsAt = (limits?: Limits): ReaderAccounts =>
  createReaderAccounts(
    callUpstream({ baseUrl: upstream.baseUrl, name: 'crm', time: limits ? systemTime : createSteerableTime(), limits }),
  );

const textOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts).toString();
};

const isObject = ({ name }: Fate): boolean => name === '200 with JSON of another kind';

describe.each(calls)(
  '$name',
  ({ run, method, path, body, bearer, asker, good, gives, means, tellsToWait = false, anyObject = false }) => {
    it('asks as the contract says, and understands a good answer', async () => {
      const sent: unknown[] = [];
      upstream.answer = (request, response) =>
        void textOf(request).then((text) => {
          sent.push(text === '' ? null : JSON.parse(text));
          answering(good)(request, response);
        });
      expect((await run(accountsAt()))._unsafeUnwrap()).toEqual(gives);
      const request = upstream.requests.at(-1);
      expect([request?.method, request?.url]).toEqual([method, path]);
      expect([request?.headers.authorization, request?.headers['x-forwarded-for']]).toEqual([bearer, asker]);
      expect(sent).toEqual([body]);
    });

    it.each(fates.filter((fate) => !(anyObject && isObject(fate))))('says what $name is', async (fate) => {
      upstream.answer = fate.answer;
      const result = await run(accountsAt(fate.slow ? scaledLimits(0.02) : defaultLimits));
      const kind = bearer === undefined ? fate.kind : (fate.withToken ?? fate.kind);
      if (tellsToWait && fate.name.startsWith('429'))
        expect(result._unsafeUnwrap()).toEqual({ kind: 'wait', seconds: fate.retryAfter ?? 60 });
      else if (kind in means) expect(result._unsafeUnwrap()).toEqual(means[kind]);
      else expect(result._unsafeUnwrapErr()).toMatchObject({ kind });
    });
  },
);

describe('a token', () => {
  it('sends no request when it is empty', async () => {
    const before = upstream.requests.length;
    expect((await accountsAt().of('', ''))._unsafeUnwrap()).toBeNull();
    expect(upstream.requests.length).toBe(before);
  });

  it.each([token.slice(3), 'a b c d e f g h i j k l ', 'é'.repeat(24), `${token}\n`, 'x'.repeat(4_001), { token }, 7])(
    'is not %j',
    async (given) => {
      upstream.answer = answering({ token: given, validUntil: 1_790_000_000 });
      const proof = { key: 'k', code: null, browser: 'b', address: '', known: null };
      expect((await accountsAt().signIn(proof))._unsafeUnwrapErr().kind).toBe('malformed');
    },
  );
});
