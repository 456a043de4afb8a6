import { sql } from 'kysely';
import type { Database } from '../../database/connection/open-database.ts';
import type { Edition } from '../../database/edits/edition.ts';

export interface Since extends Edition {
  /** Unix seconds of the earlier answer, by this clock. */
  readonly at: number;
}

const maxSlugs = 5_000;

/** Articles that were edited, or published by time, since an earlier answer. Null when it is too long ago to know. */
export const changedSlugs = async (
  db: Database,
  since: Since,
  known: Edition,
  now: number,
): Promise<readonly string[] | null> => {
  const { pruned_to: prunedTo } = await db.selectFrom('edit_counter').select('pruned_to').executeTakeFirstOrThrow();
  if (since.epoch !== known.epoch || since.number < prunedTo || since.number > known.number) return null;
  const {
    rows: [edits],
  } = await sql<{ slugs: readonly string[]; everything: boolean }>`
    select coalesce(array_agg(distinct slug) filter (where slug is not null), '{}') as slugs, coalesce(bool_or(everything and kind <> 'purged'), false) as everything
    from edits left join lateral unnest(slugs) s(slug) on true where number > ${since.number} and number <= ${known.number}`.execute(
    db,
  );
  if (edits === undefined || edits.everything || edits.slugs.length > maxSlugs) return null;
  const due = await db
    .selectFrom('articles')
    .select('slug')
    .where('active', '=', true)
    .where('pub_date', '>', since.at)
    .where('pub_date', '<=', now)
    .where('parent_id', 'is', null)
    .limit(maxSlugs)
    .execute();
  return [...new Set([...edits.slugs, ...due.map(({ slug }) => slug)])];
};
