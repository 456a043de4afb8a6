import { okAsync } from 'neverthrow';
import type { Newsroom } from './newsroom.fake.ts';
import type { Podcasts } from './podcasts.ts';
import { found } from './refusals.fake.ts';

/** Podcasts out of a world of plain data. */
export const fakePodcasts = ({ world }: Newsroom): Podcasts => {
  const episodes = world.podcasts.flatMap(({ slug, name, episodes: all }) => all.map((episode) => ({ ...episode, podcast: { slug, name } })))
    .toSorted((one, other) => other.publishedAt - one.publishedAt)
    .map(({ publishedAt: _publishedAt, ...episode }, at) => ({ id: at + 1, ...episode, articlePath: null }));
  return {
    episode: (_, slug) => found(episodes.find((episode) => episode.slug === slug)),
    shows: () => okAsync(world.podcasts.map(({ slug, name, page, episodes: all }) => (
      { slug, name, path: page, episodes: all.length, newest: episodes.find(({ podcast }) => podcast.slug === slug) ?? null }
    ))),
  };
};
