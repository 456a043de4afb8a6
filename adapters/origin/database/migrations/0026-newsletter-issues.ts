import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // One issue per day, and per section if it has its own. The content is rendered when it is sent.
  sql`create table if not exists newsletter_issues (
    id int generated always as identity primary key, code text not null, day text not null, section text not null default '',
    article_ids int[] not null, made_at int8 not null, done_at int8, unique (code, day, section))`,
  // At most one letter per issue and reader, also after a crash. The token keeps old unsubscribe links valid.
  sql`create table if not exists newsletter_deliveries (
    issue_id int not null references newsletter_issues on delete cascade, email text not null, token text not null,
    primary key (issue_id, email))`,
  sql`create index if not exists newsletter_deliveries_by_token on newsletter_deliveries (token)`,
  sql`create index if not exists newsletter_deliveries_by_email on newsletter_deliveries (email)`,
  // One-click unsubscribe URL (RFC 8058).
  sql`alter table letters add column if not exists unsubscribe text`,
];

export const newsletterIssues: Migration = {
  up: async (db) => {
    for (const statement of statements) await statement.execute(db);
  },
};
