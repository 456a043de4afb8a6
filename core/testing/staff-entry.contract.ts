import { beforeAll, describe, expect, it } from 'vitest';
import type { Security } from '../ports/security.ts';
import type { StaffEntries } from '../ports/staff-entry.ts';
import type { StaffSessions } from '../ports/staff-sessions.ts';
import type { SecurityPerson } from './security.fake.ts';

export interface StaffEntrySubject {
  readonly entries: StaffEntries;
  readonly sessions: StaffSessions;
  readonly security: Security;
  readonly person: SecurityPerson;
}

const handle = 'z'.repeat(43);
const asker = '192.0.2.11';

/** Spec §4, R30, R32. */
export const describeStaffEntry = (name: string, makeSubject: () => StaffEntrySubject): void => {
  describe(`StaffEntry: ${name}`, () => {
    let subject: StaffEntrySubject = undefined as never;
    beforeAll(() => {
      subject = makeSubject();
    });
    const entryOf = async (one = handle) => (await subject.entries.of(one))._unsafeUnwrap();

    it('rejects an unknown session handle', async () => {
      expect(await entryOf('y'.repeat(43))).toEqual({ kind: 'none' });
    });

    it('lets in who signed in, with their own token, until they sign out', async () => {
      const { sessions, security, person } = subject;
      const { email, password } = person;
      const step = (await security.checkPassword({ email, password }, asker))._unsafeUnwrap();
      if (step.kind !== 'code-wanted') throw new Error(step.kind);
      const outcome = (await security.checkCode(step.bearer, person.codes.at(-1) ?? '', asker))._unsafeUnwrap();
      if (outcome.kind !== 'signed-in') throw new Error(outcome.kind);
      const { tokens } = outcome;
      (await sessions.keep(handle, tokens))._unsafeUnwrap();
      expect(await entryOf()).toEqual({ kind: 'staff', token: tokens.accessToken });
      const renewed = (await subject.entries.renew(handle, tokens.accessToken))._unsafeUnwrap();
      if (renewed.kind !== 'staff') throw new Error(renewed.kind);
      expect([renewed.token === tokens.accessToken, renewed.renewedUntil]).toEqual([false, expect.any(Number)]);
      expect(await entryOf()).toEqual({ kind: 'staff', token: renewed.token });
      expect((await subject.entries.renew(handle, tokens.accessToken))._unsafeUnwrap()).toEqual(await entryOf());
      (await security.signOut(renewed.token, false))._unsafeUnwrap();
      expect(['expired', 'refused']).toContain((await entryOf()).kind);
      expect(await entryOf()).toEqual({ kind: 'none' });
    });

    it('rejects the handle of an ended session', async () => {
      const tokens = { accessToken: 'a.b.c', refreshToken: 'd', validUntil: Number.MAX_SAFE_INTEGER };
      (await subject.sessions.keep(handle, tokens))._unsafeUnwrap();
      expect((await subject.entries.end(handle))._unsafeUnwrap()).toEqual({ kind: 'refused' });
      expect(await entryOf()).toEqual({ kind: 'none' });
      expect((await subject.entries.renew(handle, 'a.b.c'))._unsafeUnwrap()).toEqual({ kind: 'none' });
    });

    it('rejects a token that the service never issued', async () => {
      const forged = { accessToken: 'a.b.c', refreshToken: 'd', validUntil: Number.MAX_SAFE_INTEGER };
      (await subject.sessions.keep(handle, forged))._unsafeUnwrap();
      expect(['expired', 'refused']).toContain((await entryOf()).kind);
      expect(await entryOf()).toEqual({ kind: 'none' });
    });
  });
};
