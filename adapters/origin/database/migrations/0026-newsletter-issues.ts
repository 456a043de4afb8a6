import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // One issue of a day, and of a section where it has issues of its own. What it says is set as it is sent.
  sql`create table if not exists newsletter_issues (
    id int generated always as identity primary key, code text not null, day text not null, section text not null default '',
    article_ids int[] not null, made_at int8 not null, done_at int8, unique (code, day, section))`,
  // One letter of an issue to a reader, whatever dies meanwhile. The token ends the newsletter by old letters too.
  sql`create table if not exists newsletter_deliveries (
    issue_id int not null references newsletter_issues on delete cascade, email text not null, token text not null,
    primary key (issue_id, email))`,
  sql`create index if not exists newsletter_deliveries_by_token on newsletter_deliveries (token)`,
  sql`create index if not exists newsletter_deliveries_by_email on newsletter_deliveries (email)`,
  // Where one press ends the newsletter whose issue the letter is (RFC 8058).
  sql`alter table letters add column if not exists unsubscribe text`,
];

/** Newsletters that are composed and sent. */
export const newsletterIssues: Migration = {
  up: async (db) => {
    for (const statement of statements) await statement.execute(db);
  },
};
