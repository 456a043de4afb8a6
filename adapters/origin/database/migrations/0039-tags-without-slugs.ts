import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Tags whose names have no Latin letter or digit shared the empty slug, by which no address led to them. Its name
 * becomes the slug of the one that has it.
 */
export const tagsWithoutSlugs: Migration = {
  up: async (db) => {
    await sql`update tags t set slug = regexp_replace(lower(normalize(btrim(name))), '[[:space:]]+', '-', 'g')
      where slug = '' and not exists (select from tags o where o.slug = regexp_replace(lower(normalize(btrim(t.name))), '[[:space:]]+', '-', 'g'))`.execute(
      db,
    );
  },
};
