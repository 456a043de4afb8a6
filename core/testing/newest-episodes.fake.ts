import { okAsync } from 'neverthrow';
import type { NewestEpisodes } from '../ports/newest-episodes.ts';
import type { Newsroom } from './newsroom.fake.ts';

export const fakeNewestEpisodes = ({ content, roleOf }: Newsroom): NewestEpisodes => {
  const own = (site: string) => content.podcasts.filter((podcast) => podcast.site === roleOf(site));
  const episodesOf = (podcasts: typeof content.podcasts) =>
    podcasts
      .flatMap(({ slug, name, episodes: all }) => all.map((episode) => ({ ...episode, podcast: { slug, name } })))
      .toSorted((one, other) => other.publishedAt - one.publishedAt)
      .map(({ publishedAt: _publishedAt, ...episode }, at) => ({ id: at + 1, ...episode, articlePath: null }));

  return {
    ofPublication: () => okAsync(episodesOf(content.podcasts).slice(0, 4)),
    ofSite: (site, count) => okAsync(episodesOf(own(site).length > 0 ? own(site) : content.podcasts).slice(0, count)),
  };
};
