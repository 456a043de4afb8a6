import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from 'kysely';
import { setTracing } from '#adapters/telemetry/current-request.ts';
import { observeStatements, summaryOf } from './observe-statements.ts';
import { openDatabase, type OpenDatabase } from './open-database.ts';

it.each([
  ['select "id" from "articles" where "slug" = $1', 'SELECT', 'articles'],
  ["update letters set text = 'from secrets'", 'UPDATE', 'letters'],
  ['insert into "topic_messages" values ($1)', 'INSERT', 'topic_messages'],
  ['delete from letters', 'DELETE', 'letters'],
  ['with due as (select 1) select * from due', 'WITH', 'due'],
  ['vacuum analyze', 'OTHER', undefined],
  ['', 'OTHER', undefined],
])('summarizes %s', (statement, operation, table) => {
  expect(summaryOf(statement)).toEqual({ operation, table });
});

const spans: (readonly [name: string, failed: boolean])[] = [];
const recorded: unknown[] = [];
let database: OpenDatabase;
beforeAll(async () => {
  setTracing({
    start: (name) => {
      let failed = false;
      const end = (): void => void spans.push([name, failed]);
      const span = { rename: () => undefined, note: () => undefined, fail: () => void (failed = true), end };
      return { span, within: (run) => run() };
    },
    parent: () => undefined,
  });
  const record = (name: string, seconds: number, labels: object): void =>
    void recorded.push([name, seconds >= 0, labels]);
  const measures = { record, count: () => undefined, watch: () => undefined };
  database = await openDatabase({ inMemory: true }, 'test', undefined, undefined, observeStatements(measures));
});
afterAll(async () => {
  setTracing(null);
  await database.close();
});

it('measures statements of a database, also failed ones, without their values', async () => {
  const { db, waiting } = database;
  await sql`select ${'CANARY'}::text as one`.execute(db);
  await expect(sql`select * from no_such_table`.execute(db)).rejects.toThrow('no_such_table');
  expect(spans).toEqual([
    ['SELECT', false],
    ['SELECT no_such_table', true],
  ]);
  expect(recorded).toEqual(spans.map(() => ['db.client.operation.duration', true, { 'db.operation.name': 'SELECT' }]));
  expect(waiting()).toBe(0);
});
