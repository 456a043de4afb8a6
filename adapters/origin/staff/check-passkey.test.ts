import { useCheapHashing } from './cheap-hashing.fake.ts';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { coseKeys, openDevice, type Device, type DeviceAsked } from './device.fake.ts';
import { openTestService, type Person, type Said, type TestService } from './test-service.fake.ts';

useCheapHashing();

const origin = 'https://lapunk.example';
const sibling = 'https://testver.example';
let service: TestService;
beforeAll(async () => {
  service = await openTestService({ inMemory: true }, { signInOrigins: [origin, sibling] });
}, 60_000);
afterAll(() => service.close());

const random = (): string => randomBytes(32).toString('base64url');
const fresh = (more: Partial<DeviceAsked> = {}): DeviceAsked => ({ origin, challenge: random(), ...more });

interface Owner {
  readonly person: Person;
  readonly token: string;
  readonly device: Device;
}

const add = (token: string, device: Device, asked = fresh(), told: Partial<DeviceAsked> = {}): Promise<Said> =>
  service.ask('POST', '/api/me/passkeys', {
    bearer: token,
    body: { origin: asked.origin, challenge: asked.challenge, name: ' Telefon ', answer: device.make(asked), ...told },
  });
const signedIn = async (): Promise<Omit<Owner, 'device'>> => {
  const person = await service.add();
  return { person, token: (await service.signIn(person)).accessToken };
};
const owner = async (): Promise<Owner> => {
  const [who, device] = [await signedIn(), openDevice()];
  expect((await add(who.token, device)).status).toBe(200);
  return { ...who, device };
};
const bring = (answer: object, { origin: at, challenge }: DeviceAsked, from = random()): Promise<Said> =>
  service.ask('POST', '/api/login/passkey', { body: { origin: at, challenge, answer }, from });
const enter = (device: Device, asked = fresh(), told: Partial<DeviceAsked> = {}): Promise<Said> =>
  bring(device.sign(asked), { ...asked, ...told });
const listed = async (token: string): Promise<Said['json']> =>
  (await service.ask('GET', '/api/me/passkeys', { bearer: token })).json;

describe('a passkey', () => {
  it('opens the account of its owner, again and again, at every origin that is configured', async () => {
    const { person, token, device } = await owner();
    const { status, json } = await enter(device);
    expect([status, (await service.me(json.accessToken)).json.email]).toEqual([200, person.email]);
    expect((await enter(device)).status).toBe(200);
    const { user, passkeys } = await listed(token);
    expect(user).toEqual({ id: expect.stringMatching(/^[\w-]{43}$/), email: person.email, name: 'Szerkesztő Éva' });
    expect(passkeys).toEqual([
      {
        id: expect.any(Number),
        credentialId: device.id,
        name: 'Telefon',
        createdAt: expect.any(Number),
        usedAt: service.time.now,
      },
    ]);
    const there = openDevice();
    expect((await add(token, there, fresh({ origin: sibling }))).status).toBe(200);
    expect((await enter(there, fresh({ origin: sibling }))).status).toBe(200);
  });

  const wrong: readonly (readonly [string, Partial<DeviceAsked>, Partial<DeviceAsked>])[] = [
    ['another challenge', {}, { challenge: random() }],
    ['a foreign origin', { origin: 'https://idegen.example', rpId: 'lapunk.example' }, { origin }],
    ['a foreign origin that says so', { origin: 'https://idegen.example' }, {}],
    ['a sibling’s origin', { origin: sibling, rpId: 'lapunk.example' }, { origin }],
    ['a foreign site', { rpId: 'idegen.example' }, {}],
    ['nobody verified', { verifies: false }, {}],
    ['a frame of another site', { crossOrigin: true }, {}],
  ];
  it.each(wrong)('opens nothing with %s', async (_, asked, told) => {
    const { device } = await owner();
    expect((await enter(device, fresh(asked), told)).status).toBe(401);
    expect((await enter(device)).status).toBe(200);
  });

  it.each(wrong)('is not stored with %s', async (_, asked, told) => {
    const { token } = await signedIn();
    expect((await add(token, openDevice(), fresh(asked), told)).status).toBe(422);
    expect((await listed(token)).passkeys).toEqual([]);
  });

  it('opens once by one challenge, of twenty who bring its answer at once too', async () => {
    const [{ device }, asked] = [await owner(), fresh()];
    const answer = device.sign(asked);
    const twenty = await Promise.all(Array.from({ length: 20 }, () => bring(answer, asked)));
    expect(twenty.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(401)]);
    service.time.now += 600;
    expect((await bring(answer, asked)).status).toBe(401);
  });

  it('is rejected after its counter went back, because a copy may exist', async () => {
    const { device } = await owner();
    expect((await enter(device, fresh({ counter: 9 }))).status).toBe(200);
    for (const counter of [9, 8, 0]) expect((await enter(device, fresh({ counter }))).status).toBe(401);
    expect((await enter(device, fresh({ counter: 10 }))).status).toBe(200);
  });

  it('may be one that counts nothing', async () => {
    const [{ token }, device] = [await signedIn(), openDevice()];
    expect((await add(token, device, fresh({ counter: 0 }))).status).toBe(200);
    for (let times = 0; times < 2; times += 1) expect((await enter(device, fresh({ counter: 0 }))).status).toBe(200);
  });

  it('rejects a signature of another device under its id', async () => {
    const [{ device }, asked] = [await owner(), fresh()];
    const { response } = openDevice().sign(asked);
    expect((await bring({ ...device.sign(asked), response }, asked)).status).toBe(401);
  });

  it('opens nothing for another owner’s handle, nor with two IDs', async () => {
    const [{ token, device }, other] = [await owner(), await owner()];
    const handleOf = async (bearer: string): Promise<string> => (await listed(bearer)).user.id;
    expect((await enter(device, fresh({ userHandle: await handleOf(other.token) }))).status).toBe(401);
    expect((await enter(device, fresh({ userHandle: await handleOf(token) }))).status).toBe(200);
    const asked = fresh();
    expect((await bring({ ...device.sign(asked), rawId: other.device.id }, asked)).status).toBe(401);
  });

  const rsa = (bits: number, exponent: number): Device => {
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: bits, publicExponent: exponent });
    const { n = '', e = '' } = publicKey.export({ format: 'jwk' });
    return openDevice({ parts: coseKeys.rsa(Buffer.from(n, 'base64url'), Buffer.from(e, 'base64url')) });
  };
  const ed25519 = (hex: string): Device => openDevice({ parts: coseKeys.ed25519(Buffer.from(hex, 'hex')) });
  const coordinate = Buffer.alloc(32, 1).toString('base64url');
  it.each([
    ['RSA of 1024 bits', () => rsa(1_024, 65_537)],
    ['RSA with the exponent 3', () => rsa(2_048, 3)],
    ['a point off the curve', () => openDevice({ parts: coseKeys.ec({ x: coordinate, y: coordinate }) })],
    ['an Ed25519 key of zeros', () => ed25519('00'.repeat(32))],
    ['the Ed25519 identity', () => ed25519(`01${'00'.repeat(30)}80`)],
    ['an Ed25519 point of order 8', () => ed25519('c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac03fa')],
    ['an ID of 1,024 bytes', () => openDevice({ id: randomBytes(1_024) })],
  ])('is not kept with %s', async (_, made) => {
    const { token } = await signedIn();
    expect((await add(token, made())).status).toBe(422);
  });

  it('is stored with an RSA, a P-256 or an Ed25519 key', async () => {
    const { token } = await signedIn();
    const { x = '' } = generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' });
    for (const made of [
      rsa(2_048, 65_537),
      openDevice({ id: randomBytes(1_023) }),
      ed25519(Buffer.from(x, 'base64url').toString('hex')),
    ])
      expect((await add(token, made)).status).toBe(200);
  });

  it('is removed only by its owner, and then refused', async () => {
    const [{ token, device }, other] = [await owner(), await owner()];
    const [{ id }] = (await listed(token)).passkeys;
    const remove = (bearer: string) => service.ask('DELETE', `/api/me/passkeys/${id}`, { bearer });
    expect([(await remove(other.token)).status, (await enter(device)).status]).toEqual([200, 200]);
    expect([(await remove(token)).status, (await enter(device)).status]).toEqual([200, 401]);
    expect((await remove(token)).status).toBe(200);
    expect((await listed(token)).passkeys).toEqual([]);
  });

  it('is added and removed only within ten minutes after a sign-in, without extension by refreshes', async () => {
    const { person, token, device } = await owner();
    const [{ id }] = (await listed(token)).passkeys;
    const remove = (bearer: string) => service.ask('DELETE', `/api/me/passkeys/${id}`, { bearer });
    const { refreshToken } = await service.signIn(person);
    service.time.now += 601;
    const old = (await service.refresh(refreshToken)).json.accessToken;
    expect([(await add(old, openDevice())).status, (await remove(old)).status]).toEqual([403, 403]);
    expect(await listed(old)).toMatchObject({ mayChange: false, passkeys: [{ id }] });
    expect((await service.me(old)).status).toBe(200);
    const byKey = (await enter(device)).json.accessToken;
    expect((await listed(byKey)).mayChange).toBe(true);
    expect([(await add(byKey, openDevice())).status, (await remove(byKey)).status]).toEqual([200, 200]);
  });

  it('is counted for the operator, who can remove all of an account', async () => {
    const { person, token, device } = await owner();
    const row = async () => {
      const { done } = (await service.origin.command({ do: 'list-users' })) as {
        done: { users: readonly { email: string; passkeys: number; newestPasskeyAt: number | null }[] };
      };
      return done.users.find(({ email }) => email === person.email);
    };
    expect(await row()).toMatchObject({ passkeys: 1, newestPasskeyAt: service.time.now });
    await service.origin.command({ do: 'remove-passkeys', email: person.email });
    expect([(await enter(device)).status, (await service.me(token)).status]).toEqual([401, 401]);
    expect(await row()).toMatchObject({ passkeys: 0, newestPasskeyAt: null });
  });

  it('goes with its account when that is closed, and does not come back with it', async () => {
    const { person, token, device } = await owner();
    await service.origin.command({ do: 'disable-user', email: person.email });
    expect([(await enter(device)).status, (await add(token, openDevice())).status]).toEqual([401, 401]);
    await service.add({ email: person.email });
    expect((await enter(device)).status).toBe(401);
  });

  it('goes with a lost telephone', async () => {
    const { person, device } = await owner();
    await service.origin.command({ do: 'reset-otp', email: person.email });
    expect((await enter(device)).status).toBe(401);
  });

  it('opens sessions that signing out everywhere ends', async () => {
    const { token, device } = await owner();
    const { accessToken, refreshToken } = (await enter(device)).json;
    await service.ask('GET', '/api/logout?sessions=all', { bearer: token });
    expect([(await service.me(accessToken)).status, (await service.refresh(refreshToken)).status]).toEqual([401, 401]);
  });

  it('is one person’s, once, and of at most twenty', async () => {
    const [{ token, device }, other] = [await owner(), await signedIn()];
    expect([(await add(token, device)).status, (await add(other.token, device)).status]).toEqual([422, 422]);
    for (let more = 1; more < 20; more += 1) expect((await add(token, openDevice())).status).toBe(200);
    expect((await add(token, openDevice())).status).toBe(422);
    const asked = fresh();
    const made = openDevice().make(asked);
    const body = { origin, challenge: asked.challenge, name: 'x', answer: made };
    expect((await service.ask('POST', '/api/me/passkeys', { body })).status).toBe(401);
    expect((await service.ask('GET', '/api/me/passkeys')).status).toBe(401);
  });

  it('cannot be guessed: one network address must wait after many tries, others need not', async () => {
    const { device } = await owner();
    const from = random();
    const tries = Array.from(
      { length: 20 },
      async () => (await bring(openDevice().sign(fresh()), fresh(), from)).status,
    );
    expect(await Promise.all(tries)).toEqual(Array(20).fill(401));
    const asked = fresh();
    const wait = await bring(device.sign(asked), asked, from);
    expect([wait.status, Number(wait.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await enter(device)).status).toBe(200);
  });

  it.each([
    {},
    { origin },
    { origin, challenge: 'rovid', answer: {} },
    { origin: 'nem cím', challenge: random(), answer: openDevice().sign(fresh()) },
  ])('is not what a body of another shape says, %#', async (body) => {
    expect((await service.ask('POST', '/api/login/passkey', { body })).status).toBe(400);
    const { token } = await signedIn();
    expect((await service.ask('POST', '/api/me/passkeys', { bearer: token, body })).status).toBe(400);
  });

  it.each([undefined, {}, [], 7, { id: 'a', rawId: 'a', type: 'public-key', response: {} }])(
    'is refused for a malformed response, which counts as a wrong one, %#',
    async (answer) => {
      const [from, { token }] = [random(), await signedIn()];
      const body = (): object => ({ ...fresh(), name: 'x', answer });
      for (let tries = 0; tries < 20; tries += 1)
        expect((await service.ask('POST', '/api/login/passkey', { body: body(), from })).status).toBe(401);
      expect((await service.ask('POST', '/api/login/passkey', { body: body(), from })).status).toBe(429);
      expect((await service.ask('POST', '/api/me/passkeys', { bearer: token, body: body() })).status).toBe(422);
    },
  );
});
