import { beforeAll, describe, expect, it } from 'vitest';
import type { Security } from '../ports/security.ts';
import type { StaffTokens } from '../readers/sessions/staff.ts';
import type { SecurityPerson } from './security.fake.ts';

/** The person must have at least eight codes. */
export interface SecuritySubject {
  readonly security: Security;
  readonly person: SecurityPerson;
}

/** Spec §7.4, R32, R33. */
export const describeSecurity = (name: string, makeSubject: () => SecuritySubject): void => {
  describe(`Security: ${name}`, () => {
    let [security, person]: [Security, SecurityPerson] = [undefined as never, undefined as never];
    let codes: string[] = [];
    beforeAll(() => {
      ({ security, person } = makeSubject());
      codes = [...person.codes];
    });
    const asker = '192.0.2.10';
    const password = async (email = person.email, typed = person.password) =>
      (await security.checkPassword({ email, password: typed }, asker))._unsafeUnwrap();
    const code = async (bearer: string, typed: string) =>
      (await security.checkCode(bearer, typed, asker))._unsafeUnwrap();
    const bearer = async (): Promise<string> => {
      const step = await password();
      if (step.kind !== 'code-wanted') throw new Error(step.kind);
      return step.bearer;
    };
    const signIn = async (): Promise<StaffTokens> => {
      const step = await code(await bearer(), codes.shift() ?? '');
      if (step.kind !== 'signed-in') throw new Error(step.kind);
      return step.tokens;
    };
    const refusal = async (token: string) => (await security.whose(token))._unsafeUnwrapErr().kind;
    const refresh = async (token: string) => (await security.refresh(token))._unsafeUnwrap();

    it('signs in by password and code, and knows the token’s owner', async () => {
      const tokens = await signIn();
      expect((await security.whose(tokens.accessToken))._unsafeUnwrap()).toEqual({
        email: person.email,
        name: person.name,
      });
    });

    it('refuses a wrong password and an unknown account in the same way', async () => {
      expect(await password(person.email, 'nem ez a jelszó')).toEqual({ kind: 'refused' });
      expect(await password('senki@lapunk.example')).toEqual({ kind: 'refused' });
    });

    it('accepts the first token only for the second step, which accepts no other', async () => {
      const first = await bearer();
      expect(await refusal(first)).toBe('forbidden');
      expect(await refresh(first)).toEqual({ kind: 'refused' });
      const { accessToken } = await signIn();
      expect(await code(accessToken, codes[0] ?? '')).toEqual({ kind: 'over' });
    });

    it('lets five codes be tried', async () => {
      const first = await bearer();
      for (let time = 0; time < 5; time += 1) expect(await code(first, 'nem kód')).toEqual({ kind: 'refused' });
      expect(await code(first, codes[0] ?? '')).toEqual({ kind: 'over' });
    });

    it('has one winner among those who bring a code at the same time', async () => {
      const typed = codes.shift() ?? '';
      const bearers = [await bearer(), await bearer(), await bearer()];
      const tried = await Promise.all(bearers.map((one) => code(one, typed)));
      expect(tried.map(({ kind }) => kind).toSorted()).toEqual(['refused', 'refused', 'signed-in']);
    });

    it('renews a session, with the same answer to who asks at the same time', async () => {
      const first = await signIn();
      const [one, other] = await Promise.all([refresh(first.refreshToken), refresh(first.refreshToken)]);
      expect(one).toEqual(other);
      if (one?.kind !== 'renewed') throw new Error(one?.kind);
      expect(one.tokens.refreshToken).not.toBe(first.refreshToken);
      expect((await security.whose(one.tokens.accessToken)).isOk()).toBe(true);
    });

    it('ends a session whose token was used before its last', async () => {
      const first = await signIn();
      const second = await refresh(first.refreshToken);
      const third = second.kind === 'renewed' ? await refresh(second.tokens.refreshToken) : second;
      if (third.kind !== 'renewed') throw new Error(third.kind);
      expect(await refresh(first.refreshToken)).toEqual({ kind: 'refused' });
      expect(await refusal(third.tokens.accessToken)).toBe('forbidden');
      expect(await refresh(third.tokens.refreshToken)).toEqual({ kind: 'refused' });
    });

    it('signs out, here or everywhere, and is idempotent', async () => {
      const [one, other] = [await signIn(), await signIn()];
      for (let time = 0; time < 2; time += 1)
        expect((await security.signOut(one.accessToken, false)).isOk()).toBe(true);
      expect([await refusal(one.accessToken), (await security.whose(other.accessToken)).isOk()]).toEqual([
        'forbidden',
        true,
      ]);
      await security.signOut(other.accessToken, true);
      expect(await refusal(other.accessToken)).toBe('forbidden');
    });

    it('refuses what comes back from a provider that it did not send anybody to', async () => {
      const [codeVerifier, nonce] = ['v'.repeat(43), 'n'.repeat(43)];
      const answer = { code: 'c', redirectUri: 'https://lapunk.example/login', codeVerifier, nonce };
      expect((await security.checkProvider(answer, asker))._unsafeUnwrap()).toEqual({ kind: 'refused' });
    });

    it('refuses a passkey that it does not know, and keeps none that no device made', async () => {
      const bytes = 'x'.repeat(43);
      const response = { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, attestationObject: bytes };
      const answer = {
        origin: 'https://lapunk.example',
        challenge: bytes,
        answer: { id: bytes, rawId: bytes, type: 'public-key', response },
      };
      expect((await security.checkPasskey(answer, asker))._unsafeUnwrap()).toEqual({ kind: 'refused' });
      const { accessToken } = await signIn();
      const made = { ...answer, name: 'Telefon' };
      expect((await security.addPasskey(accessToken, made))._unsafeUnwrap()).toEqual({ kind: 'refused' });
      expect((await security.removePasskey(accessToken, 1))._unsafeUnwrap()).toEqual({ kind: 'removed' });
      const own = (await security.passkeysOf(accessToken))._unsafeUnwrap();
      expect([own.user.email, own.user.name, own.passkeys, own.mayChange]).toEqual([
        person.email,
        person.name,
        [],
        true,
      ]);
      expect((await security.passkeysOf('senkie'))._unsafeUnwrapErr().kind).toBe('forbidden');
    });
  });
};
