import { beforeAll, describe, expect, it } from 'vitest';
import { contractSlugs } from './contract-content.ts';
import type { UniqueGroups } from '../ports/unique-groups.ts';

const { main, after, g7 } = contractSlugs;

export const describeUniqueGroups = (name: string, makeSubject: () => UniqueGroups | Promise<UniqueGroups>): void => {
  describe(`UniqueGroups: ${name}`, () => {
    let uniques: UniqueGroups;
    beforeAll(async () => {
      uniques = await makeSubject();
    });

    it("gives a group's small contents in order, texts as trees and quotes as they were said", async () => {
      expect((await uniques.group(after, 27))._unsafeUnwrap()).toEqual([
        { slug: 'after-main', kind: 'text', body: [{ tag: 'p', children: ['Három film a hétre.'] }] },
        { slug: 'after-youtube', kind: 'text', body: [{ tag: 'p', children: ['Beszélgetés.'] }] },
      ]);
      expect((await uniques.group(g7, 13))._unsafeUnwrap()).toEqual([
        {
          slug: 'holdblog',
          kind: 'quotes',
          quotes: [
            { text: 'Az idő a legjobb hitelező.', author: 'Tóth Cili', role: 'elemző' },
            { text: 'Ami ingyen van, azt is kifizeti valaki.', author: '', role: '' },
          ],
        },
      ]);
      expect((await uniques.group(main, 99))._unsafeUnwrapErr().kind).toBe('not-found');
    });

    it('finds groups by their slugs, each once, in the order asked for, without those it does not know', async () => {
      const found = (await uniques.bySlugs(main, ['g7', 'nincs', 'after', 'g7']))._unsafeUnwrap();
      expect(found.map(({ slug, items }) => [slug, items.map((item) => item.slug)])).toEqual([
        ['g7', ['g7-main']],
        ['after', ['after-main', 'after-youtube']],
      ]);
      expect((await uniques.bySlugs(main, []))._unsafeUnwrap()).toEqual([]);
    });
  });
};
