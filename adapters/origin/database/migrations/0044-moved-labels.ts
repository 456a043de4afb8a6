import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // Earlier slugs of authors, sections and tags. `site` is empty for authors and tags.
  sql`create table if not exists moved_labels (
    kind text not null, site text not null, slug text not null, label_id int not null, moved_at int8 not null, primary key (kind, site, slug))`,
  sql`create index if not exists moved_labels_by_label on moved_labels (kind, label_id)`,
  // Earlier names of tags, folded as `tagSlugs` compares them: imported files may still use them.
  sql`create table if not exists moved_tag_names (name_key text primary key, tag_id int not null)`,
];

/** R64. */
export const movedLabels: Migration = {
  up: async (db) => {
    for (const statement of statements) await statement.execute(db);
  },
};
