import { afterEach, beforeEach, expect, it } from 'vitest';
import { sql } from 'kysely';
import { migrate } from './migrate.ts';
import { openDatabase, type OpenDatabase } from '../connection/open-database.ts';

let database: OpenDatabase;
beforeEach(async () => {
  database = await openDatabase({ inMemory: true });
  await migrate(database.db);
}, 60_000);
afterEach(() => database.close());

const migrateByNewer = (oldestWriter: string | null) =>
  database.db.transaction().execute(async (all) => {
    await sql`insert into kysely_migration (name, timestamp) values ('0999-of-tomorrow', '2027-01-01')`.execute(all);
    await sql`update oldest_writer set migration = ${oldestWriter}`.execute(all);
  });

it('names the migrations of a newer build, and continues if that build allows older ones', async () => {
  await migrateByNewer(null);
  expect(await migrate(database.db)).toEqual({ applied: [], unknown: ['0999-of-tomorrow'], edition: null });
  await sql`update oldest_writer set migration = '0034-narrow-edited-rows'`.execute(database.db);
  expect((await migrate(database.db)).unknown).toEqual(['0999-of-tomorrow']);
});

it('refuses a database into which a newer build lets no older one write', async () => {
  await migrateByNewer('0999-of-tomorrow');
  await expect(migrate(database.db)).rejects.toMatchObject({
    name: 'DatabaseTrouble',
    kind: 'newer-schema',
    message: expect.stringContaining('0999-of-tomorrow'),
  });
});
