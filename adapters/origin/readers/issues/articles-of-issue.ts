import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { Schema } from '../../database/schema/schema.ts';
import { isPublic } from '../../database/article-text/is-public.ts';
import { mainSuperTag } from '../../editorial/articles/labels.ts';

type Db = Kysely<Schema>;

export const isSendable = (now: number): RawBuilder<SqlBool> =>
  sql<SqlBool>`${isPublic('articles', now)} and articles.parent_id is null and not articles.adult_content
    and not articles.pr and not articles.english`;

const listed = sql<SqlBool>`articles.listed_in @> array['main']::text[]`;

const inSection = (slug: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select from article_super_tags joined join super_tags on super_tags.id = joined.super_tag_id
    where joined.article_id = articles.id and super_tags.slug = ${slug})`;

export interface Wanted {
  readonly now: number;
  /** Unix seconds. */
  readonly since: number;
  readonly max: number;
  readonly section: string | null;
}

export const newArticles = async (db: Db, { now, since, max, section }: Wanted): Promise<readonly number[]> => {
  const rows = await db
    .selectFrom('articles')
    .select('id')
    .where('pub_date', '>', since)
    .where(isSendable(now))
    .where(section === null ? listed : inSection(section))
    .orderBy(sql`'legfontosabb' = any(articles.flags)`, 'desc')
    .orderBy('pub_date', 'desc')
    .orderBy('id', 'desc')
    .limit(max)
    .execute();
  return rows.map(({ id }) => id);
};

/** The chosen articles that may still be sent, with their current text, in the same order (R43). */
export const articlesOfIssue = async (db: Db, ids: readonly number[], now: number) => {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('articles')
    .select(['id', 'site', 'slug', 'type', 'title', 'lead', 'recommender', 'pub_date'])
    .select((article) => mainSuperTag(article).as('mainSuperTag'))
    .where('id', 'in', ids)
    .where(isSendable(now))
    .execute();
  return rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
};
