import { sql } from 'kysely';
import type { Database } from './open-database.ts';

/** In whose name an article is listed: its own site, the sites that mirror it, and the main domain; nowhere when nobody may see it. */
const listIt = sql`
  update articles a set listed_in = case
    when not a.active or a.parent_id is not null or exists (select from super_tags s where s.id = a.main_super_tag_id and not s.active) then '{}'
    when a.site = 'sister' then array[a.site] || a.mirroring_sites
    else array(select distinct unnest(array['main', a.site] || a.mirroring_sites))
  end`;

const shelfRows = sql`
  with listed as (select a.id, a.pub_date, a.site, a.flags, a.english, scope from articles a cross join unnest(a.listed_in) scope)
  select 'all@' || scope, pub_date, id from listed
  union select 'site:' || role, a.pub_date, a.id from articles a cross join unnest(array[a.site] || a.mirroring_sites) role where a.listed_in <> '{}'
  union select 'mstag:' || s.site || '/' || s.slug, a.pub_date, a.id
    from articles a join article_super_tags j on j.article_id = a.id join super_tags s on s.id = j.super_tag_id where a.listed_in <> '{}'
  union select 'tag:' || t.slug || '@' || scope, pub_date, l.id from listed l join article_tags j on j.article_id = l.id join tags t on t.id = j.tag_id
  union select 'author:' || w.slug || '@' || scope, pub_date, l.id from listed l join article_authors j on j.article_id = l.id join authors w on w.id = j.author_id
  union select 'flag:' || flag || '@' || scope, pub_date, id from listed cross join unnest(case when english then flags || 'english'::text else flags end) flag
  union select 'parent:' || parent_id, pub_date, id from articles where parent_id is not null and active`;

/** Puts every article on its shelves anew (names: main-api/shelf-name.ts). Run it in the transaction that changed articles in bulk. */
export const shelveAll = async (db: Database): Promise<void> => {
  await listIt.execute(db);
  await sql`delete from shelf_items`.execute(db);
  await sql`insert into shelf_items (shelf, pub_date, article_id) ${shelfRows}`.execute(db);
};
