import { beforeAll, describe, expect, it } from 'vitest';
import type { AccountAction } from '../readers/accounts/account-action.ts';
import type { Passes } from '../ports/passes.ts';
import type { ReaderAccount, ReaderAccounts, SignInProof } from '../ports/reader-accounts.ts';

export interface SentLetter {
  readonly key: string;
  readonly code: string;
}

export interface AccountsSubject {
  readonly accounts: ReaderAccounts;
  readonly passes: Pick<Passes, 'validUntil'>;
  readonly letterTo: (email: string) => Promise<SentLetter>;
  readonly letters: () => Promise<number>;
  readonly pass: SentLetter & { readonly validUntil: number };
  /** Grants article access and resolves with its end in unix seconds. */
  readonly give: (email: string, title: string) => Promise<number>;
}

const browser = 'bongeszo-0123456789abcdefghijklmnopqrstuvwx';
const other = 'masik-0123456789abcdefghijklmnopqrstuvwxyz0';
const nothing: SignInProof = { key: null, code: null, browser: null, address: '', known: null };
const asking = { browser, site: 'lapunk', address: '', known: null };

/** R34, R49. */
export const describeReaderAccounts = (name: string, makeSubject: () => AccountsSubject): void => {
  describe(`ReaderAccounts: ${name}`, () => {
    let subject: AccountsSubject;
    beforeAll(() => {
      subject = makeSubject();
    });
    const ask = async (email: string): Promise<SentLetter> => {
      const asked = await subject.accounts.askForLetter({ email, ...asking });
      expect(asked._unsafeUnwrap()).toBeNull();
      return subject.letterTo(email);
    };
    const tried = async (proof: Partial<SignInProof>) => {
      const signedIn = (await subject.accounts.signIn({ ...nothing, ...proof }))._unsafeUnwrap();
      if (signedIn !== null && 'kind' in signedIn) throw new Error('was asked to wait');
      return signedIn;
    };
    const signedIn = async (email: string): Promise<string> => {
      const { key } = await ask(email);
      return (await tried({ key, browser }))?.token ?? '';
    };
    const of = async (token: string): Promise<ReaderAccount | null> =>
      (await subject.accounts.of(token, ''))._unsafeUnwrap();
    const act = async (token: string, action: AccountAction) =>
      (await subject.accounts.act(token, action))._unsafeUnwrap();

    it('sign in by the link in the browser that asked, once', async () => {
      const { key } = await ask('anna@example.org');
      const session = await tried({ key, browser });
      expect(session?.token.length).toBeGreaterThanOrEqual(22);
      expect(await of(session?.token ?? '')).toMatchObject({ email: 'anna@example.org', articlesUntil: null });
      expect(await tried({ key, browser })).toBeNull();
    });

    it('need link and code or the browser that asked, even after a scanner has opened the link', async () => {
      const { key, code } = await ask('bela@example.org');
      for (let visit = 0; visit < 20; visit += 1) {
        expect(await tried({ key })).toBeNull();
        expect(await tried({ code })).toBeNull();
        expect(await tried({ key, browser: other })).toBeNull();
        expect(await tried({ code, browser: other })).toBeNull();
        expect(await tried({ browser })).toBeNull();
      }
      expect(await tried({ key, code })).not.toBeNull();
    });

    it('sign in by the code in the browser that asked, with the signs that people write between digits', async () => {
      const { code } = await ask('cili@example.org');
      expect(await tried({ code: `${code.slice(0, 3)} ${code.slice(3)}`, browser })).not.toBeNull();
    });

    it('take five wrong codes, and the right one not after them; the link is good as before', async () => {
      const { key, code } = await ask('dora@example.org');
      const wrong = code === '000000' ? '000001' : '000000';
      for (let tries = 0; tries < 5; tries += 1) expect(await tried({ key, code: wrong })).toBeNull();
      expect(await tried({ key, code })).toBeNull();
      expect(await tried({ key, browser })).not.toBeNull();
    });

    it('give one session of twenty who bring the right code at once', async () => {
      const { key, code } = await ask('erno@example.org');
      const all = await Promise.all(Array.from({ length: 20 }, () => tried({ key, code })));
      expect(all.filter((session) => session !== null)).toHaveLength(1);
    });

    it('give the same response for an invalid address, and send no letter', async () => {
      const before = await subject.letters();
      for (const email of ['', 'x', 'a@b', 'a@example.org\r\nBcc: b@example.org', 'a@example.org, b@example.org'])
        expect((await subject.accounts.askForLetter({ email, ...asking }))._unsafeUnwrap()).toBeNull();
      expect(await subject.letters()).toBe(before);
    });

    it('are the same account however the address is typed', async () => {
      const first = await of(await signedIn('Flora@example.org'));
      const second = await of(await signedIn('FLORA@Example.org'));
      expect(second?.createdAt).toBe(first?.createdAt);
    });

    it('open articles during a paid period, even when cancelled, and only the owner can cancel', async () => {
      const token = await signedIn('gabor@example.org');
      const another = await signedIn('hanna@example.org');
      expect((await subject.passes.validUntil(token))._unsafeUnwrap()).toBeNull();
      const until = await subject.give('Gabor@example.org', 'Havi támogatás');
      const [payment] = (await of(token))?.payments ?? [];
      expect(payment).toMatchObject({ title: 'Havi támogatás', state: 'active', until });
      expect((await of(token))?.articlesUntil).toBe(until);
      expect((await subject.passes.validUntil(token))._unsafeUnwrap()).toBe(until);
      const cancel: AccountAction = { kind: 'cancel', paymentId: payment?.id ?? '' };
      expect(await act(another, cancel)).toEqual({ kind: 'refused' });
      expect(await act(token, cancel)).toEqual({ kind: 'done' });
      expect((await of(token))?.payments[0]?.state).toBe('cancelled');
      expect((await subject.passes.validUntil(token))._unsafeUnwrap()).toBe(until);
      expect((await subject.passes.validUntil(another))._unsafeUnwrap()).toBeNull();
    });

    it('take and end newsletters that are offered, and no other', async () => {
      const token = await signedIn('ilona@example.org');
      const code = (await of(token))?.newsletters[0]?.code ?? '';
      const isSubscribed = async () => (await of(token))?.newsletters[0]?.subscribed;
      for (const subscribe of [true, true, false, false, true]) {
        expect(await act(token, { kind: 'newsletter', subscribe, code })).toEqual({ kind: 'done' });
        expect(await isSubscribed()).toBe(subscribe);
      }
      expect(await act(token, { kind: 'newsletter', subscribe: true, code: 'nincs' })).toEqual({ kind: 'refused' });
    });

    it('export all stored data, and delete it together with all sessions', async () => {
      const [here, there] = [await signedIn('jeno@example.org'), await signedIn('jeno@example.org')];
      await subject.give('jeno@example.org', 'Éves támogatás');
      const data = await act(here, { kind: 'download' });
      expect(data.kind === 'data' && data.json).toContain('jeno@example.org');
      expect(data.kind === 'data' && data.json).toContain('Éves támogatás');
      expect(data.kind === 'data' && data.json).not.toContain(here);
      expect(await act(here, { kind: 'delete' })).toEqual({ kind: 'done' });
      expect([await of(here), await of(there)]).toEqual([null, null]);
      expect((await subject.passes.validUntil(there))._unsafeUnwrap()).toBeNull();
      const again = await of(await signedIn('jeno@example.org'));
      expect(again).toMatchObject({ payments: [], articlesUntil: null });
    });

    it('end one browser by its token, which is no account’s then', async () => {
      const [here, there] = [await signedIn('kata@example.org'), await signedIn('kata@example.org')];
      expect((await subject.accounts.signOut(here))._unsafeUnwrap()).toBeNull();
      expect((await subject.accounts.signOut(here))._unsafeUnwrap()).toBeNull();
      expect([await of(here), (await of(there))?.email]).toEqual([null, 'kata@example.org']);
      expect([await of('x'), await of('')]).toEqual([null, null]);
      expect(await act('x', { kind: 'delete' })).toEqual({ kind: 'refused' });
    });

    it('take a pass by its key with its code, once, and it is no account', async () => {
      const { key, code, validUntil } = subject.pass;
      for (const alone of [{ key }, { code }, { key, browser }, { code, browser }, { key, code: '000000' }])
        expect(await tried(alone)).toBeNull();
      const all = await Promise.all(Array.from({ length: 4 }, () => tried({ key, code })));
      const [won, ...others] = all.filter((session) => session !== null);
      expect([won?.validUntil, others]).toEqual([validUntil, []]);
      expect((await subject.passes.validUntil(won?.token ?? ''))._unsafeUnwrap()).toBe(validUntil);
      expect(await of(won?.token ?? '')).toBeNull();
    });

    it('send one reader no more than a few letters', async () => {
      const before = await subject.letters();
      for (let asked = 0; asked < 12; asked += 1)
        await subject.accounts.askForLetter({ email: 'lili@example.org', ...asking });
      await subject.letterTo('lili@example.org');
      expect((await subject.letters()) - before).toBeLessThanOrEqual(3);
    });
  });
};
