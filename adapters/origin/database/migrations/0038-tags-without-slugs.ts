import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const tagsWithoutSlugs: Migration = {
  up: async (db) => {
    await sql`update shelf_items i set shelf = 'tag:cimke-' || t.id || substr(i.shelf, 5)
      from tags t where t.slug = '' and i.shelf like 'tag:@%'`.execute(db);
    await sql`update tags set slug = 'cimke-' || id where slug = ''`.execute(db);
  },
};
