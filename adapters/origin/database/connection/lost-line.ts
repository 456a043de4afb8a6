import pg from 'pg';
import type { Cancel, Time } from '#adapters/time/time.ts';

/** Milliseconds. */
const timeout = { silence: 10_000, answer: 5_000 };

/** The server shows only the beginning of long statements. A pooler hides the pid, so the text is compared. */
const atWork = `select exists (select from pg_stat_activity
  where pid <> pg_backend_pid() and state in ('active', 'disabled') and starts_with($1, query)) as yes`;

/**
 * An error response means that the server is up (full, for example). 57P means that it restarts and lost the statement.
 */
const isOfLiving = (cause: unknown): boolean => cause instanceof pg.DatabaseError && !cause.code?.startsWith('57P');

const isWorkedAt = async (connectionString: string, statement: string): Promise<boolean> => {
  const { answer } = timeout;
  const asking = new pg.Client({ connectionString, connectionTimeoutMillis: answer, query_timeout: answer });
  asking.on('error', () => undefined);
  try {
    await asking.connect();
    const { rows } = await asking.query<{ yes: boolean }>(atWork, [statement]);
    return rows[0]?.yes === true;
  } catch (cause) {
    return isOfLiving(cause);
  } finally {
    asking.connection.stream.destroy();
  }
};

/**
 * Closes connections that were cut silently (failover, firewall). The OS would wait 15 minutes or longer and exhaust
 * the pool. Slow statements are not cancelled while the server works on them.
 */
export const watchedClient = (
  connectionString: string,
  { after }: Pick<Time, 'after'>,
  Client: typeof pg.Client = pg.Client,
): typeof pg.Client =>
  class extends Client {
    override query: pg.Client['query'] = ((asked: unknown, ...rest: unknown[]) => {
      const answer = (super.query.bind(this) as (...all: unknown[]) => unknown)(asked, ...rest);
      if (typeof asked === 'string' && answer instanceof Promise) void this.#watch(asked, answer);
      return answer;
    }) as pg.Client['query'];

    async #watch(statement: string, answer: Promise<unknown>): Promise<void> {
      let isOwed = true;
      const look = async (): Promise<void> => {
        const isAtWork = await isWorkedAt(connectionString, statement);
        if (!isOwed) return;
        if (isAtWork) cancel = lookLater();
        else this.connection.stream.destroy(new Error('Connection terminated: the server no longer knows it'));
      };
      const lookLater = (): Cancel => after(timeout.silence, () => void look());
      let cancel = lookLater();
      await answer.catch(() => undefined);
      isOwed = false;
      cancel();
    }
  };
