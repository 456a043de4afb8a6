import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  sql`alter table article_search add column due_at int8`,
  sql`create index article_search_due on article_search (due_at) where due_at is not null`,
  // Reindex live blogs with future posts, which were indexed too early until now.
  sql`update article_search set due_at = 0 where article_id in (select parent_id from articles where parent_id is not null and active and pub_date > extract(epoch from now()))`,
  // The next publication time is queried every second.
  sql`create index articles_by_moment on articles (pub_date) where active`,
];

/** Scheduled content is published automatically (R42). */
export const scheduledPosts: Migration = {
  up: async (db) => {
    for (const statement of statements) await statement.execute(db);
  },
};
