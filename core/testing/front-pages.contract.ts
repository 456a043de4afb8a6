import { beforeAll, describe, expect, it } from 'vitest';
import type { FrontBlock } from '../front-page/front-block.ts';
import { contractSlugs } from './contract-world.ts';
import type { FrontPages } from '../ports/front-pages.ts';

const { main, after, g7, karakter } = contractSlugs;
const outline = ({ position, layout, title, items }: FrontBlock) => [position, layout, title, items.map(({ slug }) => slug)];

/** What every keeper of fronts does with the contract's world. */
export const describeFrontPages = (name: string, makeSubject: () => FrontPages | Promise<FrontPages>): void => {
  describe(`FrontPages: ${name}`, () => {
    let fronts: FrontPages;
    beforeAll(async () => { fronts = await makeSubject(); });

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
        expect((await fronts.autoBlock(main, version))._unsafeUnwrap().items.map(({ slug }) => slug)).toEqual([`hir-${version}`]);
      }
      for (const version of [0, 5]) expect((await fronts.autoBlock(main, version)).isErr()).toBe(true);
    });

    it('gives the strips of the other sites in their own colours', async () => {
      const [strip] = (await fronts.boxes(main))._unsafeUnwrap();
      expect(strip).toMatchObject({ layout: 'strip', siteSlug: g7, path: '/g7' });
      expect(strip?.items.map(({ slug }) => slug)).toEqual(['adat-cikk', 'penz-cikk']);
    });

    it('gives the four newest episodes', async () => {
      const episodes = (await fronts.episodes(main))._unsafeUnwrap();
      expect(episodes.map(({ slug }) => slug)).toEqual(['hidlap-5', 'hidlap-4', 'hidlap-3', 'hidlap-2']);
      expect(episodes[0]).toMatchObject({ title: '5. adás', duration: 1804, sourceUrl: 'https://audio.example/5.mp3', podcast: { slug: 'hidlap', name: 'Hídlap' } });
    });

    it('gives a site the episodes of its own podcasts, and any other those of the house', async () => {
      expect((await fronts.ownEpisodes(g7, 5))._unsafeUnwrap().map(({ slug }) => slug)).toEqual(['pengo-1']);
      expect((await fronts.ownEpisodes(main, 5))._unsafeUnwrap().map(({ slug }) => slug)).toEqual(['hidlap-5', 'hidlap-4', 'hidlap-3', 'hidlap-2', 'hidlap-1']);
      expect((await fronts.ownEpisodes(after, 2))._unsafeUnwrap().map(({ slug }) => slug)).toEqual(['hidlap-5', 'hidlap-4']);
    });

    it('gives a group\'s small contents in order, texts as trees and quotes as they were said', async () => {
      expect((await fronts.uniqueGroup(after, 27))._unsafeUnwrap()).toEqual([
        { slug: 'after-main', kind: 'text', body: [{ tag: 'p', children: ['Három film a hétre.'] }] },
        { slug: 'after-youtube', kind: 'text', body: [{ tag: 'p', children: ['Beszélgetés.'] }] },
      ]);
      expect((await fronts.uniqueGroup(g7, 13))._unsafeUnwrap()).toEqual([{
        slug: 'holdblog', kind: 'quotes',
        quotes: [{ text: 'Az idő a legjobb hitelező.', author: 'Tóth Cili', role: 'elemző' }, { text: 'Ami ingyen van, azt is kifizeti valaki.', author: '', role: '' }],
      }]);
      expect((await fronts.uniqueGroup(main, 99))._unsafeUnwrapErr().kind).toBe('not-found');
    });

    it('knows what plays on after, and where one can walk', async () => {
      expect((await fronts.playlist(after))._unsafeUnwrap()).toBe('https://music.example/playlist/4uLU6hMCjMI75M1A2tKUQC');
      expect((await fronts.hikingMap(main))._unsafeUnwrap()).toEqual({
        url: 'https://maps.example/view?mid=turak',
        hikes: [{ name: 'Kőrisgerinc', region: 'Bakony', level: 'konnyu', latitude: 47.3, longitude: 17.8, path: '/szepkilatas/2025/01/01/x' }],
      });
      expect((await fronts.playlist(main))._unsafeUnwrapErr().kind).toBe('not-found');
    });

    it('gives the newest eight of a section', async () => {
      const cards = (await fronts.section(main, 'belfold'))._unsafeUnwrap();
      expect(cards.map(({ slug }) => slug)).toEqual(['elso-hir', 'elo-arviz', 'partner-cikk', 'hir-1', 'hir-2', 'hir-3', 'hir-4', 'hir-5']);
      expect((await fronts.section(main, 'nincs-ilyen'))._unsafeUnwrap()).toEqual([]);
    });

    it('knows where the podcasts stand', async () => {
      expect((await fronts.podcastBlockPosition(main))._unsafeUnwrap()).toBe(2);
    });

    it('recommends in every of its twenty versions, and in no other', async () => {
      for (const version of [1, 7, 20]) {
        const recommended = (await fronts.recommended(main, version))._unsafeUnwrap();
        expect(recommended.important.map(({ slug }) => slug)).toEqual(['elso-hir']);
        expect(recommended.favorite.map(({ slug }) => slug)).toEqual(['ket-oldal']);
        expect(recommended.pr.map(({ slug }) => slug)).toEqual(['partner-cikk']);
        expect(recommended.newest[0]?.slug).toBe('elso-hir');
        expect(new Set(recommended.g7.map(({ slug }) => slug))).toEqual(new Set(['adat-cikk', 'penz-cikk']));
      }
      expect((await fronts.recommended(main, 21)).isErr()).toBe(true);
    });
  });
};
