import { beforeAll, describe, expect, it } from 'vitest';
import { newYear } from './contract-articles.ts';
import { contractSlugs } from './contract-content.ts';
import type { Podcasts } from '../ports/podcasts.ts';

export const describePodcasts = (name: string, makeSubject: () => Podcasts | Promise<Podcasts>): void => {
  describe(`Podcasts: ${name}`, () => {
    let podcasts: Podcasts;
    beforeAll(async () => {
      podcasts = await makeSubject();
    });

    it('gives an episode by its slug, with the podcast that it is of', async () => {
      expect((await podcasts.episode(contractSlugs.main, 'hidlap-2'))._unsafeUnwrap()).toMatchObject({
        slug: 'hidlap-2',
        title: '2. adás',
        sourceUrl: 'https://audio.example/2.mp3',
        image: null,
        duration: 1801,
        articlePath: null,
        podcast: { slug: 'hidlap', name: 'Hídlap' },
      });
    });

    it('gives the parts and the words of an episode in order, and none of one that has none', async () => {
      const partsOf = async (slug: string) => {
        const { chapters, transcript } = (await podcasts.episode(contractSlugs.main, slug))._unsafeUnwrap();
        return { chapters, transcript };
      };
      expect(await partsOf('hidlap-1')).toEqual({
        chapters: [
          { at: 0, title: 'A part' },
          { at: 610.5, title: 'A híd & a „mi”' },
        ],
        transcript: [
          { at: 0, speaker: 'Kiss Anna', text: 'Ez a Hídlap.' },
          { at: 4, speaker: '', text: '[Vízcsobogás <halkan>]' },
        ],
      });
      expect(await partsOf('hidlap-2')).toEqual({ chapters: [], transcript: [] });
      const { episodes } = (await podcasts.channel(contractSlugs.main, 'hidlap'))._unsafeUnwrap();
      expect(episodes.map(({ hasChapters, hasTranscript }) => [hasChapters, hasTranscript])).toEqual([
        ...Array.from({ length: 4 }, () => [false, false]),
        [true, true],
      ]);
    });

    it('does not find an unknown one', async () => {
      expect((await podcasts.episode(contractSlugs.main, 'nincs-ilyen'))._unsafeUnwrapErr().kind).toBe('not-found');
    });

    it('gives every podcast with its newest episode, the freshest first', async () => {
      expect(
        (await podcasts.shows(contractSlugs.g7))
          ._unsafeUnwrap()
          .map(({ newest, ...show }) => ({ ...show, newest: newest?.slug })),
      ).toEqual([
        { slug: 'hidlap', name: 'Hídlap', path: '/cimke/hidlap', episodes: 5, newest: 'hidlap-5' },
        { slug: 'pengo', name: 'Pengő', path: '/g7/podcast', episodes: 1, newest: 'pengo-1' },
      ]);
    });

    it('returns every field of a podcast, with its episodes from the newest on', async () => {
      const { episodes, ...channel } = (await podcasts.channel(contractSlugs.main, 'hidlap'))._unsafeUnwrap();
      expect(channel).toEqual({
        slug: 'hidlap',
        name: 'Hídlap',
        path: '/cimke/hidlap',
        description: 'A folyóról és a hídjairól.',
        author: 'Kiss Anna',
        category: 'News',
        explicit: true,
        serial: true,
        image: '/uploads/hidlap.jpg',
      });
      expect(episodes.map(({ slug }) => slug)).toEqual(['hidlap-5', 'hidlap-4', 'hidlap-3', 'hidlap-2', 'hidlap-1']);
      expect(episodes[0]).toMatchObject({
        title: '5. adás',
        summary: '',
        publishedAt: newYear + 4 * 86_400,
        bytes: null,
        mediaType: null,
      });
      expect((await podcasts.channel(contractSlugs.main, 'pengo'))._unsafeUnwrap()).toMatchObject({
        description: '',
        author: '',
        category: '',
        explicit: false,
        serial: false,
        image: null,
      });
      expect((await podcasts.channel(contractSlugs.main, 'nincs-ilyen'))._unsafeUnwrapErr().kind).toBe('not-found');
    });

    it('leads to the page of a podcast at the site that makes it', async () => {
      expect((await podcasts.channel(contractSlugs.sister, 'pengo'))._unsafeUnwrap().path).toBe(
        'https://lapunk.example/g7/podcast',
      );
      expect((await podcasts.shows(contractSlugs.sister))._unsafeUnwrap().map(({ path }) => path)).toEqual([
        'https://lapunk.example/cimke/hidlap',
        'https://lapunk.example/g7/podcast',
      ]);
    });

    it('returns the newest episodes of a site with podcasts, and of all podcasts for others', async () => {
      const slugsFor = async (site: string) => (await podcasts.published(site))._unsafeUnwrap().map(({ slug }) => slug);
      expect(await slugsFor(contractSlugs.g7)).toEqual(['pengo-1']);
      expect(await slugsFor(contractSlugs.sister)).toEqual(await slugsFor(contractSlugs.main));
      expect(await slugsFor(contractSlugs.main)).toEqual([
        'hidlap-5',
        'hidlap-4',
        'hidlap-3',
        'hidlap-2',
        'hidlap-1',
        'pengo-1',
      ]);
    });
  });
};
