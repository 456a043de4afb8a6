import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ReadNow } from '#adapters/telemetry/metrics/measures.ts';
import { migrate } from '../database/maintenance/migrate.ts';
import { type OpenDatabase, openDatabase } from '../database/connection/open-database.ts';
import { watchOrigin } from './observe-origin.ts';

const now = 1_000_000;
let database: OpenDatabase;
beforeAll(async () => {
  database = await openDatabase({ inMemory: true });
  await migrate(database.db);
});
afterAll(() => database.close());

const watched = (sendsLetters: boolean): ReadonlyMap<string, ReadNow> => {
  const gauges = new Map<string, ReadNow>();
  const watch = (name: string, read: ReadNow): void => void gauges.set(name, read);
  watchOrigin({ watch }, { database, now: () => now, sendsLetters });
  return gauges;
};
const letter = (tries: number, nextTryAt: number, goodUntil = now + 600) =>
  sql`insert into letters (recipient, subject, text, html, made_at, next_try_at, tries, good_until)
    values ('a@b.example', 's', 't', 'h', 0, ${nextTryAt}, ${tries}, ${goodUntil})`.execute(database.db);

it('counts letters and notifications that wait, and how long the oldest is overdue', async () => {
  const gauges = watched(true);
  const read = (name: string) => gauges.get(name)?.();
  expect(await read('news.letters.delay')).toEqual([{ value: 0 }]);
  for (const [tries, due] of [
    [0, now - 30],
    [1, now + 60],
    [2, now + 90],
    [5, now - 7],
  ] as const)
    await letter(tries, due);
  await letter(9, now - 900, now - 1);
  expect(await Promise.all([read('news.letters.waiting'), read('news.letters.delay')])).toEqual([
    [
      { value: 2, labels: { state: 'new' } },
      { value: 2, labels: { state: 'retried' } },
    ],
    [{ value: 30 }],
  ]);
  expect(await read('news.notifications.waiting')).toMatchObject([{ value: 0 }, { value: 0 }]);
  expect(await read('db.client.connection.pending_requests')).toEqual([{ value: 0 }]);
});

it('leaves out the letters of an outbox, which stay there', () => {
  expect([...watched(false).keys()].filter((name) => name.includes('letters'))).toEqual([]);
});
