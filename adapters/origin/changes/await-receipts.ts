import { sql } from 'kysely';
import type { Time } from '#adapters/time/time.ts';
import type { Edition } from '../database/edits/edition.ts';
import type { Database } from '../database/connection/open-database.ts';
import type { Receipt } from './web-nodes.ts';

/** What one web node made of an edit. */
export interface NodeAnswer {
  readonly node: string;
  /** Milliseconds until it had carried out everything; null when it did not within the time. */
  readonly ms: number | null;
  /** What it dropped; null when it did not say. */
  readonly dropped: Omit<Receipt, 'number' | 'ms'> | null;
}

/** Which web nodes were told of an edit. */
export interface Told extends Edition {
  /** Those that are up, none when nobody was told; null when the database cannot be asked which. */
  readonly nodes: readonly NodeAnswer[] | null;
}

interface NodeRow {
  readonly node: string;
  /** It has asked for what comes after the edit. */
  readonly done: boolean;
  readonly receipts: readonly Receipt[];
}

/** Milliseconds: how long nodes are waited for, and between two looks. */
const [patience, pace] = [2_000, 25];
/** A node that is up asks at least as often, by the clock of the database. */
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

/** The first that covers the edit, of those that stand newest first. */
const droppedOf = ({ receipts }: NodeRow, { number }: Edition): NodeAnswer['dropped'] => {
  const receipt = receipts.findLast((one) => one.number >= number);
  if (receipt === undefined) return null;
  const { pages, feeds, sitemaps, others, sample } = receipt;
  return { pages, feeds, sitemaps, others, sample };
};

/**
 * Waits until every web node that is up has carried out an edit, or does not in time. What was done is done, also
 * where nobody can be asked about the nodes.
 */
export const awaitReceipts = async (needs: Needs, edition: Edition): Promise<Told> => {
  const { time } = needs;
  const begun = time.monotonic();
  const answers = new Map<string, NodeAnswer>();
  for (;;) {
    const rows = await look(needs, edition).catch(() => null);
    if (rows === null) return { ...edition, nodes: null };
    const ms = Math.round(time.monotonic() - begun);
    for (const row of rows)
      if (row.done && !answers.has(row.node))
        answers.set(row.node, { node: row.node, ms, dropped: droppedOf(row, edition) });
    const silent = rows.filter(({ node }) => !answers.has(node));
    if (silent.length === 0 || ms >= patience)
      return { ...edition, nodes: rows.map(({ node }) => answers.get(node) ?? { node, ms: null, dropped: null }) };
    await time.wait(pace);
  }
};
