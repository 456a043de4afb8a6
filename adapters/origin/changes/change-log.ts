import { sql } from 'kysely';
import type { Change } from '../database/edits/change.ts';
import type { Edition } from '../database/edits/edition.ts';
import type { Database } from '../database/connection/open-database.ts';

export interface LoggedChange extends Change {
  readonly number: number;
}

/** See docs/upstreams/main-api.md, 'Editions and changes'. */
export interface Changes extends Edition {
  readonly reset: boolean;
  readonly changes: readonly LoggedChange[];
}

const maxChanges = 1_000;
/** Approximate bytes per response. The first change is always sent. */
const maxBytes = sql.lit(1_000_000);
const keptEdits = 10_000;
/** Longer than the TTL of any cache entry (10 days), by the database clock. */
const removalsKept = sql.lit('60 days');

const standingRemovals = sql`
  (select e.number, array_agg(slug order by slug) as slugs from edits e cross join unnest(e.slugs) slug
    left join (select l.slug, max(edits.number) as number from edits cross join unnest(slugs) l(slug) where kind = 'edited' group by l.slug) lifted using (slug)
    where e.kind = 'removed' and (lifted.number is null or lifted.number < e.number) group by e.number) r`;

const removals = async (db: Database, { number: known }: Edition): Promise<readonly LoggedChange[]> => {
  const { rows } = await sql<{ number: number; slugs: readonly string[] }>`
    select number, slugs from (select r.*, sum(length(r.slugs::text)) over (order by r.number desc) as bytes from ${standingRemovals} where r.number <= ${known}) r
    where bytes <= ${maxBytes} order by number desc limit ${sql.lit(maxChanges)}`.execute(db);
  return rows.toReversed().map(({ number, slugs }) => ({ number, kind: 'removed', slugs, pages: [], all: false }));
};

const after = async (db: Database, from: number, to: number): Promise<readonly LoggedChange[]> => {
  const { rows } = await sql<LoggedChange>`
    select number, kind, slugs, pages, everything as all from (
      select *, sum(length(slugs::text) + length(pages::text)) over (order by number) as bytes, row_number() over (order by number) as place
      from edits where number > ${from} and number <= ${to} order by number limit ${sql.lit(maxChanges)}) e
    where bytes <= ${maxBytes} or place = 1 order by number`.execute(db);
  return rows;
};

export const changesAfter = async (db: Database, asked: Edition, known: Edition): Promise<Changes> => {
  const { pruned_to: prunedTo } = await db.selectFrom('edit_counter').select('pruned_to').executeTakeFirstOrThrow();
  const { epoch, number } = known;
  if (asked.epoch !== epoch || asked.number < prunedTo || asked.number > number)
    return { epoch, number, reset: true, changes: await removals(db, known) };
  const changes = await after(db, asked.number, number);
  // Every number has a change, so the last number shows whether more follow.
  return { epoch, number: changes.at(-1)?.number ?? number, reset: false, changes };
};

export const pruneChanges = (db: Database): Promise<void> =>
  db.transaction().execute(async (all) => {
    const { pruned_to: prunedTo } = await all
      .updateTable('edit_counter')
      .set({ pruned_to: sql<number>`greatest(pruned_to, number - ${sql.lit(keptEdits)})` })
      .returning('pruned_to')
      .executeTakeFirstOrThrow();
    await sql`update edits e set slugs = r.slugs from ${standingRemovals} where e.number = r.number and e.slugs <> r.slugs and e.number <= ${prunedTo}`.execute(
      all,
    );
    await sql`delete from edits e where number <= ${prunedTo} and (kind <> 'removed' or at < now() - interval ${removalsKept}
      or not exists (select from ${standingRemovals} where r.number = e.number))`.execute(all);
  });
