import { beforeAll, describe, expect, it } from 'vitest';
import { contractPasses, contractSlugs } from './contract-content.ts';
import type { Articles } from '../ports/articles.ts';
import type { Passes } from '../ports/passes.ts';

const { main } = contractSlugs;
const { open, old, unused, lapsed } = contractPasses;

/**
 * What every keeper of passes does with the contract's content, and what the articles beside it make of their tokens.
 */
export const describePasses = (
  name: string,
  makeSubject: () => { readonly passes: Passes; readonly articles: Articles },
): void => {
  describe(`Passes: ${name}`, () => {
    let [passes, articles]: [Passes, Articles] = [undefined as never, undefined as never];
    beforeAll(() => {
      ({ passes, articles } = makeSubject());
    });
    const body = async (token: string | null) =>
      JSON.stringify((await articles.bySlug(main, 'hir-12', null, token))._unsafeUnwrap().body);
    const refusal = async (key: string) => (await passes.redeem(key))._unsafeUnwrapErr().kind;

    it('know until when a token opens articles, and that others open none', async () => {
      expect((await passes.validUntil(open.token))._unsafeUnwrap()).toBe(open.validUntil);
      for (const token of [old.token, unused.key, 'x', ''])
        expect((await passes.validUntil(token))._unsafeUnwrap()).toBeNull();
    });

    it('open a gated article whole, by slug and by id, and say that it is one', async () => {
      const article = (await articles.bySlug(main, 'hir-12', null, open.token))._unsafeUnwrap();
      expect(article).toMatchObject({
        gated: false,
        opened: true,
        body: [{ children: ['Ennyi történt.'] }, { children: ['A többi a támogatóké.'] }],
      });
      expect((await articles.byId(main, article.id, open.token))._unsafeUnwrap()).toEqual(article);
      expect((await articles.bySlug(main, 'hir-11', null, open.token))._unsafeUnwrap()).toMatchObject({
        gated: false,
        opened: false,
      });
    });

    it.each([
      ['no token', null],
      ['an expired one', old.token],
      ['an unknown one', 'x'.repeat(43)],
    ])('give the free part to %s', async (_, token) => {
      const article = (await articles.bySlug(main, 'hir-12', null, token))._unsafeUnwrap();
      expect(article).toMatchObject({ gated: true, opened: false });
      expect(await body(token)).not.toContain('támogatóké');
    });

    it('give the token of a key once, however many ask at the same time', async () => {
      const tries = await Promise.all(Array.from({ length: 8 }, () => passes.redeem(unused.key)));
      const [won, ...others] = tries.filter((one) => one.isOk());
      expect(others).toEqual([]);
      expect(await refusal(unused.key)).toBe('not-found');
      const { token, validUntil } = (won as NonNullable<typeof won>)._unsafeUnwrap();
      expect(validUntil).toBe(unused.validUntil);
      expect((await passes.validUntil(token))._unsafeUnwrap()).toBe(validUntil);
      expect(await body(token)).toContain('támogatóké');
    });

    it('do not know a key that nobody used in time, nor one that never was', async () => {
      expect(await refusal(lapsed.key)).toBe('not-found');
      expect(await refusal('k'.repeat(43))).toBe('not-found');
    });
  });
};
