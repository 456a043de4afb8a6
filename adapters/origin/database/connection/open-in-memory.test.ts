import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from './open-database.ts';
import type { OpenDatabase } from './open-database.ts';

const opened: OpenDatabase[] = [];
const open = async (): Promise<OpenDatabase> => {
  const one = await openDatabase({ inMemory: true });
  opened.push(one);
  return one;
};
afterAll(async () => {
  for (const { close } of opened) await close();
});

it('is empty and separate each time, opened concurrently or later', async () => {
  const first = await Promise.all([open(), open()]);
  const [{ db }] = first;
  await sql`create table kept (what text)`.execute(db);
  await sql`insert into kept values ('one')`.execute(db);
  for (const other of [first[1], await open()]) {
    const { rows } = await sql<{ there: string | null }>`select to_regclass('kept')::text as there`.execute(other.db);
    expect(rows).toEqual([{ there: null }]);
    await sql`create table kept (what text)`.execute(other.db);
  }
  expect((await sql`select what from kept`.execute(db)).rows).toEqual([{ what: 'one' }]);
});
