import { sql, type RawBuilder } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hasPgBouncer, startTestPgBouncer, type TestPgBouncer } from '../../testing/start-test-pgbouncer.ts';
import { hasPostgres, startTestPostgres, type TestPostgres } from '../../testing/start-test-postgres.ts';
import { openDatabase, type Database, type OpenDatabase } from './open-database.ts';
import { askPlanned, prepared } from './prepared.ts';

const nameOf = prepared((db, size: RawBuilder<number>) => ({
  compile: () => sql<{ name: string }>`select name from things where size = ${size}`.compile(db),
}));
const sizeOf = prepared((db, name: RawBuilder<string>) => ({
  compile: () => sql<{ size: number }>`select size from things where name = ${name}`.compile(db),
}));
const listed = (db: Database) => askPlanned(db, sql`select name from things order by size limit ${1}`);

const named = async (db: Database, size: number) => (await nameOf(db, size)).map(({ name }) => name);

const plans = async (db: Database): Promise<readonly string[]> =>
  (
    await sql<{
      statement: string;
    }>`select statement from pg_prepared_statements order by statement`.execute(db)
  ).rows.map(({ statement }) => statement);

describe.runIf(await hasPostgres())('lookups on a server', () => {
  let postgres: TestPostgres;
  const open: OpenDatabase[] = [];
  const bouncers: TestPgBouncer[] = [];
  const opened = async (databaseUrl: string, listenUrl?: string): Promise<Database> => {
    const one = await openDatabase({ databaseUrl, listenUrl });
    open.push(one);
    return one.db;
  };
  const pooled = async (size: number): Promise<string> => {
    const bouncer = await startTestPgBouncer(postgres.databaseUrl, size);
    bouncers.push(bouncer);
    return bouncer.databaseUrl;
  };
  beforeAll(async () => {
    postgres = (await startTestPostgres())!;
    const { db, close } = await openDatabase({ databaseUrl: postgres.databaseUrl });
    await sql`create table things (size int8 not null, name text not null)`.execute(db);
    await sql`insert into things values (1, 'egy'), (2, 'kettő')`.execute(db);
    await close();
  }, 60_000);
  afterEach(async () => {
    for (const one of open.splice(0)) await one.close();
    for (const one of bouncers.splice(0)) await one.stop();
  });
  afterAll(() => postgres.stop());

  it('are planned once, lists by their values each time', async () => {
    const db = await opened(postgres.databaseUrl);
    for (const size of [1, 2, 1]) await named(db, size);
    await listed(db);
    expect(await plans(db)).toEqual(['select name from things where size = $1']);
  });

  it('have no plan in a transaction', async () => {
    const db = await opened(postgres.databaseUrl);
    await db.transaction().execute(async (all) => {
      expect(await named(all, 1)).toEqual(['egy']);
      expect(await plans(all)).toEqual([]);
    });
    await named(db, 1);
    expect(await plans(db)).toHaveLength(1);
  });

  it('answer after a change of the table, at once', async () => {
    const db = await opened(postgres.databaseUrl);
    expect(await named(db, 1)).toEqual(['egy']);
    await sql`alter table things alter column name type varchar`.execute(db);
    expect(await named(db, 1)).toEqual(['egy']);
    await sql`deallocate all`.execute(db);
    expect(await named(db, 2)).toEqual(['kettő']);
  });

  it('fail as other statements do', async () => {
    const db = await opened(postgres.databaseUrl);
    await expect(named(db, 'x' as unknown as number)).rejects.toThrow('invalid input syntax');
    expect(await named(db, 1)).toEqual(['egy']);
  });

  it.runIf(hasPgBouncer())('never fail behind a pooler that changes connections, nor answer for another', async () => {
    const url = await pooled(3);
    const processes = [await opened(url), await opened(url)];
    for (let turn = 0; turn < 20; turn += 1)
      await Promise.all(
        processes.flatMap((db) => [
          named(db, 1).then((names) => expect(names).toEqual(['egy'])),
          sizeOf(db, 'kettő').then((rows) => expect(rows).toEqual([{ size: 2 }])),
          db.transaction().execute(async (all) => expect(await named(all, 2)).toEqual(['kettő'])),
        ]),
      );
  });

  it.runIf(hasPgBouncer())('have no plan behind a pooler that DATABASE_LISTEN_URL tells', async () => {
    const db = await opened(await pooled(1), postgres.databaseUrl);
    await named(db, 1);
    expect(await plans(db)).toEqual([]);
  });
});
