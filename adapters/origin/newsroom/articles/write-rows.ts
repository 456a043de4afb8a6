import { sql } from 'kysely';
import type { Database } from '../../database/connection/open-database.ts';
import { articleColumns } from '../../content/article-row.ts';

export type RowValues = Readonly<Record<string, unknown>>;

const batchSize = 500;

const batchesOf = <T>(rows: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(rows.length / batchSize) }, (_, at) =>
    rows.slice(at * batchSize, (at + 1) * batchSize),
  );

const insertColumns = [...articleColumns, 'parent_id', 'main_super_tag_id'];

export const insertArticles = async (db: Database, all: readonly RowValues[]): Promise<ReadonlyMap<string, number>> => {
  const ids = new Map<string, number>();
  const names = sql.join(insertColumns.map((column) => sql.ref(column)));
  for (const batch of batchesOf(all)) {
    const { rows } = await sql<{ id: number; slug: string }>`insert into articles (${names})
      select ${names} from json_populate_recordset(null::articles, ${JSON.stringify(batch)}::json) with ordinality as r order by r.ordinality returning id, slug`.execute(
      db,
    );
    for (const { id, slug } of rows) ids.set(slug, id);
  }
  return ids;
};

export const updateArticles = async (
  db: Database,
  columns: readonly string[],
  all: readonly RowValues[],
): Promise<void> => {
  const values = sql.join(columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`r.${column}`)}`));
  for (const batch of batchesOf(all)) {
    await sql`update articles a set ${values} from json_populate_recordset(null::articles, ${JSON.stringify(batch)}::json) as r where a.id = r.id`.execute(
      db,
    );
  }
};

export interface Listed {
  readonly id: number;
  readonly slugs: readonly string[];
}

const recordsOf = (listed: readonly Listed[]) => {
  const records = listed.flatMap(({ id, slugs }) => slugs.map((value, position) => ({ article: id, value, position })));
  return sql`json_to_recordset(${JSON.stringify(records)}::json) as r(article int, value text, position int)`;
};

const clear = async (
  db: Database,
  table: 'article_authors' | 'article_tags' | 'article_super_tags',
  listed: readonly Listed[],
): Promise<void> => {
  await sql`delete from ${sql.table(table)} where article_id = any(${listed.map(({ id }) => id)})`.execute(db);
};

export const signWith = async (db: Database, all: readonly Listed[]): Promise<void> => {
  for (const listed of batchesOf(all)) {
    await clear(db, 'article_authors', listed);
    await sql`insert into article_authors (article_id, author_id, position) select r.article, w.id, r.position from ${recordsOf(listed)} join authors w on w.slug = r.value`.execute(
      db,
    );
  }
};

export const tagWith = async (db: Database, all: readonly Listed[]): Promise<void> => {
  for (const listed of batchesOf(all)) {
    await clear(db, 'article_tags', listed);
    await sql`insert into article_tags (article_id, tag_id, position) select r.article, t.id, r.position from ${recordsOf(listed)} join tags t on t.slug = r.value`.execute(
      db,
    );
  }
};

export const fileUnder = async (
  db: Database,
  all: readonly (Listed & { readonly section: string | null })[],
): Promise<void> => {
  for (const listed of batchesOf(all)) {
    await clear(db, 'article_super_tags', listed);
    await sql`insert into article_super_tags (article_id, super_tag_id, position) select r.article, s.id, r.position
      from ${recordsOf(listed)} join articles a on a.id = r.article join super_tags s on s.site = a.site and s.slug = r.value`.execute(
      db,
    );
    const mains = JSON.stringify(listed.map(({ id, section }) => ({ article: id, section })));
    await sql`update articles a set main_super_tag_id = (select s.id from super_tags s where s.site = a.site and s.slug = r.section)
      from json_to_recordset(${mains}::json) as r(article int, section text) where a.id = r.article`.execute(db);
  }
};
