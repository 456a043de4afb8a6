import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const articlesByDate: Migration = {
  up: async (db) => {
    await sql`create index articles_by_date on articles (site, pub_date, id) where parent_id is null`.execute(db);
  },
};
