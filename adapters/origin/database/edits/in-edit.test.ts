import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../maintenance/migrate.ts';
import { openDatabase } from '../connection/open-database.ts';
import type { OpenDatabase } from '../connection/open-database.ts';
import type { DatabasePlace } from '../storage/place.ts';
import { hasPostgres, startTestPostgres } from '../../testing/start-test-postgres.ts';
import type { TestPostgres } from '../../testing/start-test-postgres.ts';
import { edited, everything, removed } from './change.ts';
import { inEdit, readEdition } from './in-edit.ts';
import { deferred } from '../../process/deferred.ts';

const open = async (place: DatabasePlace): Promise<OpenDatabase> => {
  const database = await openDatabase(place);
  await migrate(database.db);
  return database;
};

const numbers = async ({ db }: OpenDatabase): Promise<readonly number[]> =>
  (await db.selectFrom('edits').select('number').orderBy('number').execute()).map(({ number }) => number);

const describeNumbers = (name: string, place: () => Promise<DatabasePlace>): void => {
  describe(`the number of an edit on ${name}`, () => {
    let database: OpenDatabase;
    beforeAll(async () => {
      database = await open(await place());
    }, 60_000);
    afterAll(() => database.close());

    it('has the next number, with the changed rows', async () => {
      const before = await readEdition(database.db);
      const { done, edition } = await inEdit(database.db, async () => ({
        done: 'ok',
        changes: [...removed(['a', 'a', 'b']), ...edited(['c'])],
      }));
      expect([done, edition]).toEqual(['ok', { epoch: before.epoch, number: before.number + 2 }]);
      expect(await readEdition(database.db)).toEqual(edition);
      expect(
        await database.db
          .selectFrom('edits')
          .select(['number', 'kind', 'slugs', 'pages', 'everything'])
          .where('number', '>', before.number)
          .orderBy('number')
          .execute(),
      ).toEqual([
        { number: before.number + 1, kind: 'removed', slugs: ['a', 'b'], pages: [], everything: false },
        { number: before.number + 2, kind: 'edited', slugs: ['c'], pages: [], everything: false },
      ]);
    });

    it('is not taken by what changes nothing, nor by what fails', async () => {
      const before = await readEdition(database.db);
      expect((await inEdit(database.db, async () => ({ done: 1, changes: [] }))).edition).toBeNull();
      await expect(
        inEdit(database.db, async () => {
          throw new Error('x');
        }),
      ).rejects.toThrow('x');
      expect(await readEdition(database.db)).toEqual(before);
    });

    it('starts another epoch after a restore', async () => {
      const before = await readEdition(database.db);
      const { edition } = await inEdit(database.db, async () => ({ done: 1, changes: [everything] }), {
        newEpoch: true,
      });
      expect(edition?.number).toBe(before.number + 1);
      expect(edition?.epoch).toMatch(/^[0-9a-f]{32}$/);
      expect(edition?.epoch).not.toBe(before.epoch);
    });

    it('of thousands of articles is several', async () => {
      const slugs = Array.from({ length: 1_234 }, (_, at) => `s-${at}`);
      expect(removed(slugs).map((change) => change.slugs.length)).toEqual([500, 500, 234]);
      expect(removed(slugs).flatMap((change) => change.slugs)).toEqual(slugs);
    });
  });
};

describeNumbers('PGlite', async () => ({ inMemory: true }));

describe.runIf(await hasPostgres())('where several processes write', () => {
  let postgres: TestPostgres;
  let [database, other]: OpenDatabase[] = [];
  beforeAll(async () => {
    postgres = (await startTestPostgres())!;
    [database, other] = [
      await open({ databaseUrl: postgres.databaseUrl }),
      await open({ databaseUrl: postgres.databaseUrl }),
    ];
  }, 60_000);
  afterAll(async () => {
    await Promise.all([database?.close(), other?.close()]);
    await postgres.stop();
  });

  describeNumbers('PostgreSQL', async () => ({ databaseUrl: postgres.databaseUrl }));

  it('does not return a later number while an earlier one may still be committed', async () => {
    const before = (await readEdition(database!.db)).number;
    const [held, release] = [deferred<void>(), deferred<void>()];
    const slow = database!.db.transaction().execute(async (all) => {
      await sql`update edit_counter set number = number + 1`.execute(all);
      held.resolve();
      await release.promise;
    });
    await held.promise;
    let told = false;
    const fast = inEdit(other!.db, async () => ({ done: 1, changes: [everything] })).then((edit) => {
      told = true;
      return edit;
    });
    const blocked = sql`select from pg_stat_activity where wait_event_type = 'Lock'`;
    await expect.poll(async () => (await blocked.execute(database!.db)).rows.length, { timeout: 30_000 }).toBe(1);
    expect([told, (await readEdition(other!.db)).number]).toEqual([false, before]);
    release.resolve();
    await slow;
    expect((await fast).edition?.number).toBe(before + 2);
  });

  it('makes every edit up to a known number readable, however many processes write at once', async () => {
    const start = (await readEdition(database!.db)).number;
    const written = new AbortController();
    const gaps: string[] = [];
    const watch = async (): Promise<void> => {
      while (!written.signal.aborted) {
        const { number } = await readEdition(other!.db);
        const seen = (await numbers(other!)).filter((one) => one > start && one <= number);
        if (seen.length !== number - start) gaps.push(`${seen.length} of ${number - start}`);
      }
    };
    const watching = watch();
    const writers = Array.from({ length: 40 }, async (_, at) => {
      await inEdit((at % 2 === 0 ? database : other)!.db, async () => {
        for (let turns = (at * 7) % 20; turns > 0; turns -= 1) await turn();
        return { done: at, changes: edited([`s-${at}`, `t-${at}`]) };
      });
    });
    await Promise.all(writers);
    written.abort();
    await watching;
    expect([gaps, (await readEdition(database!.db)).number]).toEqual([[], start + 40]);
  });
});
