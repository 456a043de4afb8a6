import { sql } from 'kysely';
import { z } from 'zod';
import type { SiteTable } from '../../database/schema/schema.ts';
import { notFound } from '../../http/problem.ts';
import { addressOf } from '../../editorial/articles/address-of.ts';
import { isPublic } from '../../database/article-text/is-public.ts';
import type { Call, ApiContext } from '../context/api-context.ts';
import { between, readParameters } from '../context/parameters.ts';
import { slugOfSite } from '../../editorial/articles/sites.ts';

const usual = 4;
const max = 500;

const house = 'main';

const published = ({ db, now }: ApiContext) =>
  db
    .selectFrom('episodes')
    .innerJoin('podcasts', 'podcasts.id', 'episodes.podcast_id')
    .where('episodes.pub_date', '<=', now());

/** An episode can be public before its article (R42). It is then shown without the article. */
const whole = (context: ApiContext) =>
  published(context)
    .leftJoin('articles', (join) =>
      join.onRef('articles.slug', '=', 'episodes.article_slug').on(isPublic('articles', context.now())),
    )
    .leftJoin('super_tags', 'super_tags.id', 'articles.main_super_tag_id')
    .select([
      'episodes.id',
      'episodes.slug',
      'episodes.title',
      'episodes.source_url',
      'episodes.image',
      'episodes.duration',
      'podcasts.slug as podcast',
      'podcasts.name',
      'podcasts.page',
      'podcasts.site as maker',
      'articles.site',
      'articles.type',
      'articles.slug as article',
      'articles.lead',
      'articles.pub_date',
      'episodes.pub_date as published',
      'episodes.chapters',
      'episodes.transcript',
      'super_tags.slug as section',
    ])
    .orderBy('episodes.pub_date', 'desc')
    .orderBy('episodes.id', 'desc');

const newest = (context: ApiContext, size: number, site: string | null) => {
  const rows = whole(context).limit(size);
  return (site === null ? rows : rows.where('podcasts.site', '=', site)).execute();
};

type Row = Awaited<ReturnType<typeof newest>>[number];

const episodeJson = (
  { sites }: ApiContext,
  {
    site,
    type,
    article,
    lead: _lead,
    published: _published,
    pub_date: at,
    section,
    podcast,
    name,
    page,
    maker: _maker,
    source_url: sourceUrl,
    chapters: _chapters,
    transcript: _transcript,
    ...episode
  }: Row,
) => ({
  ...episode,
  sourceUrl,
  podcast: { slug: podcast, name, page },
  article:
    site === null || article === null || at === null || type === null
      ? null
      : {
          url: addressOf(sites, {
            site,
            type,
            slug: article,
            pub_date: at,
            mainSuperTag: section === null ? null : { slug: section },
          }),
          pubDate: at,
        },
});

const publishedJson = (context: ApiContext) => async (row: Row) => {
  const sound = await context.measureSound(row.source_url);
  return {
    ...episodeJson(context, row),
    summary: row.lead ?? '',
    pubDate: row.published,
    bytes: sound?.bytes ?? null,
    mediaType: sound?.mediaType ?? null,
    hasChapters: row.chapters.length > 0,
    hasTranscript: row.transcript.length > 0,
  };
};

const wholeJson = (context: ApiContext, row: Row) => ({
  ...episodeJson(context, row),
  chapters: row.chapters.map(({ at, title }) => ({ startTime: at, title })),
  transcript: row.transcript.map(({ at, speaker, text }) => ({ startTime: at, speaker, body: text })),
});

const makerOf = async (context: ApiContext, { role }: SiteTable): Promise<string | null> => {
  const own =
    role === 'main'
      ? undefined
      : await published(context).select('podcasts.site').where('podcasts.site', '=', role).limit(1).executeTakeFirst();
  return own?.site ?? null;
};

export const episodes: Call = {
  path: '/api/index/episodes',
  answer: async (context) => ({
    items: (await newest(context, usual, null)).map((row) => episodeJson(context, row)),
  }),
};

export const newestEpisodes: Call = {
  path: '/api/episodes',
  answer: async (context, { site, query }) => {
    const { perPage } = readParameters(z.object({ perPage: between(1, max).default(usual) }), query);
    const rows = await newest(context, perPage, await makerOf(context, site));
    return { items: await Promise.all(rows.map(publishedJson(context))) };
  },
};

export const episodeBySlug: Call = {
  path: '/api/episodes/:slug',
  answer: async (context, { path: { slug = '' } }) => {
    const rows = await whole(context)
      .where((where) => where.or([where('episodes.slug', '=', slug), where('articles.slug', '=', slug)]))
      .limit(2)
      .execute();
    const row = rows.find((one) => one.slug === slug) ?? rows[0];
    if (row === undefined) throw notFound(`Episode ${slug}`);
    return wholeJson(context, row);
  },
};

const newestOfEach = (context: ApiContext) => {
  const ranked = whole(context).select([
    sql<number>`count(*) over (partition by podcasts.id)`.as('count'),
    sql<number>`row_number() over (partition by podcasts.id order by episodes.pub_date desc, episodes.id desc)`.as(
      'place',
    ),
  ]);
  return context.db
    .selectFrom(ranked.as('ranked'))
    .selectAll()
    .where('place', '=', 1)
    .orderBy('published', 'desc')
    .orderBy('id', 'desc')
    .execute();
};

export const podcasts: Call = {
  path: '/api/podcasts/public/all',
  answer: async (context) => ({
    podcasts: (await newestOfEach(context)).map(({ count, place: _place, ...row }) => ({
      slug: row.podcast,
      name: row.name,
      page: row.page,
      siteSlug: slugOfSite(context.sites, row.maker ?? house),
      episodes: count,
      newest: episodeJson(context, row),
    })),
  }),
};

export const podcastBySlug: Call = {
  path: '/api/podcasts/:slug',
  answer: async (context, { path: { slug = '' } }) => {
    const podcast = await context.db
      .selectFrom('podcasts')
      .select(['site', 'slug', 'name', 'page', 'description', 'author', 'category', 'explicit', 'serial', 'image'])
      .where('slug', '=', slug)
      .executeTakeFirst();
    const rows = await whole(context).where('podcasts.slug', '=', slug).limit(max).execute();
    if (podcast === undefined || rows.length === 0) throw notFound(`Podcast ${slug}`);
    const { site, ...rest } = podcast;
    return {
      ...rest,
      siteSlug: slugOfSite(context.sites, site ?? house),
      items: await Promise.all(rows.map(publishedJson(context))),
    };
  },
};
