import { okAsync } from 'neverthrow';
import type { Newsroom } from './newsroom.fake.ts';
import type { Podcasts } from '../ports/podcasts.ts';
import { found } from './refusals.fake.ts';

const nothingSaid = { description: '', author: '', category: '', explicit: false, serial: false, image: null };

/** Podcasts out of a world of plain data. */
export const fakePodcasts = ({ world, roleOf }: Newsroom): Podcasts => {
  const published = world.podcasts.flatMap(({ slug, name, site, episodes: all }) => all.map((episode) => ({ ...episode, site, podcast: { slug, name } })))
    .toSorted((one, other) => other.publishedAt - one.publishedAt)
    .map(({ site, ...episode }, at) => ({ site, episode: { id: at + 1, ...episode, articlePath: null, summary: '', bytes: null, mediaType: null } }));
  const episodes = published.map(({ episode: { publishedAt: _publishedAt, summary: _summary, bytes: _bytes, mediaType: _mediaType, ...episode } }) => episode);
  const ofPodcast = (wanted: string) => published.flatMap(({ episode }) => (episode.podcast.slug === wanted ? [episode] : []));
  const show = world.podcasts.map(({ slug, name, page, about = nothingSaid }) => ({ slug, name, path: page, ...about, episodes: ofPodcast(slug) }));
  return {
    episode: (_, slug) => found(episodes.find((episode) => episode.slug === slug)),
    shows: () => okAsync(world.podcasts.map(({ slug, name, page, episodes: all }) => (
      { slug, name, path: page, episodes: all.length, newest: episodes.find(({ podcast }) => podcast.slug === slug) ?? null }
    ))),
    channel: (_, slug) => found(show.find((channel) => channel.slug === slug)),
    published: (site) => {
      const role = roleOf(site);
      const own = role === 'main' ? [] : published.filter((one) => one.site === role);
      return okAsync((own.length > 0 ? own : published).map(({ episode }) => episode));
    },
  };
};
