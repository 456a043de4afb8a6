import { sql } from 'kysely';
import type { Time } from '#adapters/time/time.ts';
import type { Edition } from '../database/edits/edition.ts';
import type { Database } from '../database/connection/open-database.ts';
import type { Receipt } from './web-nodes.ts';
import type { EditReceipts, NodeReceipt } from '#adapters/newsroom-contract/receipts.ts';

interface NodeRow {
  readonly node: string;
  readonly done: boolean;
  readonly receipts: readonly Receipt[];
}

/** Milliseconds: timeout and poll interval. */
const [timeout, pace] = [2_000, 25];
/** A node that is up polls more often than this, by the database clock. */
const upFor = sql.lit('35 seconds');

interface Needs {
  readonly db: Database;
  readonly time: Time;
}

const look = async ({ db }: Needs, { epoch, number }: Edition): Promise<readonly NodeRow[]> => {
  const { rows } =
    await sql<NodeRow>`select node, epoch = ${epoch} and number >= ${number} as done, receipts from web_nodes where seen_at > now() - interval ${upFor} order by node`.execute(
      db,
    );
  return rows;
};

const droppedOf = ({ receipts }: NodeRow, { number }: Edition): NodeReceipt['dropped'] => {
  const receipt = receipts.findLast((one) => one.number >= number);
  if (receipt === undefined) return null;
  const { pages, feeds, sitemaps, others, sample, edges } = receipt;
  return { pages, feeds, sitemaps, others, sample, ...(edges && { edges }) };
};

/**
 * Waits until every web node that is up has applied an edit, or the timeout. A database error does not undo the edit.
 */
export const awaitReceipts = async (needs: Needs, edition: Edition): Promise<EditReceipts> => {
  const { time } = needs;
  const begun = time.monotonic();
  const answers = new Map<string, NodeReceipt>();
  for (;;) {
    const rows = await look(needs, edition).catch(() => null);
    if (rows === null) return { ...edition, nodes: null };
    const ms = Math.round(time.monotonic() - begun);
    for (const row of rows)
      if (row.done && !answers.has(row.node))
        answers.set(row.node, { node: row.node, ms, dropped: droppedOf(row, edition) });
    const silent = rows.filter(({ node }) => !answers.has(node));
    if (silent.length === 0 || ms >= timeout)
      return { ...edition, nodes: rows.map(({ node }) => answers.get(node) ?? { node, ms: null, dropped: null }) };
    await time.wait(pace);
  }
};
