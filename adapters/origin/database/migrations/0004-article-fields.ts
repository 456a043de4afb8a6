import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const articleFields: Migration = {
  up: async (db) => {
    await sql`alter table articles
      add column gated boolean not null default false, add column evergreen boolean not null default false, add column periodic boolean not null default false,
      add column announcement boolean not null default false, add column av_code text not null default '', add column index_av_code text not null default '',
      add column facebook_suggested boolean not null default false, add column facebook_engagement int not null default 0,
      add column sub_articles text[] not null default '{}'`.execute(db);
  },
};
