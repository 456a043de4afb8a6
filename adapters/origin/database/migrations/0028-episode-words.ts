import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What parts an episode has, and what is said in it: lists of `{at, title}` and `{at, speaker, text}`. */
export const episodeWords: Migration = {
  up: async (db) => {
    await sql`alter table episodes add column chapters json not null default '[]', add column transcript json not null default '[]'`.execute(
      db,
    );
  },
};
