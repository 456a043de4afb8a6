import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // A draft that staff opens on a preview: `path` is that of its hidden copy here, `why` that of its absence.
  sql`alter table follow_hints add column if not exists is_draft boolean not null default false, add column if not exists path text, add column if not exists why text`,
];

export const deskDrafts: Migration = {
  up: async (db) => {
    for (const statement of statements) await statement.execute(db);
  },
};
