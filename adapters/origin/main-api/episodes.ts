import { addressOf } from './address-of.ts';
import type { Call, Newsroom } from './newsroom.ts';

const newestEpisodes = ({ db, now }: Newsroom) =>
  db.selectFrom('episodes').innerJoin('podcasts', 'podcasts.id', 'episodes.podcast_id')
    .leftJoin('articles', 'articles.slug', 'episodes.article_slug').leftJoin('super_tags', 'super_tags.id', 'articles.main_super_tag_id')
    .select(['episodes.id', 'episodes.slug', 'episodes.title', 'episodes.source_url', 'episodes.image', 'episodes.duration', 'podcasts.slug as podcast', 'podcasts.name',
      'podcasts.page', 'articles.site', 'articles.type', 'articles.slug as article', 'articles.pub_date', 'super_tags.slug as section'])
    .where('episodes.pub_date', '<=', now()).orderBy('episodes.pub_date', 'desc').orderBy('episodes.id', 'desc').limit(4).execute();

/** The four newest podcast episodes of the house. */
export const episodes: Call = {
  path: '/api/index/episodes',
  answer: async (newsroom) => ({
    items: (await newestEpisodes(newsroom)).map(({ site, type, article, pub_date: at, section, podcast, name, page, source_url: sourceUrl, ...episode }) => ({
      ...episode, sourceUrl, podcast: { slug: podcast, name, page },
      article: site === null || article === null || at === null || type === null ? null
        : { url: addressOf(newsroom.sites, { site, type, slug: article, pub_date: at, mainSuperTag: section === null ? null : { slug: section } }) },
    })),
  }),
};
