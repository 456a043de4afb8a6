import type { Episode } from '#core/editorial/podcasts/episode.ts';

export const episodeOf = (id: number): Episode => ({
  id,
  slug: '',
  title: '',
  sourceUrl: '',
  image: null,
  duration: 0,
  articlePath: null,
  podcast: { slug: '', name: '' },
});
