import { sql } from 'kysely';
import type { Database } from './open-database.ts';

interface Limits {
  /** Of each statement. */
  readonly milliseconds: number;
  /** Calls a listener once nobody waits any more; gives what stops that. */
  readonly onGone: (then: () => void) => () => void;
}

/** How PostgreSQL says that a statement was given up. */
const isGivenUp = (cause: unknown): boolean => (cause as { readonly code?: unknown } | null)?.code === '57014';

/**
 * What was read within limits, or `'given up'`. For a server alone: an embedded database can give up nothing, and has
 * one connection.
 */
export const limitedInTime = async <T>(
  db: Database,
  { milliseconds, onGone }: Limits,
  read: (db: Database) => Promise<T>,
): Promise<T | 'given up'> => {
  const reading = db
    .transaction()
    .setAccessMode('read only')
    .execute(async (all) => {
      const { rows } = await sql<{ pid: number; since: string }>`
        select pg_backend_pid() as pid, transaction_timestamp()::text as since, set_config('statement_timeout', ${String(milliseconds)}, true)`.execute(
        all,
      );
      const [{ pid, since } = { pid: 0, since: '' }] = rows;
      // Only while it is still in this transaction: what the connection does next belongs to somebody else. Nobody waits
      // for it either: in a pool of one it runs after the transaction.
      const stop = onGone(
        () =>
          void sql`select pg_cancel_backend(pid) from pg_stat_activity where pid = ${pid} and xact_start = ${since}::timestamptz`
            .execute(db)
            .catch(() => undefined),
      );
      try {
        return await read(all);
      } finally {
        stop();
      }
    });
  return reading.catch((cause: unknown) => {
    if (isGivenUp(cause)) return 'given up' as const;
    throw cause;
  });
};
