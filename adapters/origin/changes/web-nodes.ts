import { sql } from 'kysely';
import type { Edition } from '../database/edits/edition.ts';
import type { Database } from '../database/connection/open-database.ts';

/** What a node has dropped for the edits up to a number. */
export interface Receipt {
  readonly number: number;
  readonly pages: number;
  readonly feeds: number;
  readonly sitemaps: number;
  readonly others: number;
  /** Some of the addresses. */
  readonly sample: readonly string[];
  readonly ms: number;
}

/** Receipts that are kept of a node. */
const keptReceipts = 20;

/**
 * A node asks, having carried out everything up to an edition; nodes that have been silent for a day are forgotten.
 * Times are the database's: origins on several hosts compare them, and the clocks of hosts differ.
 */
export const noteNode = async (db: Database, node: string, { epoch, number }: Edition): Promise<void> => {
  await sql`insert into web_nodes (node, epoch, number) values (${node}, ${epoch}, ${number})
    on conflict (node) do update set seen_at = now(), epoch = excluded.epoch, number = excluded.number`.execute(db);
  await sql`delete from web_nodes where seen_at < now() - interval '1 day'`.execute(db);
};

/** Keeps what a node tells of its last edits, the newest first. False for a node that never asked. */
export const keepReceipt = async (db: Database, node: string, receipt: Receipt): Promise<boolean> => {
  const { numAffectedRows } = await sql`update web_nodes set receipts = (
    select coalesce(jsonb_agg(one order by place), '[]') from jsonb_array_elements(jsonb_build_array(${JSON.stringify(receipt)}::jsonb) || receipts) with ordinality as e(one, place) where place <= ${sql.lit(keptReceipts)}
  ) where node = ${node}`.execute(db);
  return numAffectedRows === 1n;
};

export const signOff = async (db: Database, node: string): Promise<void> => {
  await db.deleteFrom('web_nodes').where('node', '=', node).execute();
};
