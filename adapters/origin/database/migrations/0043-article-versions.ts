import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // `at` is null for a version from before this migration.
  sql`create table if not exists article_versions (
    root_id int not null, version int not null, at int8, actor text, action text not null, changed text[] not null default '{}', primary key (root_id, version))`,
  // The content of an article or post in all versions of its root since the previous row, up to `version`; null before
  // it existed. The current content is only in `articles`.
  sql`create table if not exists article_pasts (article_id int not null, root_id int not null, version int not null, content jsonb, primary key (article_id, version))`,
  sql`create index if not exists article_pasts_by_root on article_pasts (root_id, version)`,
  sql`create table if not exists deleted_articles (
    id int primary key, site text not null, slug text not null, title text not null, version int not null, deleted_at int8 not null, actor text, content jsonb not null)`,
  sql`create index if not exists deleted_articles_by_slug on deleted_articles (slug)`,
  // Files of past and deleted articles: not served, but not deleted either.
  sql`create table if not exists kept_uploads (root_id int not null, name text not null, primary key (root_id, name))`,
  sql`create table if not exists backup_files (host text not null, file text not null, made_at int8 not null, primary key (host, file))`,
];

/** No foreign keys: the rows outlive the article. */
export const articleVersions: Migration = {
  up: async (db) => {
    for (const statement of statements) await statement.execute(db);
  },
};
