import type { ExpressionBuilder } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Schema } from '../../database/schema/schema.ts';

type OfArticle = ExpressionBuilder<Schema, 'articles'>;

const superTagColumns = [
  'super_tags.id',
  'super_tags.name',
  'super_tags.slug',
  'super_tags.active',
  'super_tags.site',
] as const;

export const mainSuperTag = (article: OfArticle) =>
  jsonObjectFrom(
    article
      .selectFrom('super_tags')
      .select(superTagColumns)
      .whereRef('super_tags.id', '=', 'articles.main_super_tag_id'),
  );

export const superTags = (article: OfArticle) =>
  jsonArrayFrom(
    article
      .selectFrom('article_super_tags as joined')
      .innerJoin('super_tags', 'super_tags.id', 'joined.super_tag_id')
      .select(superTagColumns)
      .whereRef('joined.article_id', '=', 'articles.id')
      .orderBy('joined.position'),
  );

export const tags = (article: OfArticle) =>
  jsonArrayFrom(
    article
      .selectFrom('article_tags as joined')
      .innerJoin('tags', 'tags.id', 'joined.tag_id')
      .select(['tags.slug', 'tags.name'])
      .whereRef('joined.article_id', '=', 'articles.id')
      .orderBy('joined.position'),
  );

export const authors = (article: OfArticle) =>
  jsonArrayFrom(
    article
      .selectFrom('article_authors as joined')
      .innerJoin('authors', 'authors.id', 'joined.author_id')
      .select(['authors.slug', 'authors.name', 'authors.title', 'authors.avatar as avatarSrc'])
      .whereRef('joined.article_id', '=', 'articles.id')
      .orderBy('joined.position'),
  );
