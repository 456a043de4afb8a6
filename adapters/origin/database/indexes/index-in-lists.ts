import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import { shelvesOf } from './index-for-search.ts';
import type { Database } from '../connection/open-database.ts';

const listThem = (which: RawBuilder<SqlBool>) => sql`
  update articles a set listed_in = case
    when not a.active or a.parent_id is not null or exists (select from super_tags s where s.id = a.main_super_tag_id and not s.active) then '{}'
    when a.site = 'sister' then array[a.site] || a.mirroring_sites
    else array(select distinct unnest(array['main', a.site] || a.mirroring_sites))
  end where ${which}`;

export const listIndexRows = (which: RawBuilder<SqlBool>) => sql`
  with picked as (select * from articles a where ${which}),
    listed as (select a.id, a.pub_date, a.site, a.flags, a.english, scope from picked a cross join unnest(a.listed_in) scope)
  select 'all@' || scope, pub_date, id from listed
  union select 'site:' || role, a.pub_date, a.id from picked a cross join unnest(array[a.site] || a.mirroring_sites) role where a.listed_in <> '{}'
  union select 'mstag:' || s.site || '/' || s.slug, a.pub_date, a.id
    from picked a join article_super_tags j on j.article_id = a.id join super_tags s on s.id = j.super_tag_id where a.listed_in <> '{}'
  union select 'tag:' || t.slug || '@' || scope, pub_date, l.id from listed l join article_tags j on j.article_id = l.id join tags t on t.id = j.tag_id
  union select 'author:' || w.slug || '@' || scope, pub_date, l.id from listed l join article_authors j on j.article_id = l.id join authors w on w.id = j.author_id
  union select 'flag:' || flag || '@' || scope, pub_date, id from listed cross join unnest(case when english then flags || 'english'::text else flags end) flag
  union select 'parent:' || parent_id, pub_date, id from picked where parent_id is not null and active`;

export const followLists = async (db: Database, which = sql<SqlBool>`true`): Promise<void> => {
  await sql`
    update article_search s set pub_date = a.pub_date, shelves = a.shelves
    from (select id, pub_date, ${shelvesOf} as shelves from articles a where ${which}) a
    where a.id = s.article_id and (s.pub_date, s.shelves) is distinct from (a.pub_date, a.shelves)`.execute(db);
};

const indexThese = async (db: Database, which: RawBuilder<SqlBool>, theirs: RawBuilder<SqlBool>): Promise<void> => {
  await listThem(which).execute(db);
  await sql`delete from shelf_items where ${theirs}`.execute(db);
  await sql`insert into shelf_items (shelf, pub_date, article_id) ${listIndexRows(which)}`.execute(db);
  await followLists(db, which);
};

/** Run it in the transaction of a bulk change. */
export const indexAllInLists = (db: Database): Promise<void> => indexThese(db, sql<SqlBool>`true`, sql<SqlBool>`true`);

export const indexInLists = (db: Database, ids: readonly number[]): Promise<void> =>
  indexThese(db, sql<SqlBool>`a.id = any(${ids})`, sql<SqlBool>`article_id = any(${ids})`);
