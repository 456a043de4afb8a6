import { coverPath } from '../../origin/media/uploads/picture-paths.ts';
import { authors } from './authors.ts';
import type { Podcast } from '../../origin/content/podcast.ts';
import type { Article } from '../../origin/content/article.ts';
import { soundPath, soundSeconds } from '../sounds/sound-paths.ts';
import { episodeWords } from './episode-words.ts';
import { type Show, shows } from './podcast-shows.ts';

const hour = 3600;
const variants = 12;

const authorNames = Object.fromEntries(authors.map(({ slug, name }) => [slug, name]));

type Episode = Show['episodes'][number];

const articleSlug = ({ slug, article }: Episode): string => article ?? `${slug}-podcast`;

const publishedAt = ({ newest }: Show, at: number, now: number): number => now - (newest + at * 24 * 7) * hour;

export const podcastsAt = (now: number): readonly Podcast[] =>
  shows.map((show) => ({
    slug: show.slug,
    name: show.name,
    page: show.page,
    ...(show.site === 'main' ? {} : { site: show.site }),
    about: {
      description: show.description,
      author: authorNames[show.author] ?? '',
      category: show.category,
      explicit: false,
      serial: false,
      image: coverPath(show.site, show.cover),
    },
    episodes: show.episodes.map((episode, at) => ({
      slug: episode.slug,
      title: episode.title,
      sourceUrl: soundPath(show.slug, episode.slug),
      image: coverPath(show.site, show.cover),
      duration: soundSeconds(episode.slug),
      publishedAt: publishedAt(show, at, now),
      article: articleSlug(episode),
      ...episodeWords(show.slug, show.name, episode.slug),
    })),
  }));

const notesOf = (show: Show, episode: Episode, at: number, now: number): Article => ({
  site: show.site,
  type: 'article',
  slug: articleSlug(episode),
  section: show.section,
  tags: [show.name],
  authors: [show.author],
  flags: ['podcast'],
  title: `${show.name}: ${episode.title.charAt(0).toLocaleLowerCase('hu')}${episode.title.slice(1)}`,
  lead: episode.lead,
  pages: [
    `<p>${episode.notes}</p><p>A kiadás próbaidejében az adás helyén a műsor szignálja szól; a teljes beszélgetés az induláskor kerül fel. Kérdést, javítást a hang@lapunk.example címre várunk.</p>`,
  ],
  publishedAt: publishedAt(show, at, now),
  cover: {
    path: coverPath(show.site, { ...show.cover, variant: 1 + ((show.cover.variant + at) % variants) }),
    caption: '',
    credit: 'Illusztráció: Távíró',
  },
});

export const podcastArticlesAt = (now: number): readonly Article[] =>
  shows.flatMap((show) =>
    show.episodes.flatMap((episode, at) => (episode.article === undefined ? [notesOf(show, episode, at, now)] : [])),
  );
