import { sql } from 'kysely';
import type { Database } from '../../origin/database/connection/open-database.ts';

const daySeconds = 86_400;

/** Moves the rounds to `days` after the first start: one is always open. Returns true when any moved. */
export const moveRoundsForward = async (db: Database, days: number): Promise<boolean> => {
  const { numAffectedRows } = await sql`update tip_rounds r set days = ${sql.lit(days)}, pairs = (
    select jsonb_agg(p || jsonb_build_object('at', (p->>'at')::int8 + (${sql.lit(days)} - r.days) * ${sql.lit(daySeconds)}) order by place)
    from jsonb_array_elements(r.pairs) with ordinality as e(p, place)
  ) where r.days is not null and r.days < ${sql.lit(days)}`.execute(db);
  return numAffectedRows !== 0n;
};
