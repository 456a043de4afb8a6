import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A sitemap reads a site's articles by date, whatever they are listed under. */
export const articlesByDate: Migration = {
  up: async (db) => {
    await sql`create index articles_by_date on articles (site, pub_date, id) where parent_id is null`.execute(db);
  },
};
