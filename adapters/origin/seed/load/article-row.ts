import { extentOf } from '../../database/extent.ts';
import type { SeedArticle, SeedPost } from '../seed-world.ts';

const flagsOf = (article: SeedArticle): readonly string[] => article.flags ?? [];

/** The row of an article, except for what the database resolves itself (section and parent). */
export const articleRow = (article: SeedArticle): Readonly<Record<string, unknown>> => ({
  site: article.site, type: article.type, slug: article.slug, version: article.version ?? 1,
  title: article.title, subtitle: article.subtitle ?? '', lead: article.lead, recommender: article.recommender ?? '',
  content_highlight: article.contentHighlight ?? '', og_description: article.ogDescription ?? '',
  pages: article.pages, paragraph_count: extentOf(article.pages).paragraphs, minutes: extentOf(article.pages).minutes,
  pub_date: article.publishedAt, updated_at: article.updatedAt ?? null,
  active: article.active ?? true, english: article.english ?? flagsOf(article).includes('english'),
  adult_content: article.adult ?? flagsOf(article).includes('adult-content'), adfree: article.adfree ?? flagsOf(article).includes('adfree'),
  pr: article.pr ?? flagsOf(article).includes('pr'), rank: article.rank ?? 0, flags: flagsOf(article), contributors: article.contributors ?? [],
  ct_url: article.ctUrl ?? null, cover_image: article.cover?.path ?? null, cover_image_text: article.cover?.caption ?? '',
  cover_image_credit: article.cover?.credit ?? '', facebook_image: article.facebookImage ?? null,
  color_scheme: article.colorScheme ?? '', color_class: article.colorClass ?? '', header_type: article.headerType ?? '',
  article_width_cover: article.articleWidthCover ?? false, spiritual_help: article.spiritualHelp ?? false, drug_problem: article.drugProblem ?? false,
  originating_site: article.originatingSite ?? null, mirroring_sites: article.mirroring ?? [],
  sub_type: article.subType ?? '', livescore_id: article.livescoreId ?? null, recommended: article.recommended ?? null, pinned: false,
  gated: article.gated ?? false, evergreen: article.evergreen ?? false, periodic: article.periodic ?? false, announcement: article.announcement ?? false,
  av_code: article.avCode ?? '', index_av_code: article.indexAVCode ?? '', facebook_suggested: article.facebookSuggested ?? false,
  facebook_engagement: article.facebookEngagement ?? 0, sub_articles: article.subArticles ?? [],
});

/** The row of a live blog's entry: an article of its own, with the live blog as its parent. */
export const postRow = (parent: SeedArticle, post: SeedPost, slug: string): Readonly<Record<string, unknown>> => ({
  ...articleRow({
    site: parent.site, type: 'liveblogpost', slug, title: post.title, lead: '', pages: [post.html], section: parent.section,
    publishedAt: post.publishedAt, updatedAt: post.updatedAt ?? null, active: parent.active ?? true, mirroring: parent.mirroring ?? [],
  }),
  pinned: post.pinned ?? false,
});

export const articleColumns = [
  'site', 'type', 'slug', 'version', 'title', 'subtitle', 'lead', 'recommender', 'content_highlight', 'og_description', 'pages', 'paragraph_count', 'minutes',
  'pub_date', 'updated_at', 'active', 'english', 'adult_content', 'adfree', 'pr', 'rank', 'flags', 'contributors', 'ct_url', 'cover_image', 'cover_image_text',
  'cover_image_credit', 'facebook_image', 'color_scheme', 'color_class', 'header_type', 'article_width_cover', 'spiritual_help', 'drug_problem',
  'originating_site', 'mirroring_sites', 'sub_type', 'livescore_id', 'recommended', 'pinned',
  'gated', 'evergreen', 'periodic', 'announcement', 'av_code', 'index_av_code', 'facebook_suggested', 'facebook_engagement', 'sub_articles',
] as const;
