import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabasePlace } from '../database/storage/place.ts';
import { hashingCosts, useCheapHashing } from './cheap-hashing.fake.ts';
import { openTestService, password, type Said, type TestService } from './test-service.fake.ts';

useCheapHashing();

const detail = ({ status, json }: Said): string => `${status} ${json.detail}`;
const many = <T>(count: number, make: (at: number) => Promise<T>): Promise<readonly T[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)));
const statuses = (said: readonly Said[]): Readonly<Record<number, number>> =>
  Object.fromEntries([...Map.groupBy(said, ({ status }) => status)].map(([status, all]) => [status, all.length]));

export const describeSecurityService = (name: string, place: () => DatabasePlace) =>
  describe(`the security service, on ${name}`, () => {
    let service: TestService;
    beforeAll(async () => {
      service = await openTestService(place());
    }, 60_000);
    afterAll(() => service.close());

    it('signs in with a password and a code, returns the user, and signs out', async () => {
      const person = await service.add();
      const first = await service.login(` ${person.email.toUpperCase()} `);
      expect(first.json).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), validUntil: service.time.now + 300 });
      const { status, json, headers } = await service.verify(first.json.token, service.codeNow(person));
      expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store']);
      expect(json).toEqual({
        accessToken: expect.stringMatching(/^[\w-]{43}$/),
        accessUntil: service.time.now + 900,
        refreshToken: expect.stringMatching(/^[\w-]{43}$/),
        validUntil: service.time.now + 86_400,
      });
      expect((await service.me(json.accessToken)).json).toMatchObject({ email: person.email, name: 'Szerkesztő Éva' });
      expect((await service.ask('GET', '/api/logout', { bearer: json.accessToken })).status).toBe(200);
      expect(detail(await service.me(json.accessToken))).toBe('401 Invalid JWT Token');
      expect(detail(await service.refresh(json.refreshToken))).toBe('401 Invalid refresh token.');
      expect((await service.ask('GET', '/api/logout', { bearer: json.accessToken })).status).toBe(200);
    });

    it('says the same, after the same time, of a wrong password, a closed account, and one that never was', async () => {
      const [open, closed] = [await service.add(), await service.add()];
      await service.origin.command({ do: 'disable-user', email: closed.email });
      const answers: object[] = [];
      for (const [email, typed] of [
        [open.email, 'nem ez a jelszó'],
        [closed.email, password],
        ['senki@lapunk.example', password],
      ] as const) {
        hashingCosts.length = 0;
        const said = await service.login(email, typed);
        expect(detail(said)).toBe('401 Invalid credentials.');
        answers.push([said.json, [...said.headers.keys()].toSorted(), [...hashingCosts]]);
      }
      expect(hashingCosts).toEqual([{ memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }]);
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    });

    it('accepts the token of the first step only for the second, which accepts no other', async () => {
      const person = await service.add();
      const bearer = await service.bearerOf(person);
      expect(detail(await service.me(bearer))).toBe('401 Invalid JWT Token');
      expect((await service.refresh(bearer)).status).toBe(401);
      const { accessToken, refreshToken } = await service.signIn(person);
      for (const other of [accessToken, refreshToken, 'x'.repeat(43)])
        expect((await service.verify(other, service.codeNow(person, 1))).status).toBe(403);
      expect((await service.ask('POST', '/api/login/otp/verify', { body: { code: '000000' } })).status).toBe(403);
    });

    it('lets five codes be tried in five minutes, however many come at once', async () => {
      const person = await service.add();
      const wrong = service.codeNow(person, 9);
      const bearer = await service.bearerOf(person);
      const tried = statuses(await many(9, () => service.verify(bearer, wrong)));
      expect(tried).toEqual({ 401: 5, 403: 4 });
      expect((await service.verify(bearer, service.codeNow(person))).status).toBe(403);
      service.time.now += 3_600;
      const late = await service.bearerOf(person);
      service.time.now += 299;
      expect((await service.verify(late, wrong)).status).toBe(401);
      service.time.now += 1;
      expect((await service.verify(late, service.codeNow(person))).status).toBe(403);
    });

    it('has one winner among fifty who bring the right code at once, in one sign-in or in fifty', async () => {
      const person = await service.add();
      const bearer = await service.bearerOf(person);
      const [code, later] = [service.codeNow(person), service.codeNow(person, 1)];
      expect(statuses(await many(50, () => service.verify(bearer, code)))[200]).toBe(1);
      service.time.now += 3_600;
      const bearers: string[] = [];
      for (let one = 0; one < 50; one += 1) bearers.push(await service.bearerOf(person));
      const right = service.codeNow(person);
      expect(statuses(await many(50, (at) => service.verify(bearers[at]!, right)))[200]).toBe(1);
      expect(later).not.toBe(right);
    });

    it('spends a code with all before it', async () => {
      const person = await service.add();
      service.time.now += 60;
      expect((await service.verify(await service.bearerOf(person), service.codeNow(person))).status).toBe(200);
      for (const older of [0, -1])
        expect(detail(await service.verify(await service.bearerOf(person), service.codeNow(person, older)))).toBe(
          '401 Invalid code.',
        );
      expect((await service.verify(await service.bearerOf(person), service.codeNow(person, 1))).status).toBe(200);
    });

    it('takes each recovery code once in place of a code', async () => {
      const person = await service.add();
      const [code = '', other = ''] = person.recoveryCodes;
      const bearers = [await service.bearerOf(person), await service.bearerOf(person), await service.bearerOf(person)];
      expect(statuses(await many(3, (at) => service.verify(bearers[at]!, code)))).toEqual({ 200: 1, 401: 2 });
      expect(
        (await service.verify(await service.bearerOf(person), other.toLowerCase().replaceAll('-', ' '))).status,
      ).toBe(200);
      const somebody = await service.add();
      const foreign = person.recoveryCodes[2] ?? '';
      expect((await service.verify(await service.bearerOf(somebody), foreign)).status).toBe(401);
    });

    it('renews a session by a token that is good once, and gives the same answer to who asks at the same time', async () => {
      const first = await service.signIn(await service.add());
      const answers = await many(20, () => service.refresh(first.refreshToken));
      expect(new Set(answers.map(({ json }) => JSON.stringify(json))).size).toBe(1);
      const [{ json: second }] = answers as readonly [Said];
      expect([second.accessToken === first.accessToken, second.refreshToken === first.refreshToken]).toEqual([
        false,
        false,
      ]);
      for (const { accessToken } of [first, second]) expect((await service.me(accessToken)).status).toBe(200);
      service.time.now += 10;
      expect((await service.refresh(first.refreshToken)).json).toEqual(second);
      const third = (await service.refresh(second.refreshToken)).json;
      expect((await service.me(third.accessToken)).status).toBe(200);
    });

    it('ends all of a session when a token comes again that was used before', async () => {
      const person = await service.add();
      const [first, beside] = [await service.signIn(person), await service.signIn(person)];
      const second = (await service.refresh(first.refreshToken)).json;
      service.time.now += 11;
      expect(detail(await service.refresh(first.refreshToken))).toBe('401 Invalid refresh token.');
      for (const { accessToken } of [first, second]) expect((await service.me(accessToken)).status).toBe(401);
      expect((await service.refresh(second.refreshToken)).status).toBe(401);
      expect((await service.me(beside.accessToken)).status).toBe(200);
    });

    it('ends a session after a day of inactivity, and always after a week', async () => {
      const person = await service.add();
      const idle = await service.signIn(person);
      service.time.now += 86_400;
      expect((await service.refresh(idle.refreshToken)).status).toBe(401);
      let tokens = await service.signIn(person);
      const begun = service.time.now;
      for (;;) {
        service.time.now += 43_200;
        const said = await service.refresh(tokens.refreshToken);
        if (said.status !== 200) break;
        tokens = said.json;
        expect(tokens.validUntil).toBeLessThanOrEqual(begun + 7 * 86_400);
      }
      expect(service.time.now).toBe(begun + 7 * 86_400);
    });

    it('refuses an expired and a missing token with the texts of the specification, here and on the main API', async () => {
      const { accessToken } = await service.signIn(await service.add());
      const article = (bearer: string) => service.ask('GET', '/api/articles/friss', { bearer });
      expect((await article(accessToken)).status).toBe(200);
      service.time.now += 900;
      for (const said of [await service.me(accessToken), await article(accessToken)])
        expect(detail(said)).toBe('401 Expired JWT Token');
      expect(detail(await service.me())).toBe('401 Missing accessToken, use your refreshToken!');
      expect((await article('x'.repeat(43))).status).toBe(200);
      expect((await service.ask('GET', '/api/logout', { bearer: accessToken })).status).toBe(200);
      expect(detail(await service.me(accessToken))).toBe('401 Invalid JWT Token');
    });

    it('signs out everywhere on request', async () => {
      const person = await service.add();
      const [one, other, somebody] = [
        await service.signIn(person),
        await service.signIn(person),
        await service.signIn(await service.add()),
      ];
      await service.ask('GET', '/api/logout?sessions=all', { bearer: one.accessToken });
      const left = [one, other, somebody].map(async ({ accessToken }) => (await service.me(accessToken)).status);
      expect(await Promise.all(left)).toEqual([401, 401, 200]);
    });

    it('limits guesses at an account, existing or not, and allows a retry after the wait', async () => {
      const person = await service.add();
      for (const email of [person.email, 'nincs-ilyen@lapunk.example']) {
        const from = (at: number) => `198.51.100.${at}`;
        const tried = await many(30, (at) => service.login(email, 'talán ez a jelszó', from(at)));
        expect(statuses(tried)).toEqual({ 401: 10, 429: 20 });
        expect(Number(tried.find(({ status }) => status === 429)?.headers.get('retry-after'))).toBe(60);
        expect((await service.login(email, password, from(40))).status).toBe(429);
      }
      service.time.now += 60;
      expect((await service.login(person.email, password, '198.51.100.50')).status).toBe(200);
    });

    it('is not closed by others who guess to who signed in from the same place before', async () => {
      const person = await service.add();
      const own = '203.0.113.7';
      const { token } = (await service.login(person.email, password, own)).json;
      await service.verify(token, service.codeNow(person));
      await many(30, (at) => service.login(person.email, 'talán ez a jelszó', `198.51.101.${at}`));
      expect((await service.login(person.email, password, '198.51.101.99')).status).toBe(429);
      const again = await service.login(person.email, password, own);
      expect((await service.verify(again.json.token, service.codeNow(person, 1))).status).toBe(200);
      const guessed = await many(30, () => service.login(person.email, 'talán ez a jelszó', own));
      expect(statuses(guessed)).toEqual({ 401: 10, 429: 20 });
    });

    it('limits a network address that tries many accounts, and no other', async () => {
      const tried = await many(26, (at) => service.login(`n${at}@lapunk.example`, 'Tavasz2026!', '192.0.2.1'));
      expect(statuses(tried)).toEqual({ 401: 20, 429: 6 });
      expect((await service.login('n99@lapunk.example', 'Tavasz2026!', '192.0.2.2')).status).toBe(401);
    });

    it('limits guesses of codes with a known password, over any number of sign-ins', async () => {
      const person = await service.add();
      const wrong = service.codeNow(person, 9);
      const said: Said[] = [];
      for (let round = 0; round < 4; round += 1) {
        const bearer = await service.bearerOf(person);
        said.push(...(await many(5, () => service.verify(bearer, wrong))));
      }
      expect(statuses(said)).toEqual({ 401: 10, 429: 10 });
      expect(Number(said.at(-1)?.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    });

    it.each([
      ['not JSON', '{'],
      ['a list', '[]'],
      ['no password', { email: 'a@b.example' }],
      ['a number', { email: 1, password: 2 }],
      ['an object for an address', { email: { $ne: 1 }, password: 'x' }],
      ['a password without an end', { email: 'a@b.example', password: 'x'.repeat(1_001) }],
      ['a body without an end', { email: 'a@b.example', password: 'x'.repeat(10_000) }],
      ['a zero byte', { email: 'a\0@b.example', password: 'x\0' }],
      ['half a letter', { email: 'a\ud800@b.example', password: 'x\ud800' }],
    ])('refuses %s without an error of its own', async (_name, body) => {
      const said = await service.ask('POST', '/api/login', { body });
      expect([400, 401, 413]).toContain(said.status);
      expect(JSON.stringify(said.json)).not.toContain('xxx');
      expect(service.origin.problems).toEqual([]);
    });

    it('rejects a return from a provider that is not configured', async () => {
      const [nonce, verifier] = ['n'.repeat(43), 'v'.repeat(43)];
      const sent = { code: 'c', redirect_uri: 'https://lapunk.example/login', code_verifier: verifier, nonce };
      const form = new URLSearchParams(sent);
      expect((await service.ask('POST', '/api/login/google/check', { body: String(form) })).status).toBe(401);
    });

    it('gives web nodes a key for each use, the same to all, and never its own', async () => {
      const key = async (use: string): Promise<string> => (await service.ask('GET', `/api/keys/${use}`)).json.key;
      const [one, again, other] = [await key('return-address'), await key('return-address'), await key('other')];
      expect([one === again, one === other, /^[\w-]{43}$/.test(one)]).toEqual([true, false, true]);
      expect((await service.ask('GET', '/api/keys/..%2f')).status).toBe(400);
    });
  });
