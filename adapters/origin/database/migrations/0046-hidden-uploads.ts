import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const places = [
  'authors.avatar',
  'podcasts.image',
  'episodes.image',
  'episodes.source_url',
  'docs.content',
  'uniques.content',
  'unique_group_items.content',
  'settings.value',
  'supplement_data.blocks',
].map((place) => {
  const [table = '', column = ''] = place.split('.');
  return sql`exists (select from ${sql.table(table)} e
    where strpos(e.${sql.ref(column)}::text, '/uploads/' || regexp_replace(h.name, '[.][^.]*$', '')) > 0)`;
});

/** Removes the uploads of articles that were never public (R43). Later edits do so at each write. */
export const hiddenUploads: Migration = {
  up: async (db) => {
    await sql`with used as materialized (
      select u.name, bool_or(a.pub_date <= extract(epoch from now()) and (a.listed_in <> '{}' or a.active and coalesce(blog.listed_in <> '{}' and blog.pub_date <= extract(epoch from now()), false))) as shown
      from article_uploads u join articles a on a.id = u.article_id left join articles blog on blog.id = a.parent_id group by u.name),
      h as materialized (select name from used where not shown)
    insert into removed_uploads (name) select h.name from h where not (${sql.join(places, sql` or `)}) on conflict do nothing`.execute(
      db,
    );
  },
};
