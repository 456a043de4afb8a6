import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // The last `follow confirm` that was carried out.
  sql`alter table follow_desks add column if not exists carried_at int8`,
  sql`update follow_desks set carried_at = confirmed_at`,
  // Items `draft:POST` are hidden copies of drafts; `modified` is when one was opened last.
  sql`create index if not exists follow_items_of_drafts on follow_items (modified) where remote_id like 'draft:%'`,
  sql`insert into follow_items (desk_id, remote_id, print, hash, slug, modified, state)
    select m[1]::int, 'draft:' || m[2], '', '', slug, 0, 'shown' from articles a, regexp_match(slug, '^elonezet-(\\d{1,9})-([0-9a-f-]{1,60})$') m
    where m is not null and not active and exists (select from article_versions v where v.root_id = a.id and v.actor = 'desk ' || m[1])
    on conflict do nothing`,
];

export const lastingNotesOfDesks: Migration = {
  up: async (db) => {
    for (const statement of statements) await statement.execute(db);
  },
};
