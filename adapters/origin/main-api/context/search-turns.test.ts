import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase, type OpenDatabase } from '../../database/connection/open-database.ts';
import { hasPostgres, startTestPostgres, type TestPostgres } from '../../testing/start-test-postgres.ts';
import { createSearchTurns } from './search-turns.ts';

const neverGone = () => () => undefined;

describe.runIf(await hasPostgres())('a search on a server', () => {
  let postgres: TestPostgres;
  let database: OpenDatabase;
  beforeAll(async () => {
    postgres = (await startTestPostgres())!;
    database = await openDatabase({ databaseUrl: postgres.databaseUrl });
    await sql`create table labels as select 'c' || n as name from generate_series(1, 300) n`.execute(database.db);
    await sql`create table words as select n as id, 'szo' || n as word from generate_series(1, 300) n`.execute(
      database.db,
    );
    await sql`create index on words (word)`.execute(database.db);
  }, 60_000);
  afterAll(async () => {
    await database.close();
    await postgres.stop();
  });
  const planOf = async (db: Database, asked: string): Promise<string> =>
    JSON.stringify((await sql`explain (analyze, format json) ${sql.raw(asked)}`.execute(db)).rows);
  const inTurn = (asked: string): Promise<string> =>
    createSearchTurns(database.db, false)((db) => planOf(db, asked), neverGone);

  it('goes by indexes, however small a table is', async () => {
    expect(await planOf(database.db, `select id from words where word like 'szo1'`)).toContain('Seq Scan');
    expect(await inTurn(`select id from words where word = 'szo1'`)).not.toContain('Seq Scan');
  });

  it('makes no great matter of a small table that it has to read through', async () => {
    const plan = await inTurn(
      `select name from labels where name like 'c1%' union all select word from words where word || '' like 'szo1%'`,
    );
    expect(plan).toContain('Seq Scan');
    expect(plan).not.toMatch(/"JIT"|Gather/);
  });

  it('leaves the connection as it was', async () => {
    await inTurn('select 1');
    expect(await planOf(database.db, `select name from labels`)).not.toContain('10000000000');
  });
});
