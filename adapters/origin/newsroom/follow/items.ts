import { sql } from 'kysely';
import type { DeskReport, FollowedItem } from '#adapters/newsroom-contract/follow.ts';
import type { Newsroom } from '../context/newsroom.ts';
import { requireLead } from './require-lead.ts';

interface NoteCommand {
  readonly desk: number;
  readonly items: readonly FollowedItem[];
  /** Items that are not followed any more. */
  readonly removed: readonly string[];
  readonly report: DeskReport | null;
  /** The time of a `follow confirm` that has been carried out. */
  readonly carriedAt: number | null;
}

export const readItems = async (
  { db }: Newsroom,
  { desk }: { readonly desk: number },
): Promise<{ readonly items: readonly FollowedItem[] }> => ({
  items: await db
    .selectFrom('follow_items')
    .select(['remote_id as id', 'print', 'media', 'hash', 'slug', 'link', 'path', 'block', 'modified', 'state', 'why'])
    .where('desk_id', '=', desk)
    .execute(),
});

export const noteItems = async (
  newsroom: Newsroom,
  { desk, items, removed, report, carriedAt }: NoteCommand,
): Promise<object> => {
  await newsroom.db.transaction().execute(async (all) => {
    await requireLead(all, newsroom);
    if (removed.length > 0)
      await sql`delete from follow_items where desk_id = ${desk} and remote_id = any(${removed})`.execute(all);
    if (items.length > 0)
      await sql`insert into follow_items (desk_id, remote_id, print, media, hash, slug, link, path, block, modified, state, why)
        select ${desk}, r.id, r.print, r.media, r.hash, r.slug, r.link, r.path, r.block, r.modified, r.state, r.why
        from json_to_recordset(${JSON.stringify(items)}::json) as r(id text, print text, media text, hash text, slug text, link text, path text, block int, modified int8, state text, why text)
        where exists (select from follow_desks where id = ${desk})
        on conflict (desk_id, remote_id) do update set print = excluded.print, media = excluded.media, hash = excluded.hash, slug = excluded.slug, link = excluded.link, path = excluded.path, block = excluded.block, modified = excluded.modified,
          state = excluded.state, why = excluded.why`.execute(all);
    if (report !== null)
      await all
        .updateTable('follow_desks')
        .set({ report: JSON.stringify(report) })
        .where('id', '=', desk)
        .execute();
    if (carriedAt !== null)
      await all.updateTable('follow_desks').set({ carried_at: carriedAt }).where('id', '=', desk).execute();
  });
  return {};
};
