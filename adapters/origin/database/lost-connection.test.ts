import { createServer, connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasPostgres, startTestPostgres } from '../testing/start-test-postgres.ts';
import type { TestPostgres } from '../testing/start-test-postgres.ts';
import { watchedClient } from './lost-line.ts';
import { openDatabase } from './open-database.ts';

/** A way to a server that can be cut without a word: what has come over it then hears nothing any more. */
const openWay = async (databaseUrl: string) => {
  const to = new URL(databaseUrl);
  let [isCut, cuts] = [false, 0];
  const server = createServer((near) => {
    const since = cuts;
    const far = connect(Number(to.port), to.hostname);
    for (const end of [near, far]) end.on('error', () => undefined);
    near.on('data', (data) => since === cuts && !isCut && far.write(data));
    far.on('data', (data) => since === cuts && !isCut && near.write(data));
    near.on('close', () => far.destroy());
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
    close: () => server.close(),
  };
};

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

  it('without a word is given up, and others take its place, as long as nobody works at what was asked', async () => {
    const way = await openWay(postgres.databaseUrl);
    const pool = new pg.Pool({ connectionString: way.url, max: 2, Client: watchedClient(way.url, 300) });
    pool.on('error', () => undefined);
    pool.on('connect', (client) => void client.on('error', () => undefined));
    const db = new Kysely({ dialect: new PostgresDialect({ pool }) });
    const ask = async (): Promise<unknown> => (await sql`select 1 as one`.execute(db)).rows;
    // Three looks long.
    expect((await sql`select pg_sleep(1)::text as slept`.execute(db)).rows).toEqual([{ slept: '' }]);
    await Promise.all([ask(), ask()]);
    way.cut();
    const lost = [ask(), ask()];
    for (const answer of lost) answer.catch(() => undefined);
    way.mend();
    for (const answer of lost) await expect(answer).rejects.toThrow('terminated');
    expect(await ask()).toEqual([{ one: 1 }]);
    await db.destroy();
    way.close();
  }, 20_000);
});
