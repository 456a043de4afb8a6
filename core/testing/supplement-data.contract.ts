import { beforeAll, describe, expect, it } from 'vitest';
import { contractSlugs } from './contract-content.ts';
import type { SupplementData } from '../ports/supplement-data.ts';

const { main, sister } = contractSlugs;

export const describeSupplementData = (
  name: string,
  makeSubject: () => SupplementData | Promise<SupplementData>,
): void => {
  describe(`SupplementData: ${name}`, () => {
    let data: SupplementData;
    beforeAll(async () => {
      data = await makeSubject();
    });

    it('gives the blocks of a tab in their order', async () => {
      const { value, observedAt } = (await data.data(main, 'kupa-2024', 'eredmenyek'))._unsafeUnwrap();
      const { blocks, count } = value;
      expect([count, observedAt > 0]).toEqual([null, true]);
      expect(blocks.map(({ type, title }) => [type, title])).toEqual([
        ['medals', 'Éremtáblázat'],
        ['matches', 'Eredmények'],
      ]);
      expect(blocks[0]).toEqual({
        type: 'medals',
        title: 'Éremtáblázat',
        note: '',
        own: 'Magyarország',
        rows: [{ country: 'Magyarország', gold: 2, silver: 0, bronze: 1 }],
      });
      expect(blocks[1]).toMatchObject({
        shows: 'scores',
        matches: [{ home: 'Magyarország', away: 'Svájc', score: { home: 2, away: 1 }, shootOut: null }],
      });
    });

    it('returns the blocks of a subpage by its whole path', async () => {
      expect((await data.data(main, 'kupa-2024', 'eredmenyek/regi'))._unsafeUnwrap().value.blocks).toMatchObject([
        { type: 'shares', rows: [{ name: 'Igen', seats: null }] },
      ]);
    });

    it('finds nothing in an unknown supplement, at an unknown path, nor for another house', async () => {
      for (const [site, supplement, path] of [
        [main, 'nincs', 'eredmenyek'],
        [main, 'kupa-2024', 'nincs'],
        [main, 'kupa-2024', ''],
        [sister, 'kupa-2024', 'eredmenyek'],
      ] as const) {
        expect((await data.data(site, supplement, path))._unsafeUnwrapErr().kind).toBe('not-found');
      }
    });
  });
};
