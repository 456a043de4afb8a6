import { sql } from 'kysely';
import type { Edition } from '../database/edits/edition.ts';
import type { Database } from '../database/connection/open-database.ts';
import type { EvictedEntries } from '#adapters/newsroom-contract/receipts.ts';

export interface Receipt extends EvictedEntries {
  readonly number: number;
  readonly ms: number;
}

const keptReceipts = 20;

/** Deletes nodes that were silent for a day. Uses the database clock, because the clocks of hosts differ. */
export const noteNode = async (db: Database, node: string, { epoch, number }: Edition): Promise<void> => {
  await sql`insert into web_nodes (node, epoch, number) values (${node}, ${epoch}, ${number})
    on conflict (node) do update set seen_at = now(), epoch = excluded.epoch, number = excluded.number`.execute(db);
  await sql`delete from web_nodes where seen_at < now() - interval '1 day'`.execute(db);
};

export const keepReceipt = async (db: Database, node: string, receipt: Receipt): Promise<boolean> => {
  const { numAffectedRows } = await sql`update web_nodes set receipts = (
    select coalesce(jsonb_agg(one order by place), '[]') from jsonb_array_elements(jsonb_build_array(${JSON.stringify(receipt)}::jsonb) || receipts) with ordinality as e(one, place) where place <= ${sql.lit(keptReceipts)}
  ) where node = ${node}`.execute(db);
  return numAffectedRows === 1n;
};

export const signOff = async (db: Database, node: string): Promise<void> => {
  await db.deleteFrom('web_nodes').where('node', '=', node).execute();
};
