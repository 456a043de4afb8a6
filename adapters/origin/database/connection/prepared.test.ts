import fc from 'fast-check';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from './open-database.ts';
import type { OpenDatabase } from './open-database.ts';
import { prepared, preparedAsJson } from './prepared.ts';

interface Row {
  readonly name: string;
}

const named = prepared((db, min: RawBuilder<number>, words: RawBuilder<readonly string[]>) => ({
  compile: () =>
    sql<Row>`select name from things where size >= ${min} and size - ${min} < ${100} and name = any(${words}) order by name`.compile(
      db,
    ),
}));

interface Kept {
  readonly name: string;
  readonly size: number;
  readonly words: readonly string[];
  readonly more: { readonly [name: string]: unknown } | null;
  readonly yes: boolean;
}

const failing = prepared((db, divisor: RawBuilder<number>) => ({
  compile: () => sql<{ of: number }>`select 1 / ${divisor}::int as of`.compile(db),
}));

const whole = preparedAsJson((db, name: RawBuilder<string>) =>
  db
    .selectFrom(sql<Kept>`kept`.as('kept'))
    .selectAll()
    .where('name', '=', name),
);

const of = (text: 'one' | 'two') =>
  prepared((db, value: RawBuilder<string>) => ({
    compile: () =>
      (text === 'one' ? sql<Row>`select ${value} as name` : sql<Row>`select 2, ${value} as name`).compile(db),
  }));

describe('a statement that is prepared', () => {
  let opened: OpenDatabase;
  const make = async (): Promise<void> => {
    await sql`create table things (size int8 not null, name text not null)`.execute(opened.db);
    await sql`insert into things values (1, 'egy'), (2, 'kettő'), (3, 'három'), (200, 'sok')`.execute(opened.db);
  };
  const ask = async (min: number, words: readonly string[]): Promise<readonly string[]> =>
    (await named(opened.db, min, words)).map(({ name }) => name);
  beforeAll(async () => {
    opened = await openDatabase({ inMemory: true });
    await make();
  }, 60_000);
  afterAll(() => opened.close());

  it('is planned once and runs with other values', async () => {
    expect(await ask(1, ['egy', 'három', 'sok'])).toEqual(['egy', 'három']);
    expect(await ask(150, ['egy', 'sok'])).toEqual(['sok']);
    expect(await ask(1, [])).toEqual([]);
    const { rows } = await sql<{ n: number }>`select count(*) as n from pg_prepared_statements
      where statement like 'select name from things%'`.execute(opened.db);
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('may be written in two places', async () => {
    for (const statement of [of('one'), of('one'), of('two')])
      expect((await statement(opened.db, 'a'))[0]).toMatchObject({ name: 'a' });
  });

  it('sees writes between two runs, also in the writing transaction', async () => {
    await opened.db.transaction().execute(async (all) => {
      await sql`insert into things values (5, 'öt')`.execute(all);
      expect((await named(all, 5, ['öt'])).map(({ name }) => name)).toEqual(['öt']);
    });
    await sql`delete from things where name = 'öt'`.execute(opened.db);
    expect(await ask(5, ['öt'])).toEqual([]);
  });

  it('survives a table that a restored backup recreates', async () => {
    expect(await ask(2, ['kettő'])).toEqual(['kettő']);
    await opened.db.transaction().execute(async (all) => {
      await sql`drop table things`.execute(all);
      await sql`create table things (name text not null, size int8 not null, more text)`.execute(all);
      await sql`insert into things values ('más', 2, null)`.execute(all);
    });
    expect(await ask(2, ['kettő', 'más'])).toEqual(['más']);
  });

  it('is planned again after its plan became invalid, with one failure', async () => {
    for (const spoiled of ['discard all', 'alter table things alter column name type varchar']) {
      expect(await ask(2, ['más'])).toEqual(['más']);
      await sql.raw(spoiled).execute(opened.db);
      await expect(ask(2, ['más'])).rejects.toThrow(/does not exist|cached plan/);
      expect(await ask(2, ['más'])).toEqual(['más']);
    }
  });

  it('gives the same rows as one JSON text each', async () => {
    const told = fc.record({
      name: fc.string({ unit: 'binary' }).filter((text) => !/[\0\ud800-\udfff]/u.test(text)),
      size: fc.integer({ min: -(2 ** 53) + 1, max: 2 ** 53 - 1 }),
      words: fc.array(fc.constantFrom('', 'ő', '"', '{a,b}', 'NULL', '\\', '\n', '😀')),
      more: fc.option(fc.dictionary(fc.constantFrom('a', 'b'), fc.constantFrom(1, 'x', null, true))),
      yes: fc.boolean(),
    });
    await sql`create table kept (name text, size int8, words text[], more json, yes boolean)`.execute(opened.db);
    await fc.assert(
      fc.asyncProperty(told, async ({ name, size, words, more, yes }) => {
        await sql`delete from kept`.execute(opened.db);
        await sql`insert into kept values (${name}, ${size}, ${words}, ${more && JSON.stringify(more)}::json, ${yes})`.execute(
          opened.db,
        );
        const { rows } = await sql<Kept>`select * from kept`.execute(opened.db);
        expect(await whole(opened.db, name)).toEqual(rows);
      }),
    );
  });

  it('fails separately, prepared or not', async () => {
    expect(await failing(opened.db, 1)).toEqual([{ of: 1 }]);
    await expect(failing(opened.db, 0)).rejects.toThrow('division by zero');
    await expect(failing(opened.db, 'x' as unknown as number)).rejects.toThrow('invalid input syntax');
    await expect(sql`select nothing from nowhere`.execute(opened.db)).rejects.toThrow('does not exist');
    await expect(sql`selekt`.execute(opened.db)).rejects.toThrow('syntax error');
    expect(await failing(opened.db, 1)).toEqual([{ of: 1 }]);
    const broken = opened.db.transaction().execute(async (all) => {
      await sql`delete from things`.execute(all);
      await failing(all, 0);
    });
    await expect(broken).rejects.toThrow('division by zero');
    expect(await ask(2, ['más'])).toEqual(['más']);
  });
});
