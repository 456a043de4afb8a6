import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const seedBookkeeping: Migration = {
  up: async (db) => {
    await sql`create table seeded (
      article_id int primary key references articles on delete cascade, root_id int not null,
      pub_date int8 not null, updated_at int8, newest int8 not null, days int not null default 0, fingerprint text not null)`.execute(
      db,
    );
  },
};
