import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Database } from '../../database/connection/open-database.ts';
import type { ArticleTable } from '../../database/schema/schema.ts';

type Row = Selectable<ArticleTable>;

/** A deleted post stays as an empty row: its id and version are never reused. */
export const isTakenBack = ({ active, pages }: Pick<Row, 'active' | 'pages'>): boolean => !active && pages.length === 0;

export interface StoredPost extends Row {
  readonly authors: readonly string[];
}

export interface StoredArticle extends Row {
  readonly section: string | null;
  readonly sections: readonly string[];
  readonly tags: readonly { readonly slug: string; readonly name: string }[];
  readonly authors: readonly string[];
  readonly posts: readonly StoredPost[];
}

const list = (what: string, from: string): ReturnType<typeof sql> =>
  sql`(select coalesce(json_agg(${sql.raw(what)} order by j.position), '[]') from ${sql.raw(from)} where j.article_id = a.id)`;

const authorSlugs = list('w.slug', 'article_authors j join authors w on w.id = j.author_id');

const postsOf = async (
  db: Database,
  parents: readonly number[],
): Promise<ReadonlyMap<number, readonly StoredPost[]>> => {
  const { rows } = await sql<StoredPost>`
    select a.*, ${authorSlugs} as authors from articles a where a.parent_id = any(${parents}) order by a.pub_date desc, a.id desc`.execute(
    db,
  );
  return Map.groupBy(rows, ({ parent_id: parent }) => parent ?? 0);
};

export const storedArticles = async (db: Database, slugs: readonly string[]): Promise<readonly StoredArticle[]> => {
  const { rows } = await sql<Omit<StoredArticle, 'posts'>>`
    select a.*, ${authorSlugs} as authors, (select slug from super_tags s where s.id = a.main_super_tag_id) as section,
      ${list('s.slug', 'article_super_tags j join super_tags s on s.id = j.super_tag_id')} as sections,
      ${list("json_build_object('slug', t.slug, 'name', t.name)", 'article_tags j join tags t on t.id = j.tag_id')} as tags
    from articles a where a.slug = any(${slugs}) and a.parent_id is null order by a.pub_date desc, a.id desc`.execute(
    db,
  );
  const posts = await postsOf(
    db,
    rows.filter(({ type }) => type === 'liveblog').map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, posts: posts.get(row.id) ?? [] }));
};
