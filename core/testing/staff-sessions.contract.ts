import { beforeAll, describe, expect, it } from 'vitest';
import type { StaffSessions } from '../ports/staff-sessions.ts';

const handle = (letter: string): string => letter.repeat(43);

/** `now` is the time of the subject's clock, in unix seconds. */
export const describeStaffSessions = (name: string, makeSubject: () => StaffSessions, now: number): void => {
  describe(`StaffSessions: ${name}`, () => {
    let sessions: StaffSessions;
    beforeAll(() => {
      sessions = makeSubject();
    });
    const tokens = (more: object = {}) => ({ accessToken: 'a', refreshToken: 'r', validUntil: now + 60, ...more });
    const of = async (one: string) => (await sessions.of(one))._unsafeUnwrap();
    const keep = async (one: string, more?: object) => (await sessions.keep(one, tokens(more)))._unsafeUnwrap();

    it('returns the stored session for its own handle only', async () => {
      await keep(handle('a'));
      expect(await of(handle('a'))).toEqual(tokens());
      expect([await of(handle('b')), await of(`${handle('a')}a`)]).toEqual([null, null]);
    });

    it('takes the later word for a handle, as after a refresh', async () => {
      await keep(handle('c'));
      await keep(handle('c'), { accessToken: 'b', refreshToken: 'c', validUntil: now + 90 });
      expect(await of(handle('c'))).toEqual({ accessToken: 'b', refreshToken: 'c', validUntil: now + 90 });
    });

    it('ends a single session, and is idempotent', async () => {
      await keep(handle('d'));
      await keep(handle('e'));
      for (let time = 0; time < 2; time += 1) expect((await sessions.end(handle('d'))).isOk()).toBe(true);
      expect([await of(handle('d')), await of(handle('e'))]).toEqual([null, tokens()]);
    });

    it('deletes an expired session', async () => {
      await keep(handle('f'), { validUntil: now });
      await keep(handle('g'), { validUntil: now + 1 });
      expect([await of(handle('f')), (await of(handle('g')))?.validUntil]).toEqual([null, now + 1]);
    });
  });
};
