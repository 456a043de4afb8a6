import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasPostgres, startTestPostgres } from '../testing/start-test-postgres.ts';
import type { TestPostgres } from '../testing/start-test-postgres.ts';
import { openDatabase } from './open-database.ts';

describe.runIf(await hasPostgres())('a connection that the server cuts', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = (await startTestPostgres())!;
  }, 60_000);
  afterAll(() => postgres.stop());

  it('between two statements of a transaction costs that transaction, not the process', async () => {
    const uncaught: unknown[] = [];
    const note = (cause: unknown): void => void uncaught.push(cause);
    process.on('uncaughtException', note);
    const [one, other] = [
      await openDatabase({ databaseUrl: postgres.databaseUrl }, 'one', () => undefined),
      await openDatabase({ databaseUrl: postgres.databaseUrl }, 'other', () => undefined),
    ];
    const cut = one.db.transaction().execute(async (all) => {
      const {
        rows: [row],
      } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(all);
      await sql`select pg_terminate_backend(${row?.pid})`.execute(other.db);
      // Long enough for the end of the connection to arrive while nothing is asked of it.
      await new Promise((resolve) => setTimeout(resolve, 300));
      await sql`select 1`.execute(all);
    });
    await expect(cut).rejects.toThrow();
    expect((await sql<{ one: number }>`select 1 as one`.execute(one.db)).rows).toEqual([{ one: 1 }]);
    await Promise.all([one.close(), other.close()]);
    process.off('uncaughtException', note);
    expect(uncaught).toEqual([]);
  });
});
