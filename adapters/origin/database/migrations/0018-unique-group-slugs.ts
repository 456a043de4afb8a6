import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds slugs to groups of small contents (spec §7.1). */
export const uniqueGroupSlugs: Migration = {
  up: async (db) => {
    await sql`create table unique_groups (id int primary key, slug text not null unique)`.execute(db);
    await sql`insert into unique_groups (id, slug)
      select group_id, case group_id when 13 then 'holdblog' when 27 then 'after' when 47 then 'g7' else 'csoport-' || group_id end
      from unique_group_items group by group_id`.execute(db);
  },
};
