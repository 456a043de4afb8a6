import { beforeAll, describe, expect, it } from 'vitest';
import type { Sessions } from '../ports/sessions.ts';

const handle = (letter: string): string => letter.repeat(43);

/** `now` is the time of the subject's clock, in unix seconds. */
export const describeSessions = (name: string, makeSubject: () => Sessions, now: number): void => {
  describe(`Sessions: ${name}`, () => {
    let sessions: Sessions;
    beforeAll(() => {
      sessions = makeSubject();
    });
    const of = async (one: string) => (await sessions.of(one))._unsafeUnwrap();
    const keep = async (one: string, validUntil = now + 60, token = 'tőken') =>
      (await sessions.keep(one, { token, validUntil }))._unsafeUnwrap();

    it('returns the stored session for its own handle only', async () => {
      await keep(handle('a'));
      expect(await of(handle('a'))).toEqual({ token: 'tőken', validUntil: now + 60 });
      expect(await of(handle('b'))).toBeNull();
      expect(await of(`${handle('a')}a`)).toBeNull();
    });

    it('is there for another node, too', async () => {
      await keep(handle('n'));
      expect((await makeSubject().of(handle('n'))).isOk()).toBe(true);
    });

    it('takes the later word for a handle', async () => {
      await keep(handle('c'));
      await keep(handle('c'), now + 90, 'másik');
      expect(await of(handle('c'))).toEqual({ token: 'másik', validUntil: now + 90 });
    });

    it('ends a single session, and is idempotent', async () => {
      await keep(handle('d'));
      await keep(handle('e'));
      for (let time = 0; time < 2; time += 1) expect((await sessions.end(handle('d'))).isOk()).toBe(true);
      expect([await of(handle('d')), (await of(handle('e')))?.token]).toEqual([null, 'tőken']);
    });

    it('deletes an expired session', async () => {
      await keep(handle('f'), now);
      await keep(handle('g'), now + 1);
      expect([await of(handle('f')), (await of(handle('g')))?.validUntil]).toEqual([null, now + 1]);
    });
  });
};
