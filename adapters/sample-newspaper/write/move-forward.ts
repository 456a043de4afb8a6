import { sql } from 'kysely';
import { followLists } from '../../origin/database/indexes/index-in-lists.ts';
import type { Database } from '../../origin/database/connection/open-database.ts';
import { touchedRoots } from './touched-roots.ts';

export interface Span {
  /** Unix seconds of the first and the current start. */
  readonly seededAt: number;
  readonly now: number;
  /** IANA time zone. */
  readonly zone: string;
}

const daySeconds = 86_400;

const dayNumber = (at: number, zone: string): number => {
  const date = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(new Date(at * 1000));
  return Date.parse(`${date}T00:00:00Z`) / (daySeconds * 1000);
};

/** Calendar days since the first start; never negative. */
export const daysSince = ({ seededAt, now, zone }: Span): number =>
  Math.max(0, dayNumber(now, zone) - dayNumber(seededAt, zone));

export const moveInLists = async (all: Database): Promise<void> => {
  await sql`update shelf_items l set pub_date = a.pub_date from articles a where a.id = l.article_id and l.pub_date <> a.pub_date`.execute(
    all,
  );
  await followLists(all);
};

/**
 * Moves unedited sample articles by whole days, never into the future. A live blog moves with all its entries. Returns
 * true when any moved. Requires a transaction.
 */
export const moveForward = async (all: Database, span: Span): Promise<boolean> => {
  const days = daysSince(span);
  if (days === 0) return false;
  const { numAffectedRows } = await sql`
    with touched as (${touchedRoots}), moved as (
      update seeded s set days = least(${sql.lit(days)}, (${sql.lit(span.now)} - s.newest) / ${sql.lit(daySeconds)})
      where least(${sql.lit(days)}, (${sql.lit(span.now)} - s.newest) / ${sql.lit(daySeconds)}) > s.days
        and not exists (select from touched t where t.root_id = s.root_id)
      returning s.article_id, s.pub_date, s.updated_at, s.days
    )
    update articles a set pub_date = m.pub_date + m.days * ${sql.lit(daySeconds)}, updated_at = m.updated_at + m.days * ${sql.lit(daySeconds)}
    from moved m where a.id = m.article_id`.execute(all);
  if (numAffectedRows === 0n) return false;
  await moveInLists(all);
  return true;
};
