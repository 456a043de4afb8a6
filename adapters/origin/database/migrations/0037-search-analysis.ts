import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { refoldNames } from '../indexes/fold-names.ts';
import { indexArticles } from '../indexes/index-articles.ts';
import { followLists } from '../indexes/index-in-lists.ts';

/**
 * Reindexes every article (vector-text.ts). `analysed` detects vectors written later by older builds. It is added
 * last because it locks the table.
 */
export const searchAnalysis: Migration = {
  up: async (db) => {
    const { rows } = await sql<{ id: number }>`select id from articles where parent_id is null order by id`.execute(db);
    await indexArticles(
      db,
      rows.map(({ id }) => id),
      // oxlint-disable-next-line own/injected-time -- A migration runs once, at the real time.
      Math.floor(Date.now() / 1000),
    );
    await followLists(db);
    await refoldNames(db);
    await sql`alter table article_search add column analysed boolean generated always as (vector @@ '''#1'''::tsquery) stored`.execute(
      db,
    );
  },
};
