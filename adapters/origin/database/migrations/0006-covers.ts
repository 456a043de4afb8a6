import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const covers: Migration = {
  up: async (db) => {
    await sql`create table unique_group_items (group_id int not null, position int not null, slug text not null, content text not null, primary key (group_id, slug))`.execute(
      db,
    );
    await sql`alter table podcasts add column site text references sites`.execute(db);
  },
};
