import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Tags whose names have no Latin letter or digit shared the empty slug, by which no address led to them. The one that
 * has it gets a slug, and its list the name that goes with it.
 */
export const tagsWithoutSlugs: Migration = {
  up: async (db) => {
    await sql`update shelf_items i set shelf = 'tag:cimke-' || t.id || substr(i.shelf, 5)
      from tags t where t.slug = '' and i.shelf like 'tag:@%'`.execute(db);
    await sql`update tags set slug = 'cimke-' || id where slug = ''`.execute(db);
  },
};
