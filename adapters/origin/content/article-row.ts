import { columnsOf, fieldColumns } from '../database/schema/article-fields.ts';
import { extentOf } from '../database/article-text/extent.ts';
import type { ArticleTable } from '../database/schema/schema.ts';
import type { Article, Post } from './article.ts';

const ownColumns = [
  'site',
  'type',
  'slug',
  'version',
  'title',
  'lead',
  'pages',
  'paragraph_count',
  'minutes',
  'pub_date',
  'updated_at',
  'flags',
  'cover_image',
  'cover_image_text',
  'cover_image_credit',
  'pinned',
] as const;

/** Columns written with an article. The database resolves id, section and parent. */
export const articleColumns = [...ownColumns, ...fieldColumns];

export type ArticleRow = Readonly<Pick<ArticleTable, (typeof articleColumns)[number]>>;

export const articleRow = (article: Article): ArticleRow => {
  const { pages, cover, flags = [] } = article;
  const { paragraphs, minutes } = extentOf(pages);
  return {
    site: article.site,
    type: article.type,
    slug: article.slug,
    version: article.version ?? 1,
    title: article.title,
    lead: article.lead,
    pages: [...pages],
    paragraph_count: paragraphs,
    minutes,
    pub_date: article.publishedAt,
    updated_at: article.updatedAt ?? null,
    flags: [...flags],
    cover_image: cover?.path ?? null,
    cover_image_text: cover?.caption ?? '',
    cover_image_credit: cover?.credit ?? '',
    pinned: false,
    ...columnsOf(article, flags),
  };
};

export const postRow = (parent: Article, post: Post, slug: string): ArticleRow => ({
  ...articleRow({
    site: parent.site,
    type: 'liveblogpost',
    slug,
    title: post.title,
    lead: '',
    pages: [post.html],
    section: parent.section,
    publishedAt: post.publishedAt,
    updatedAt: post.updatedAt ?? null,
    active: parent.active,
    mirroring: parent.mirroring,
  }),
  pinned: post.pinned ?? false,
});
