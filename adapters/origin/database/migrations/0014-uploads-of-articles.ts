import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  sql`create table article_uploads (article_id int not null references articles on delete cascade, name text not null, primary key (article_id, name))`,
  sql`create index article_uploads_by_name on article_uploads (name)`,
  sql`insert into article_uploads (article_id, name)
    select distinct a.id, m[1] || m[2] from articles a, regexp_matches(concat_ws(' ', a.cover_image, a.facebook_image, array_to_string(a.pages, ' ')),
      '/uploads/([A-Za-z0-9][A-Za-z0-9._-]*?)(?:_(?:avatar|square|thumb|card|half|wide|cover|share|landscape|classic|show)(?::[0-9.]+x)?)?([.][a-z0-9]{3,4})(?![A-Za-z0-9._-])', 'g') m`,
  sql`create table removed_uploads (name text primary key, at timestamptz not null default now())`,
];

/** Uploads used by articles, and uploads removed with them (R43). */
export const uploadsOfArticles: Migration = {
  up: async (db) => {
    for (const statement of statements) await statement.execute(db);
  },
};
