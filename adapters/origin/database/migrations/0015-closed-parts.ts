import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { indexArticles } from '../indexes/index-articles.ts';

const statements = [
  sql`alter table article_search add column whole_vector tsvector`,
  sql`create index article_search_whole on article_search using gin (whole_vector) with (fastupdate = off) where whole_vector is not null`,
];

/** The public finds a gated article by its free part, pass holders by the whole (R47). Reindexes gated articles. */
export const closedParts: Migration = {
  up: async (db) => {
    for (const statement of statements) await statement.execute(db);
    const { rows } = await sql<{ id: number }>`select id from articles where gated and parent_id is null`.execute(db);
    await indexArticles(
      db,
      rows.map(({ id }) => id),
      // oxlint-disable-next-line own/injected-time -- A migration runs once, at the real time.
      Math.floor(Date.now() / 1000),
    );
  },
};
