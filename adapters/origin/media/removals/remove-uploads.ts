import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import type { Database } from '../../database/connection/open-database.ts';
import { isPublic } from '../../database/article-text/is-public.ts';

const isShown = (name: RawBuilder<unknown>, now: number): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select from article_uploads u join articles a on a.id = u.article_id where u.name = ${name} and ${isPublic('a', now)})`;

/** Other columns with uploads, compared by stem to include variants. */
const places = [
  'authors.avatar',
  'podcasts.image',
  'episodes.image',
  'episodes.source_url',
  'docs.content',
  'uniques.content',
  'unique_group_items.content',
  'settings.value',
  'supplement_data.blocks',
];
const isElsewhere = (name: RawBuilder<unknown>): RawBuilder<SqlBool> => {
  const stem = sql`('/uploads/' || regexp_replace(${name}, '[.][^.]*$', ''))`;
  return sql<SqlBool>`(${sql.join(
    places.map((place) => {
      const [table = '', column = ''] = place.split('.');
      return sql`exists (select from ${sql.table(table)} e where strpos(e.${sql.ref(column)}::text, ${stem}) > 0)`;
    }),
    sql` or `,
  )})`;
};

const ofArticles = (slugs: readonly string[]) => sql`
  select distinct u.name from articles r join articles a on a.id = r.id or a.parent_id = r.id join article_uploads u on u.article_id = a.id where r.slug = any(${slugs})`;

export const usedUploads = async (all: Database, slugs: readonly string[]): Promise<readonly string[]> =>
  (await sql<{ name: string }>`${ofArticles(slugs)}`.execute(all)).rows.map(({ name }) => name);

export const allUploads = async (db: Database): Promise<readonly string[]> =>
  (await db.selectFrom('article_uploads').select('name').distinct().execute()).map(({ name }) => name);

/** In unix seconds; call before writing the articles. */
export const shownUploads = async (all: Database, slugs: readonly string[], now: number): Promise<readonly string[]> =>
  (await sql<{ name: string }>`${ofArticles(slugs)} and ${isPublic('a', now)}`.execute(all)).rows.map(
    ({ name }) => name,
  );

/** Uploads of articles and posts that are not public, for `removeUploads`. */
export const hiddenUploads = async (all: Database, slugs: readonly string[], now: number): Promise<readonly string[]> =>
  (await sql<{ name: string }>`${ofArticles(slugs)} and not ${isPublic('a', now)}`.execute(all)).rows.map(
    ({ name }) => name,
  );

/** Removes uploads that nothing public uses. Use the writing transaction. */
export const removeUploads = async (all: Database, names: readonly string[], now: number): Promise<void> => {
  if (names.length === 0) return;
  const name = sql`n.name`;
  await sql`insert into removed_uploads (name) select n.name from unnest(${names}::text[]) n(name) where not ${isShown(name, now)} and not ${isElsewhere(name)} on conflict do nothing`.execute(
    all,
  );
};

export const liftUploads = async (all: Database, slugs: readonly string[], now: number): Promise<void> => {
  await sql`delete from removed_uploads where name in (${ofArticles(slugs)} and ${isPublic('a', now)})`.execute(all);
};

/** Removed uploads that no article, version or deleted article uses. */
export const unlinkedUploads = async (db: Database): Promise<readonly string[]> => {
  const { rows } = await sql<{
    name: string;
  }>`select r.name from removed_uploads r where not exists (select from article_uploads u where u.name = r.name)
    and not exists (select from kept_uploads k where k.name = r.name) order by r.name`.execute(db);
  return rows.map(({ name }) => name);
};

/** Of `among`, or of all. Searching the other columns for many names is slow. */
export const unusedUploads = async (db: Database, among?: readonly string[]): Promise<readonly string[]> => {
  const unlinked = await unlinkedUploads(db);
  const names = among === undefined ? unlinked : unlinked.filter((name) => among.includes(name));
  const { rows } = await sql<{
    name: string;
  }>`select n.name from unnest(${names}::text[]) n(name) where not ${isElsewhere(sql`n.name`)} order by n.name`.execute(
    db,
  );
  return rows.map(({ name }) => name);
};

export const removedUploads = async (db: Database): Promise<readonly string[]> =>
  (await db.selectFrom('removed_uploads').select('name').execute()).map(({ name }) => name);

export const isShownAgain = async (db: Database, name: string, now: number): Promise<boolean> => {
  const {
    rows: [row],
  } = await sql<{
    shown: boolean;
  }>`select ${isShown(sql`${name}::text`, now)} or ${isElsewhere(sql`${name}::text`)} as shown`.execute(db);
  return row?.shown === true;
};
