import { okAsync } from 'neverthrow';
import type { Newsroom } from './newsroom.fake.ts';
import type { Podcasts } from '../ports/podcasts.ts';
import { published as publicly } from '../editorial/articles/published.fake.ts';
import { found } from './refusals.fake.ts';

const nothingSaid = { description: '', author: '', category: '', explicit: false, serial: false, image: null };

export const fakePodcasts = ({ content, roleOf, siteOf }: Newsroom): Podcasts => {
  const published = content.podcasts
    .flatMap(({ slug, name, site, episodes: all }) =>
      all.map((episode) => ({ ...episode, site, podcast: { slug, name } })),
    )
    .toSorted((one, other) => other.publishedAt - one.publishedAt)
    .map(({ site, chapters = [], transcript = [], publishedAt, ...fields }, at) => {
      const episode = { id: at + 1, ...fields, articlePath: null };
      const parts = { hasChapters: chapters.length > 0, hasTranscript: transcript.length > 0 };
      return {
        site,
        plain: episode,
        whole: { ...episode, chapters, transcript },
        episode: publicly({ ...episode, ...parts, publishedAt, summary: '', bytes: null, mediaType: null }),
      };
    });
  const episodes = published.map(({ plain }) => plain);
  const ofPodcast = (wanted: string) =>
    published.flatMap(({ episode }) => (episode.podcast.slug === wanted ? [episode] : []));
  const pathAt = (asked: string, { page, site }: (typeof content.podcasts)[number]): string => {
    const [here, maker] = [siteOf(roleOf(asked)), siteOf(site ?? 'main')];
    return here.domain === maker.domain ? page : `https://${maker.domain}${page}`;
  };
  const channelOf = (asked: string, wanted: string) =>
    content.podcasts
      .filter(({ slug }) => slug === wanted)
      .map(({ slug, name, about = nothingSaid, ...show }) => ({
        slug,
        name,
        path: pathAt(asked, { slug, name, ...show }),
        ...about,
        episodes: ofPodcast(slug),
      }))[0];
  return {
    episode: (_, slug) => found(published.find(({ whole }) => whole.slug === slug)?.whole),
    shows: (asked) =>
      okAsync(
        content.podcasts.map((one) => ({
          slug: one.slug,
          name: one.name,
          path: pathAt(asked, one),
          episodes: one.episodes.length,
          newest: episodes.find(({ podcast }) => podcast.slug === one.slug) ?? null,
        })),
      ),
    channel: (asked, slug) => found(channelOf(asked, slug)),
    published: (site) => {
      const role = roleOf(site);
      const own = role === 'main' ? [] : published.filter((one) => one.site === role);
      return okAsync((own.length > 0 ? own : published).map(({ episode }) => episode));
    },
  };
};
