import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Edition } from '../database/edits/edition.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open-database.ts';
import type { OpenDatabase } from '../database/open-database.ts';
import { awaitReceipts } from './await-receipts.ts';
import { keepReceipt, noteNode } from './web-nodes.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openDatabase({ inMemory: true });
  await migrate(database.db);
}, 60_000);
afterEach(() => database.db.deleteFrom('web_nodes').execute());
afterAll(() => database.close());

const at = (number: number, epoch = 'e'): Edition => ({ epoch, number });
const dropped = (pages: number) => ({
  pages,
  feeds: 1,
  sitemaps: 0,
  others: 2,
  sample: ['https://lapunk.example/rss'],
});
const receipt = (number: number, pages: number) => ({ number, ms: 3, ...dropped(pages) });
/** A clock that is read at these moments, and stands still at the last. */
const clock =
  (...moments: number[]) =>
  (): number =>
    (moments.length > 1 ? moments.shift() : moments[0]) ?? 0;

describe('an edit', () => {
  it('is told to nobody when no node is up', async () => {
    await noteNode(database.db, 'regi', at(1));
    await sql`update web_nodes set seen_at = now() - interval '36 seconds'`.execute(database.db);
    expect(await awaitReceipts(database.db, at(2))).toEqual({ ...at(2), nodes: [] });
  });

  it('is waited for until every node has carried it out, and each says what it dropped', async () => {
    await noteNode(database.db, 'web-1', at(1));
    await noteNode(database.db, 'web-2', at(5));
    await keepReceipt(database.db, 'web-2', receipt(5, 9));
    const waiting = awaitReceipts(database.db, at(5));
    await keepReceipt(database.db, 'web-1', receipt(4, 1));
    await keepReceipt(database.db, 'web-1', receipt(5, 2));
    await keepReceipt(database.db, 'web-1', receipt(6, 3));
    await noteNode(database.db, 'web-1', at(6));
    expect((await waiting).nodes).toEqual([
      { node: 'web-1', ms: expect.any(Number), dropped: dropped(2) },
      { node: 'web-2', ms: expect.any(Number), dropped: dropped(9) },
    ]);
  });

  it('is not carried out by who is silent, or is of another epoch, when the time is over', async () => {
    for (const [node, edition] of [
      ['gyors', at(3)],
      ['lassu', at(2)],
      ['masik', at(9, 'f')],
    ] as const)
      await noteNode(database.db, node, edition);
    const { nodes } = await awaitReceipts(database.db, at(3), clock(0, 7, 1_999, 2_000));
    expect(nodes).toEqual([
      { node: 'gyors', ms: 7, dropped: null },
      { node: 'lassu', ms: null, dropped: null },
      { node: 'masik', ms: null, dropped: null },
    ]);
  });
});

it('an edit of which the database cannot be asked any more may have been told to anybody', async () => {
  const gone = await openDatabase({ databaseUrl: 'postgres://127.0.0.1:9/gone' });
  expect(await awaitReceipts(gone.db, at(3))).toEqual({ ...at(3), nodes: null });
  await gone.close();
});

describe('the receipts of a node', () => {
  it('are its last twenty, the newest first, and go with a node that is silent for a day', async () => {
    await noteNode(database.db, 'web-1', at(1));
    for (let number = 1; number <= 25; number += 1) await keepReceipt(database.db, 'web-1', receipt(number, 0));
    const { receipts } = await database.db.selectFrom('web_nodes').select('receipts').executeTakeFirstOrThrow();
    expect(receipts.map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_, place) => 25 - place));
    await sql`update web_nodes set seen_at = now() - interval '25 hours'`.execute(database.db);
    await noteNode(database.db, 'web-2', at(1));
    expect(await database.db.selectFrom('web_nodes').select('node').execute()).toEqual([{ node: 'web-2' }]);
  });
});
