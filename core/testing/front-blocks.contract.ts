import { beforeAll, describe, expect, it } from 'vitest';
import type { FrontBlock } from '../editorial/front-page/front-block.ts';
import { contractSlugs } from './contract-content.ts';
import type { FrontBlocks } from '../ports/front-blocks.ts';

const { main, g7, karakter } = contractSlugs;
const outline = ({ position, layout, title, items }: FrontBlock) => [
  position,
  layout,
  title,
  items.map(({ slug }) => slug),
];

export const describeFrontBlocks = (name: string, makeSubject: () => FrontBlocks | Promise<FrontBlocks>): void => {
  describe(`FrontBlocks: ${name}`, () => {
    let fronts: FrontBlocks;
    beforeAll(async () => {
      fronts = await makeSubject();
    });

    it('gives the blocks of a front with their articles, the breaking block at position 1000', async () => {
      const blocks = (await fronts.news(main))._unsafeUnwrap();
      expect(blocks.map(outline)).toEqual([
        [1, 'lead', '', ['elso-hir']],
        [2, 'row', 'Sport', ['tukorfuro', 'ket-oldal']],
        [1000, 'breaking', '', ['elo-arviz']],
      ]);
      expect(blocks[1]?.path).toBe('/rovat/sport');
    });

    it('gives each site its own front, and an empty one to a site without blocks', async () => {
      expect((await fronts.news(g7))._unsafeUnwrap().map(outline)).toEqual([[1, 'lead', '', ['adat-cikk']]]);
      expect((await fronts.news(karakter))._unsafeUnwrap()).toEqual([]);
    });

    it('has four auto-blocks and no fifth', async () => {
      for (const version of [1, 2, 3, 4]) {
        expect((await fronts.autoBlock(main, version))._unsafeUnwrap().items.map(({ slug }) => slug)).toEqual([
          `hir-${version}`,
        ]);
      }
      for (const version of [0, 5]) expect((await fronts.autoBlock(main, version)).isErr()).toBe(true);
    });

    it('gives the strips of the other sites in their own colours', async () => {
      const [strip] = (await fronts.boxes(main))._unsafeUnwrap();
      expect(strip).toMatchObject({ layout: 'strip', siteSlug: g7, path: '/g7' });
      expect(strip?.items.map(({ slug }) => slug)).toEqual(['adat-cikk', 'penz-cikk']);
    });

    it('knows the position of the podcasts', async () => {
      expect((await fronts.podcastPosition(main))._unsafeUnwrap()).toBe(2);
    });
  });
};
