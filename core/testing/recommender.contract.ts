import { beforeAll, describe, expect, it } from 'vitest';
import { contractSlugs } from './contract-content.ts';
import type { Recommender } from '../ports/recommender.ts';

const { main } = contractSlugs;

export const describeRecommender = (name: string, makeSubject: () => Recommender | Promise<Recommender>): void => {
  describe(`Recommender: ${name}`, () => {
    let recommender: Recommender;
    beforeAll(async () => {
      recommender = await makeSubject();
    });

    it('gives the newest eight of a section', async () => {
      const cards = (await recommender.section(main, 'belfold'))._unsafeUnwrap();
      expect(cards.map(({ slug }) => slug)).toEqual([
        'elso-hir',
        'elo-arviz',
        'partner-cikk',
        'hir-1',
        'hir-2',
        'hir-3',
        'hir-4',
        'hir-5',
      ]);
      expect((await recommender.section(main, 'nincs-ilyen'))._unsafeUnwrap()).toEqual([]);
    });

    it('recommends in every of its twenty versions, and in no other', async () => {
      for (const version of [1, 7, 20]) {
        const recommended = (await recommender.recommended(main, version))._unsafeUnwrap();
        expect(recommended.important.map(({ slug }) => slug)).toEqual(['elso-hir']);
        expect(recommended.favorite.map(({ slug }) => slug)).toEqual(['ket-oldal']);
        expect(recommended.pr.map(({ slug }) => slug)).toEqual(['partner-cikk']);
        expect(recommended.newest[0]?.slug).toBe('elso-hir');
        expect(new Set(recommended.g7.map(({ slug }) => slug))).toEqual(new Set(['adat-cikk', 'penz-cikk']));
      }
      expect((await recommender.recommended(main, 21)).isErr()).toBe(true);
    });
  });
};
