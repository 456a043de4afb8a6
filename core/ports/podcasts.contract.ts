import { beforeAll, describe, expect, it } from 'vitest';
import { contractSlugs } from './contract-world.ts';
import type { Podcasts } from './podcasts.ts';

/** What every keeper of podcasts does with the contract's world. */
export const describePodcasts = (name: string, makeSubject: () => Podcasts | Promise<Podcasts>): void => {
  describe(`Podcasts: ${name}`, () => {
    let podcasts: Podcasts;
    beforeAll(async () => { podcasts = await makeSubject(); });

    it('gives an episode by its slug, with the podcast that it is of', async () => {
      expect((await podcasts.episode(contractSlugs.main, 'hidlap-2'))._unsafeUnwrap()).toMatchObject({
        slug: 'hidlap-2', title: '2. adás', sourceUrl: 'https://audio.example/2.mp3', image: null, duration: 1801, articlePath: null, podcast: { slug: 'hidlap', name: 'Hídlap' },
      });
    });

    it('does not find an unknown one', async () => {
      expect((await podcasts.episode(contractSlugs.main, 'nincs-ilyen'))._unsafeUnwrapErr().kind).toBe('not-found');
    });

    it('gives every podcast with its newest episode, the freshest first', async () => {
      expect((await podcasts.shows(contractSlugs.g7))._unsafeUnwrap().map(({ newest, ...show }) => ({ ...show, newest: newest?.slug }))).toEqual([
        { slug: 'hidlap', name: 'Hídlap', path: '/cimke/hidlap', episodes: 5, newest: 'hidlap-5' },
        { slug: 'pengo', name: 'Pengő', path: '/g7/podcast', episodes: 1, newest: 'pengo-1' },
      ]);
    });
  });
};
