import { sql } from 'kysely';
import type { Database } from './open-database.ts';

interface Limits {
  /** Milliseconds per statement. */
  readonly milliseconds: number;
  readonly onGone: (then: () => void) => () => void;
}

const isGivenUp = (cause: unknown): boolean => (cause as { readonly code?: unknown } | null)?.code === '57014';

/**
 * Returns `'given up'` after a timeout or when the client disconnects. Servers only: PGlite cannot cancel a statement
 * and has one connection.
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
      // Cancels only this transaction; the connection may already serve another request. Not awaited: in a pool of one
      // it would run after the transaction.
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
