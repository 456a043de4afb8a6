import { sql } from 'kysely';
import { migrate } from '#adapters/origin/database/maintenance/migrate.ts';
import { openDatabase, type Database } from '#adapters/origin/database/connection/open-database.ts';

const columnsBut = async (db: Database, table: string, left: readonly string[]): Promise<string> => {
  const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'`.execute(db);
  return rows
    .map(({ name }) => name)
    .filter((name) => !left.includes(name))
    .map((name) => `"${name}"`)
    .join(', ');
};

export const fillArchive = async (dataDir: string, max: number): Promise<number> => {
  const opened = await openDatabase({ dataDir }, 'bench');
  const { db } = opened;
  await migrate(db);
  const taken = sql`where type in ('article', 'longform') and parent_id is null and listed_in <> '{}'`;
  const count = async (): Promise<number> =>
    (await sql<{ n: number }>`select count(*) as n from articles`.execute(db)).rows[0]?.n ?? 0;
  const { rows } = await sql<{ n: number }>`select count(*) as n from articles ${taken}`.execute(db);
  const times = Math.ceil((max - (await count())) / (rows[0]?.n ?? 1));
  if (times > 0) {
    await sql`create temp table copies as select a.id as old, (select max(id) from articles) + row_number() over () as id,
      n, n * 86400 * 40 as earlier from (select id from articles ${taken}) a, generate_series(1, ${times}::int) n`.execute(
      db,
    );
    const own = sql.raw(await columnsBut(db, 'articles', ['id', 'slug', 'pub_date', 'updated_at']));
    await sql`insert into articles (id, slug, pub_date, updated_at, ${own}) overriding system value
      select c.id, slug || '-' || n, pub_date - earlier, updated_at - earlier, ${own} from articles a join copies c on c.old = a.id`.execute(
      db,
    );
    for (const table of ['article_tags', 'article_super_tags', 'article_authors'] as const) {
      const others = sql.raw(await columnsBut(db, table, ['article_id']));
      await sql`insert into ${sql.table(table)} (article_id, ${others}) select c.id, ${others} from ${sql.table(table)} t
        join copies c on c.old = t.article_id`.execute(db);
    }
    // The filler column forces the vector out of the row.
    const words = sql.raw(await columnsBut(db, 'article_search', ['article_id', 'pub_date', 'filler']));
    await sql`insert into article_search (article_id, pub_date, ${words}) select c.id, pub_date - earlier, ${words}
      from article_search t join copies c on c.old = t.article_id`.execute(db);
    await sql`insert into shelf_items (shelf, pub_date, article_id) select shelf, pub_date - earlier, c.id
      from shelf_items t join copies c on c.old = t.article_id`.execute(db);
    await sql`drop table copies`.execute(db);
  }
  // The origin does this once a day.
  await sql`vacuum analyze`.execute(db);
  const found = await count();
  await opened.close();
  return found;
};
