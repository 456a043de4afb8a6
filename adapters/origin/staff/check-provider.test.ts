import { useCheapHashing } from './cheap-hashing.fake.ts';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostileClient, startHostileProvider, type Behaviour } from '#adapters/openid/hostile-provider.fake.ts';
import { type Device, openDevice } from './device.fake.ts';
import { openTestService, type Person, type Said, type TestService } from './test-service.fake.ts';

useCheapHashing();

const redirectUri = 'https://lapunk.example/login';
let provider: Awaited<ReturnType<typeof startHostileProvider>>;
let service: TestService;
let person: Person;
beforeAll(async () => {
  provider = await startHostileProvider();
  service = await openTestService(
    { inMemory: true },
    {
      signInOrigins: ['https://lapunk.example'],
      signInProvider: { ...hostileClient, issuer: provider.issuer, redirectUris: [redirectUri] },
    },
  );
  person = await service.add();
  await service.origin.command({ do: 'link-user', email: person.email, issuer: provider.issuer, subject: 'eva-7' });
}, 60_000);
afterAll(async () => {
  provider.close();
  await service.close();
});

const random = (): string => randomBytes(32).toString('base64url');
const fresh = (more: Readonly<Record<string, string>> = {}) => ({
  code: 'kod',
  redirect_uri: redirectUri,
  code_verifier: random(),
  nonce: random(),
  ...more,
});
const bring = (fields: ReturnType<typeof fresh>, from = random()): Promise<Said> =>
  service.ask('POST', '/api/login/google/check', { body: new URLSearchParams(fields).toString(), from });
const comeBack = (behaviour: Behaviour, more: Readonly<Record<string, string>> = {}): Promise<Said> => {
  const fields = fresh(more);
  Object.assign(provider.state, { behaviour, nonce: fields.nonce });
  return bring(fields);
};
const sessions = async (): Promise<number> => {
  const { done } = (await service.origin.command({ do: 'list-users' })) as {
    done: { users: readonly { sessions: number }[] };
  };
  return done.users.reduce((sum, user) => sum + user.sessions, 0);
};

describe('a provider’s answer', () => {
  it('opens the linked account, regardless of its email address', async () => {
    const { status, json } = await comeBack({ claims: { email: 'mas@x.example' } });
    expect([status, (await service.me(json.accessToken)).json.email]).toEqual([200, person.email]);
  });

  it('is completed by userinfo if the token has no verified address', async () => {
    expect((await comeBack({ claims: { email_verified: undefined } })).status).toBe(401);
    const said = { claims: { email_verified: undefined }, userinfo: { email_verified: true } };
    expect((await comeBack(said)).status).toBe(200);
    expect((await comeBack({ ...said, userinfo: { ...said.userinfo, sub: 'mas' } })).status).not.toBe(200);
  });

  const refusals: readonly (readonly [string, Behaviour, Readonly<Record<string, string>>])[] = [
    ['another nonce', { claims: { nonce: 'x'.repeat(43) } }, {}],
    ['no nonce', { claims: { nonce: undefined } }, {}],
    ['another issuer', { claims: { iss: 'https://mas.example' } }, {}],
    ['another reader of it', { claims: { aud: 'them' } }, {}],
    ['another party that it was made for', { claims: { azp: 'them' } }, {}],
    ['a time that is yet to come', { claims: { iat: 4_000_000_000 } }, {}],
    ['a time that is over', { claims: { exp: 1_700_000_000, iat: 1_600_000_000 } }, {}],
    ['an address that nobody verified', { claims: { email_verified: false } }, {}],
    ['an address that is said to be verified', { claims: { email_verified: 'true' } }, {}],
    ['somebody whom no account knows', { claims: { sub: 'mas-8', email: 'sz1@lapunk.example' } }, {}],
    ['a code that was used before', { fate: 'wrong-code' }, {}],
    ['another place to come back to', {}, { redirect_uri: 'https://lapunk.example/login/' }],
    ['a place that is somebody else’s', {}, { redirect_uri: 'https://idegen.example/login' }],
  ];
  it.each(refusals)('with %s opens and makes nothing', async (_, behaviour, more) => {
    const before = await sessions();
    expect((await comeBack(behaviour, more)).status).toBe(401);
    expect(await sessions()).toBe(before);
  });

  it('is rejected with a foreign signature', async () => {
    const before = await sessions();
    expect([401, 503]).toContain((await comeBack({ forges: true })).status);
    expect(await sessions()).toBe(before);
  });

  it('is good once, however many bring it at the same time', async () => {
    const fields = fresh();
    Object.assign(provider.state, { behaviour: {}, nonce: fields.nonce });
    const all = await Promise.all(Array.from({ length: 50 }, () => bring(fields)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await bring(fields)).status).toBe(401);
  });

  it.each(['html', 'server-error', 'endless', 'elsewhere', 'slow'] as const)(
    'that is %s is no verdict',
    async (fate) => {
      const { status, headers, json } = await comeBack({ fate });
      expect([status, Number(headers.get('retry-after')) > 0]).toEqual([503, true]);
      expect(JSON.stringify([json, service.origin.problems.map(String)])).not.toMatch(/kod|our secret|nonce=/);
    },
  );

  it.each([
    ['no code', { code: '' }],
    ['a short verifier', { code_verifier: 'a' }],
    ['a short nonce', { nonce: 'a' }],
  ])('with %s is not looked at', async (_, more) => {
    const before = provider.state.asked.length;
    expect((await comeBack({}, more)).status).toBe(400);
    expect(provider.state.asked.length).toBe(before);
  });

  it('is rate limited for a client that sends too many, and for no other', async () => {
    const from = '192.0.2.99';
    const wrong = () => bring(fresh({ redirect_uri: 'https://idegen.example/' }), from);
    for (let tries = 0; tries < 20; tries += 1) expect((await wrong()).status).toBe(401);
    expect((await wrong()).status).toBe(429);
    expect((await comeBack({})).status).toBe(200);
  });

  it('opens sessions whose passkeys go with the link, those of such a passkey too', async () => {
    const link = (what: string) =>
      service.origin.command({ do: what, email: person.email, issuer: provider.issuer, subject: 'eva-7' });
    const asked = () => ({ origin: 'https://lapunk.example', challenge: random() });
    const add = async (bearer: string) => {
      const [device, told] = [openDevice(), asked()];
      const body = { ...told, name: 'x', answer: device.make(told) };
      expect((await service.ask('POST', '/api/me/passkeys', { bearer, body })).status).toBe(200);
      return device;
    };
    const enter = (device: Device) => {
      const told = asked();
      return service.ask('POST', '/api/login/passkey', {
        body: { ...told, answer: device.sign(told) },
        from: random(),
      });
    };
    const byPassword = await add((await service.signIn(person)).accessToken);
    const byProvider = await add((await comeBack({})).json.accessToken);
    const byItsKey = await add((await enter(byProvider)).json.accessToken);
    await link('unlink-user');
    const statuses = [byPassword, byProvider, byItsKey].map(async (device) => (await enter(device)).status);
    expect(await Promise.all(statuses)).toEqual([200, 401, 401]);
    await link('link-user');
  });

  it('opens no account that was closed', async () => {
    await service.origin.command({ do: 'disable-user', email: person.email });
    expect((await comeBack({})).status).toBe(401);
    await service.add({ email: person.email });
    expect((await comeBack({})).status).toBe(401);
  });
});

describe('a provider with another issuer', () => {
  it('is refused, like a missing one', async () => {
    const other = await startHostileProvider();
    other.state.behaviour = { issuer: 'https://mas.example' };
    for (const [issuer, close] of [
      [other.issuer, other.close],
      ['http://127.0.0.1:1', () => undefined],
    ] as const) {
      const asked = await openTestService(
        { inMemory: true },
        {
          signInOrigins: ['https://lapunk.example'],
          signInProvider: { ...hostileClient, issuer, redirectUris: [redirectUri] },
        },
      );
      const body = new URLSearchParams(fresh()).toString();
      expect((await asked.ask('POST', '/api/login/google/check', { body })).status).toBe(503);
      close();
      await asked.close();
    }
  }, 60_000);
});
