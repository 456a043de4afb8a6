import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const podcastFeeds: Migration = {
  up: async (db) => {
    await sql`alter table podcasts add column description text not null default '', add column author text not null default '', add column category text not null default '',
      add column explicit boolean not null default false, add column serial boolean not null default false, add column image text`.execute(
      db,
    );
  },
};
