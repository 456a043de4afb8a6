import { beforeAll, describe, expect, it } from 'vitest';
import { contractSlugs } from './contract-content.ts';
import type { NewestEpisodes } from '../ports/newest-episodes.ts';

const { main, after, g7 } = contractSlugs;

export const describeNewestEpisodes = (
  name: string,
  makeSubject: () => NewestEpisodes | Promise<NewestEpisodes>,
): void => {
  describe(`NewestEpisodes: ${name}`, () => {
    let episodes: NewestEpisodes;
    beforeAll(async () => {
      episodes = await makeSubject();
    });

    it('gives the four newest episodes', async () => {
      const newest = (await episodes.ofPublication(main))._unsafeUnwrap();
      expect(newest.map(({ slug }) => slug)).toEqual(['hidlap-5', 'hidlap-4', 'hidlap-3', 'hidlap-2']);
      expect(newest[0]).toMatchObject({
        title: '5. adás',
        duration: 1804,
        sourceUrl: 'https://audio.example/5.mp3',
        podcast: { slug: 'hidlap', name: 'Hídlap' },
      });
    });

    it('returns the episodes of a site with podcasts, and of all podcasts for others', async () => {
      expect((await episodes.ofSite(g7, 5))._unsafeUnwrap().map(({ slug }) => slug)).toEqual(['pengo-1']);
      expect((await episodes.ofSite(main, 5))._unsafeUnwrap().map(({ slug }) => slug)).toEqual([
        'hidlap-5',
        'hidlap-4',
        'hidlap-3',
        'hidlap-2',
        'hidlap-1',
      ]);
      expect((await episodes.ofSite(after, 2))._unsafeUnwrap().map(({ slug }) => slug)).toEqual([
        'hidlap-5',
        'hidlap-4',
      ]);
    });
  });
};
