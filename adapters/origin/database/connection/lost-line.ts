import pg from 'pg';
import type { Cancel, Time } from '#adapters/time/time.ts';

/** In milliseconds. */
const patience = { silence: 10_000, answer: 5_000 };

/** As much of the text as the server shows of it; a pooler between us hides which of its processes is ours. */
const atWork = `select exists (select from pg_stat_activity
  where pid <> pg_backend_pid() and state in ('active', 'disabled') and starts_with($1, query)) as yes`;

/** A server that answers with an error is there: full, for example. One that starts has forgotten our statement. */
const isOfLiving = (cause: unknown): boolean => cause instanceof pg.DatabaseError && !cause.code?.startsWith('57P');

/** Whether the server works at a statement, by a new connection. */
const isWorkedAt = async (connectionString: string, statement: string): Promise<boolean> => {
  const { answer } = patience;
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
 * Connections that end when their server has long said nothing and works at nothing of ours: where the way to it was
 * cut without a word (a failover, a firewall that forgot us), the system would wait for an answer a quarter of an hour
 * or for ever, and a pool's connections would all be lent to who waits for it. A statement may take as long as it takes.
 */
export const watchedClient = (connectionString: string, { after }: Pick<Time, 'after'>): typeof pg.Client =>
  class extends pg.Client {
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
        else this.connection.stream.destroy(new Error('Connection terminated: the server has lost it'));
      };
      const lookLater = (): Cancel => after(patience.silence, () => void look());
      let cancel = lookLater();
      await answer.catch(() => undefined);
      isOwed = false;
      cancel();
    }
  };
