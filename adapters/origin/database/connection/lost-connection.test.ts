import { createServer, connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSteerableTime } from '#adapters/time/steerable-time.ts';
import { stillTime } from '#adapters/time/still-time.fake.ts';
import { hasPostgres, startTestPostgres } from '../../testing/start-test-postgres.ts';
import type { TestPostgres } from '../../testing/start-test-postgres.ts';
import { watchedClient } from './lost-line.ts';
import { openDatabase } from './open-database.ts';

const openWay = async (databaseUrl: string) => {
  const to = new URL(databaseUrl);
  let [isCut, cuts, closed] = [false, 0, 0];
  const server = createServer((near) => {
    const since = cuts;
    const far = connect(Number(to.port), to.hostname);
    for (const end of [near, far]) end.on('error', () => undefined);
    near.on('data', (data) => since === cuts && !isCut && far.write(data));
    far.on('data', (data) => since === cuts && !isCut && near.write(data));
    near.on('close', () => {
      closed += 1;
      far.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    cut: () => {
      [isCut, cuts] = [true, cuts + 1];
    },
    mend: () => {
      isCut = false;
    },
    closed: () => closed,
    close: () => server.close(),
  };
};

describe.runIf(await hasPostgres())('a connection that the server cuts', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = (await startTestPostgres())!;
  }, 60_000);
  afterAll(() => postgres.stop());

  it('between two statements of a transaction fails that transaction, not the process', async () => {
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
      await expect
        .poll(async () => (await sql`select from pg_stat_activity where pid = ${row?.pid}`.execute(other.db)).rows, {
          timeout: 30_000,
        })
        .toEqual([]);
      await sql`select 1`.execute(all);
    });
    await expect(cut).rejects.toThrow();
    expect((await sql<{ one: number }>`select 1 as one`.execute(one.db)).rows).toEqual([{ one: 1 }]);
    await Promise.all([one.close(), other.close()]);
    process.off('uncaughtException', note);
    expect(uncaught).toEqual([]);
  });

  it('without an answer is replaced, unless the server still runs the statement', async () => {
    const way = await openWay(postgres.databaseUrl);
    const time = createSteerableTime(stillTime());
    const pool = new pg.Pool({ connectionString: way.url, max: 2, Client: watchedClient(way.url, time) });
    pool.on('error', () => undefined);
    pool.on('connect', (client) => void client.on('error', () => undefined));
    const db = new Kysely({ dialect: new PostgresDialect({ pool }) });
    const ask = async (): Promise<unknown> => (await sql`select 1 as one`.execute(db)).rows;
    const other = new pg.Client({ connectionString: postgres.databaseUrl });
    await other.connect();
    await other.query('select pg_advisory_lock(1)');
    const slow = sql`select pg_advisory_lock(1)::text as locked`.execute(db);
    const waiting = `select from pg_stat_activity where wait_event = 'advisory'`;
    await expect.poll(async () => (await other.query(waiting)).rowCount, { timeout: 30_000 }).toBe(1);
    for (let look = 1; look <= 3; look += 1) {
      await time.advance(10_000);
      await expect.poll(way.closed, { timeout: 30_000 }).toBe(look);
    }
    await other.end();
    expect((await slow).rows).toEqual([{ locked: '' }]);
    await Promise.all([ask(), ask()]);
    way.cut();
    let isOver = false;
    const lost = Promise.allSettled([ask(), ask()]).finally(() => {
      isOver = true;
    });
    way.mend();
    const passed = async (): Promise<boolean> => {
      await time.advance(10_000);
      return isOver;
    };
    await expect.poll(passed, { timeout: 30_000 }).toBe(true);
    for (const answer of await lost)
      expect(answer).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('terminated') } });
    expect(await ask()).toEqual([{ one: 1 }]);
    await db.destroy();
    way.close();
  }, 120_000);
});
