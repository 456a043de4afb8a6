import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasPostgres, startTestPostgres, type TestPostgres } from '../../testing/start-test-postgres.ts';
import { hasPgBouncer, startTestPgBouncer } from '../../testing/start-test-pgbouncer.ts';
import { limitedInTime } from './limited-in-time.ts';
import { type Database, openDatabase, type OpenDatabase } from './open-database.ts';

const neverGone = () => () => undefined;
const pgSleep =
  (seconds: number) =>
  (db: Database): Promise<unknown> =>
    sql`select pg_sleep(${seconds})`.execute(db);

describe.runIf(await hasPostgres())('reading from a server within limits', () => {
  let postgres: TestPostgres;
  let database: OpenDatabase;
  beforeAll(async () => {
    postgres = (await startTestPostgres())!;
    database = await openDatabase({ databaseUrl: postgres.databaseUrl });
  }, 60_000);
  afterAll(async () => {
    await database.close();
    await postgres.stop();
  });
  const running = async (): Promise<number> => {
    const { rows } = await sql<{
      count: number;
    }>`select count(*) as count from pg_stat_activity where query like 'select pg_sleep%' and state = 'active'`.execute(
      database.db,
    );
    return rows[0]?.count ?? 0;
  };

  it('returns rows and errors', async () => {
    expect(
      await limitedInTime(
        database.db,
        { milliseconds: 60_000, onGone: neverGone },
        async (db) => (await sql<{ one: number }>`select 1 as one`.execute(db)).rows,
      ),
    ).toEqual([{ one: 1 }]);
    await expect(
      limitedInTime(database.db, { milliseconds: 60_000, onGone: neverGone }, (db) =>
        sql`select from nowhere`.execute(db),
      ),
    ).rejects.toMatchObject({ code: '42P01' });
  });

  it('is given up by the server when it takes too long', async () => {
    expect(await limitedInTime(database.db, { milliseconds: 20, onGone: neverGone }, pgSleep(600))).toBe('given up');
    expect(await running()).toBe(0);
  });

  it('is cancelled on the server when the client has gone, and its connection serves the next query', async () => {
    let go = (): void => undefined;
    const reading = limitedInTime(
      database.db,
      {
        milliseconds: 600_000,
        onGone: (then) => {
          go = then;
          return () => undefined;
        },
      },
      pgSleep(600),
    );
    await expect.poll(running, { timeout: 30_000 }).toBe(1);
    go();
    expect(await reading).toBe('given up');
    expect(await running()).toBe(0);
    const after = Array.from({ length: 20 }, () =>
      limitedInTime(database.db, { milliseconds: 60_000, onGone: neverGone }, pgSleep(0)),
    );
    expect(await Promise.all(after)).toHaveLength(20);
  });

  it('never cancels a later statement of its connection', async () => {
    const own = await openDatabase({ databaseUrl: postgres.databaseUrl });
    const pid = sql<{ pid: number }>`select pg_backend_pid() as pid`;
    let go = (): void => undefined;
    const onGone = (then: () => void) => {
      go = then;
      return () => undefined;
    };
    const read = await limitedInTime(own.db, { milliseconds: 60_000, onGone }, (db) => pid.execute(db));
    await database.db.connection().execute(async (other) => {
      await sql`select pg_advisory_lock(1)`.execute(other);
      const next = own.db.transaction().execute(async (all) => {
        const { rows } = await pid.execute(all);
        await sql`select pg_advisory_xact_lock(1)`.execute(all);
        return rows;
      });
      const inState = (state: string, query: string) => async (): Promise<number> =>
        (
          await sql`select from pg_stat_activity where state = ${state} and query like ${`${query}%`} and pid <> pg_backend_pid()`.execute(
            other,
          )
        ).rows.length;
      await expect.poll(inState('active', 'select pg_advisory_xact_lock'), { timeout: 30_000 }).toBe(1);
      go();
      await expect.poll(inState('idle', 'select pg_cancel_backend'), { timeout: 30_000 }).toBe(1);
      await sql`select pg_advisory_unlock(1)`.execute(other);
      expect(await next).toEqual((read as Awaited<ReturnType<typeof pid.execute>>).rows);
    });
    await own.close();
  });

  it.runIf(hasPgBouncer())('lets its connection go where the cancellation waits for the same one', async () => {
    const pooler = await startTestPgBouncer(postgres.databaseUrl, 1);
    const pooled = await openDatabase({ databaseUrl: pooler.databaseUrl });
    const goneAtOnce = (then: () => void) => {
      then();
      return () => undefined;
    };
    expect(await limitedInTime(pooled.db, { milliseconds: 20, onGone: goneAtOnce }, pgSleep(600))).toBe('given up');
    expect((await sql`select 1 as one`.execute(pooled.db)).rows).toEqual([{ one: 1 }]);
    await pooled.close();
    await pooler.stop();
  });

  it('leaves no limit behind on the connection', async () => {
    await limitedInTime(database.db, { milliseconds: 20, onGone: neverGone }, pgSleep(600));
    const limits = await Promise.all(
      Array.from({ length: 8 }, () => sql<{ statement_timeout: string }>`show statement_timeout`.execute(database.db)),
    );
    expect(new Set(limits.map(({ rows }) => rows[0]?.statement_timeout))).toEqual(new Set(['0']));
  });
});
