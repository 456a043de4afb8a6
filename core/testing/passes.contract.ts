import { beforeAll, describe, expect, it } from 'vitest';
import { contractPasses, contractSlugs } from './contract-content.ts';
import type { Articles } from '../ports/articles.ts';
import type { Passes } from '../ports/passes.ts';

const { main } = contractSlugs;
const { open, old, unused } = contractPasses;

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
  });
};
