import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener } from 'node:http';
import type { ResultAsync } from 'neverthrow';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callUpstream } from '#adapters/http/call-upstream.ts';
import { fates, type Fate } from '#adapters/http/fates.fake.ts';
import { defaultLimits, scaledLimits, type Limits } from '#adapters/http/limits.ts';
import { startLocalUpstream, type LocalUpstream } from '#adapters/http/local-upstream.fake.ts';
import type { Failure } from '#core/failure/failure.ts';
import type { Security } from '#core/ports/security.ts';
import { systemTime } from '#adapters/time/system-time.ts';
import { createSteerableTime } from '#adapters/time/steerable-time.ts';
import { createSecurity } from './create-security.ts';

let upstream: LocalUpstream;
beforeAll(async () => {
  upstream = await startLocalUpstream();
});
afterAll(() => upstream.close());

const sample = (name: string): string => readFileSync(new URL(`samples/${name}.json`, import.meta.url), 'utf8');
const answering =
  (status: number, body: string, headers = {}): RequestListener =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);

type Verdicts = Readonly<Record<string, object>>;

const refused = { '401': { kind: 'refused' } };
const limited = { ...refused, '400': { kind: 'refused' }, '429': { kind: 'wait', seconds: 7 } };

interface Call {
  readonly name: string;
  readonly run: (security: Security) => ResultAsync<unknown, Failure>;
  readonly sends: string;
  readonly body: string;
  readonly bearer: string | undefined;
  readonly asker: string | undefined;
  readonly sample: string;
  readonly gives: unknown;
  readonly verdicts: Verdicts;
}

const asker = '192.0.2.7';
const tokens = {
  accessToken: 'YWNjZXNzLWxlZ2Fsw6FiYi0yMi1iZXTFsQ',
  refreshToken: 'cmVmcmVzaC1sZWdhbMOhYmItMjItYmV0xbE',
  validUntil: 1_790_086_400,
};

const signed = { origin: 'https://lapunk.example', challenge: 'kihivas', answer: { id: 'kulcs' } };

const calls: readonly Call[] = [
  {
    name: 'checkPassword',
    run: (security) => security.checkPassword({ email: 'eva@lapunk.example', password: 'jelszó és szó' }, asker),
    sends: 'POST /api/login',
    body: '{"email":"eva@lapunk.example","password":"jelszó és szó"}',
    bearer: undefined,
    asker,
    sample: 'first-step',
    gives: {
      kind: 'code-wanted',
      bearer: 'bGVnaW5rYWJiLTIyLWJldHUtYW1pLWVsc8WRLWzDqXDDqXM',
      validUntil: 1_790_000_300,
    },
    verdicts: limited,
  },
  {
    name: 'checkCode',
    run: (security) => security.checkCode('elso-lepes', '123456', asker),
    sends: 'POST /api/login/otp/verify',
    body: '{"code":"123456"}',
    bearer: 'Bearer elso-lepes',
    asker,
    sample: 'tokens',
    gives: { kind: 'signed-in', tokens },
    verdicts: { ...limited, '403': { kind: 'over' } },
  },
  {
    name: 'checkProvider',
    run: (security) =>
      security.checkProvider(
        { code: 'a&b', redirectUri: 'https://lapunk.example/login', codeVerifier: 'v', nonce: 'n' },
        asker,
      ),
    sends: 'POST /api/login/google/check',
    body: 'code=a%26b&redirect_uri=https%3A%2F%2Flapunk.example%2Flogin&code_verifier=v&nonce=n',
    bearer: undefined,
    asker,
    sample: 'tokens',
    gives: { kind: 'signed-in', tokens },
    verdicts: limited,
  },
  {
    name: 'checkPasskey',
    run: (security) => security.checkPasskey(signed, asker),
    sends: 'POST /api/login/passkey',
    body: JSON.stringify(signed),
    bearer: undefined,
    asker,
    sample: 'tokens',
    gives: { kind: 'signed-in', tokens },
    verdicts: limited,
  },
  {
    name: 'passkeysOf',
    run: (security) => security.passkeysOf('belepo'),
    sends: 'GET /api/me/passkeys',
    body: '',
    bearer: 'Bearer belepo',
    asker: undefined,
    sample: 'passkeys',
    gives: {
      user: { id: 'a2l2ZQ', email: 'eva@lapunk.example', name: 'Kiss Éva' },
      passkeys: [{ id: 7, credentialId: 'a3VsY3M', name: 'Telefon', createdAt: 1_790_000_000, usedAt: null }],
      mayChange: true,
    },
    verdicts: {},
  },
  {
    name: 'addPasskey',
    run: (security) => security.addPasskey('belepo', { ...signed, name: 'Telefon' }),
    sends: 'POST /api/me/passkeys',
    body: JSON.stringify({ ...signed, name: 'Telefon' }),
    bearer: 'Bearer belepo',
    asker: undefined,
    sample: 'done',
    gives: { kind: 'added' },
    verdicts: { '400': { kind: 'refused' }, '422': { kind: 'refused' }, '403': { kind: 'sign-in-again' } },
  },
  {
    name: 'removePasskey',
    run: (security) => security.removePasskey('belepo', 7),
    sends: 'DELETE /api/me/passkeys/7',
    body: '',
    bearer: 'Bearer belepo',
    asker: undefined,
    sample: 'done',
    gives: { kind: 'removed' },
    verdicts: { '403': { kind: 'sign-in-again' } },
  },
  {
    name: 'whose',
    run: (security) => security.whose('belepo'),
    sends: 'GET /api/me',
    body: '',
    bearer: 'Bearer belepo',
    asker: undefined,
    sample: 'me',
    gives: { email: 'eva@lapunk.example', name: 'Kiss Éva' },
    verdicts: {},
  },
  {
    name: 'signOut',
    run: (security) => security.signOut('belepo', false),
    sends: 'GET /api/logout',
    body: '',
    bearer: 'Bearer belepo',
    asker: undefined,
    sample: 'done',
    gives: null,
    verdicts: {},
  },
  {
    name: 'signOut, everywhere',
    run: (security) => security.signOut('belepo', true),
    sends: 'GET /api/logout?sessions=all',
    body: '',
    bearer: 'Bearer belepo',
    asker: undefined,
    sample: 'done',
    gives: null,
    verdicts: {},
  },
  {
    name: 'refresh',
    run: (security) => security.refresh('megujito'),
    sends: 'POST /api/token/refresh',
    body: '{"refreshToken":"megujito"}',
    bearer: undefined,
    asker: undefined,
    sample: 'tokens',
    gives: { kind: 'renewed', tokens },
    verdicts: refused,
  },
];

const securityAt = (limits?: Limits): Security =>
  createSecurity(
    callUpstream({
      baseUrl: upstream.baseUrl,
      name: 'security',
      time: limits ? systemTime : createSteerableTime(),
      limits,
    }),
  );

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts).toString();
};

describe.each(calls)('$name', ({ run, sends, body, bearer, asker, sample: name, gives, verdicts }) => {
  const takesAnything = name === 'done';

  it('asks as the contract says, and understands a good answer', async () => {
    const sent: string[] = [];
    upstream.answer = (request, response) =>
      void bodyOf(request).then((text) => {
        sent.push(text);
        answering(200, sample(name))(request, response);
      });
    expect((await run(securityAt()))._unsafeUnwrap()).toEqual(gives);
    const request = upstream.requests.at(-1);
    expect([`${request?.method} ${request?.url}`, sent, request?.headers.authorization]).toEqual([
      sends,
      [body],
      bearer,
    ]);
    expect(request?.headers['x-forwarded-for']).toBe(asker);
    const kind = body.startsWith('{') ? 'application/json' : 'application/x-www-form-urlencoded;charset=UTF-8';
    expect(request?.headers['content-type']).toBe(body === '' ? undefined : kind);
  });

  const verdictOn = ({ name: fate }: Fate): object | undefined => verdicts[/^\d{3}/.exec(fate)?.[0] ?? ''];
  const isGood = ({ name: fate }: Fate): boolean =>
    takesAnything && /^200 with (?:JSON of another kind|null)$/.test(fate);

  it.each(fates)('says what $name is', async (fate) => {
    upstream.answer = fate.answer;
    const result = await run(securityAt(fate.slow ? scaledLimits(0.02) : defaultLimits));
    const verdict = verdictOn(fate);
    if (isGood(fate)) return expect(result._unsafeUnwrap()).toEqual(gives);
    if (verdict !== undefined) return expect(result._unsafeUnwrap()).toEqual(verdict);
    const kind = bearer === undefined ? fate.kind : (fate.withToken ?? fate.kind);
    expect(result._unsafeUnwrapErr()).toMatchObject({ kind });
  });
});

describe('an error of a service', () => {
  it.each([
    ['no bearer', 'POST /api/login', '{"validUntil":1}'],
    ['a bearer that no header carries', 'POST /api/login', '{"token":"a\\nb","validUntil":1}'],
    ['an empty bearer', 'POST /api/login', '{"token":"","validUntil":1}'],
    ['no time', 'POST /api/login', '{"token":"a"}'],
    ['one token of two', 'POST /api/token/refresh', '{"accessToken":"a","validUntil":1}'],
    ['nobody', 'GET /api/me', '{"name":"Éva"}'],
  ])('is no answer with %s', async (_, sends, body) => {
    upstream.answer = answering(200, body);
    const call = calls.find((one) => one.sends === sends)!;
    expect((await call.run(securityAt()))._unsafeUnwrapErr().kind).toBe('malformed');
  });

  it('uses the email address when the name is missing', async () => {
    upstream.answer = answering(200, '{"email":"eva@lapunk.example","name":null}');
    expect((await securityAt().whose('x'))._unsafeUnwrap()).toEqual({
      email: 'eva@lapunk.example',
      name: 'eva@lapunk.example',
    });
  });
});

describe('a service that asks a client to wait', () => {
  it('is still called for other clients, for any number of such responses', async () => {
    const security = securityAt();
    const login = () => security.checkPassword({ email: 'a@b.example', password: 'x' }, asker);
    upstream.answer = answering(429, '{}');
    for (let time = 0; time < 40; time += 1)
      expect((await login())._unsafeUnwrap()).toEqual({ kind: 'wait', seconds: 60 });
    upstream.answer = answering(200, sample('first-step'));
    expect((await login())._unsafeUnwrap().kind).toBe('code-wanted');
  });

  it('is paused when it fails', async () => {
    const security = securityAt();
    upstream.answer = answering(500, '{}');
    for (let time = 0; time < 30; time += 1) await security.whose('x');
    const before = upstream.requests.length;
    await security.whose('x');
    expect(upstream.requests.length).toBe(before);
  });
});
