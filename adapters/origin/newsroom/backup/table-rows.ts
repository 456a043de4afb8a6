import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Database } from '../../database/connection/open-database.ts';

export interface RowSource {
  readonly name: string;
  readonly columns: readonly string[];
  readonly from: RawBuilder<unknown>;
}

export interface Total {
  readonly rows: number;
  /** The sum of each row's SHA-256, modulo 2^256, in hex. It does not depend on the order of rows. */
  readonly sha256: string;
}

export interface Tally {
  readonly add: (row: string) => void;
  readonly total: () => Total;
}

export const createTally = (): Tally => {
  let [rows, sum] = [0, 0n];
  return {
    add: (row) => {
      rows += 1;
      sum += BigInt(`0x${createHash('sha256').update(row).digest('hex')}`);
    },
    total: () => ({ rows, sha256: BigInt.asUintN(256, sum).toString(16).padStart(64, '0') }),
  };
};

const atOnce = 500;

/** The database itself writes the JSON: no value is converted to a JavaScript number. Requires a transaction. */
export const rowsIn = async function* (all: Database, { columns, from }: RowSource): AsyncGenerator<readonly string[]> {
  // Timestamps are written in the session's time zone.
  await sql`set local time zone 'UTC'`.execute(all);
  await sql`declare backup_rows no scroll cursor for select row_to_json(t)::text as row
    from (select ${sql.join(columns.map((column) => sql.ref(column)))} from ${from} s) t`.execute(all);
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(atOnce)} from backup_rows`.execute(all);
    if (rows.length > 0) yield rows.map(({ row }) => row);
    if (rows.length < atOnce) break;
  }
  await sql`close backup_rows`.execute(all);
};

export const totalOf = async (all: Database, source: RowSource): Promise<Total> => {
  const tally = createTally();
  for await (const rows of rowsIn(all, source)) rows.forEach(tally.add);
  return tally.total();
};
