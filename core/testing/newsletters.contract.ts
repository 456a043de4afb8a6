import { beforeAll, describe, expect, it } from 'vitest';
import type { Newsletters } from '../ports/newsletters.ts';

interface Subject {
  readonly newsletters: Newsletters;
  readonly letterTo: (email: string) => Promise<{ readonly key: string; readonly code: string }>;
}

/** The subject must offer a newsletter with the code `napi`. */
export const describeNewsletters = (name: string, makeSubject: () => Subject): void => {
  describe(`Newsletters: ${name}`, () => {
    let subject: Subject = undefined as never;
    beforeAll(() => {
      subject = makeSubject();
    });
    const browser = 'b'.repeat(43);
    const ask = async (email: string) => {
      const wish = { email, firstName: 'Anna', lastName: 'Kiss', listCodes: ['napi'] };
      const asked = await subject.newsletters.subscribe({
        ...wish,
        browser,
        site: 'lapunk',
        asker: '203.0.113.7',
        known: null,
      });
      expect(asked._unsafeUnwrap()).toBeNull();
      return subject.letterTo(email);
    };
    const confirm = async (key: string, code: string | null, own: string | null) =>
      (await subject.newsletters.confirm({ key, code, browser: own }))._unsafeUnwrap();

    it('are confirmed by the link in the browser that asked, and stay so', async () => {
      const { key } = await ask('anna@posta.example');
      expect(await confirm(key, null, null)).toBe(false);
      expect(await confirm(key, null, 'x'.repeat(43))).toBe(false);
      expect(await confirm(key, null, browser)).toBe(true);
      expect(await confirm(key, null, null)).toBe(true);
    });

    it('are confirmed anywhere by the link and its code', async () => {
      const { key, code } = await ask('bela@posta.example');
      expect(await confirm(key, 'nem az', null)).toBe(false);
      expect(await confirm(key, code, null)).toBe(true);
    });

    it('know no other link', async () => {
      const refused = await subject.newsletters.confirm({ key: 'n'.repeat(43), code: '000000', browser });
      expect(refused._unsafeUnwrapErr().kind).toBe('not-found');
    });

    it('say the same of a token that never was', async () => {
      expect((await subject.newsletters.unsubscribe('t'.repeat(43)))._unsafeUnwrap()).toBeNull();
    });
  });
};
