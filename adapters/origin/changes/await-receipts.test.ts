import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { stillTime } from '#adapters/time/still-time.fake.ts';
import type { Edition } from '../database/edits/edition.ts';
import { migrate } from '../database/maintenance/migrate.ts';
import { openDatabase } from '../database/connection/open-database.ts';
import type { OpenDatabase } from '../database/connection/open-database.ts';
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
  edges: [{ name: 'varnish a:6081', ms: 4 }],
});
const receipt = (number: number, pages: number) => ({ number, ms: 3, ...dropped(pages) });
const note = (node: string, edition: Edition): Promise<void> => noteNode(database.db, node, edition);
const silentFor = (interval: string) =>
  sql`update web_nodes set seen_at = now() - ${interval}::interval`.execute(database.db);
const needs = () => {
  let passed = 0;
  const time = {
    ...stillTime(),
    monotonic: () => passed,
    wait: async (ms: number) => {
      passed += ms;
      await turn();
    },
  };
  return { db: database.db, time };
};

describe('an edit', () => {
  it('reports no node when none is up', async () => {
    await note('regi', at(1));
    await silentFor('36 seconds');
    expect(await awaitReceipts(needs(), at(2))).toEqual({ ...at(2), nodes: [] });
  });

  it('waits until every node has carried it out, and reports what each node evicted', async () => {
    await note('web-1', at(1));
    await note('web-2', at(5));
    await keepReceipt(database.db, 'web-2', receipt(5, 9));
    const waiting = awaitReceipts(needs(), at(5));
    await keepReceipt(database.db, 'web-1', receipt(4, 1));
    await keepReceipt(database.db, 'web-1', receipt(5, 2));
    await keepReceipt(database.db, 'web-1', receipt(6, 3));
    await note('web-1', at(6));
    expect((await waiting).nodes).toEqual([
      { node: 'web-1', ms: expect.any(Number), dropped: dropped(2) },
      { node: 'web-2', ms: expect.any(Number), dropped: dropped(9) },
    ]);
  });

  it('reports nodes that are silent or of another epoch as late', async () => {
    for (const [node, edition] of [
      ['gyors', at(3)],
      ['lassu', at(2)],
      ['masik', at(9, 'f')],
    ] as const)
      await note(node, edition);
    const { nodes } = await awaitReceipts(needs(), at(3));
    expect(nodes).toEqual([
      { node: 'gyors', ms: 0, dropped: null },
      { node: 'lassu', ms: null, dropped: null },
      { node: 'masik', ms: null, dropped: null },
    ]);
  });
});

it('reports unknown receipts when the database is unreachable after an edit', async () => {
  const gone = await openDatabase({ databaseUrl: 'postgres://127.0.0.1:9/gone' });
  expect(await awaitReceipts({ ...needs(), db: gone.db }, at(3))).toEqual({ ...at(3), nodes: null });
  await gone.close();
});

describe('the receipts of a node', () => {
  it('are its last twenty, the newest first, and go with a node that is silent for a day', async () => {
    await note('web-1', at(1));
    for (let number = 1; number <= 25; number += 1) await keepReceipt(database.db, 'web-1', receipt(number, 0));
    const { receipts } = await database.db.selectFrom('web_nodes').select('receipts').executeTakeFirstOrThrow();
    expect(receipts.map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_, place) => 25 - place));
    await silentFor('25 hours');
    await note('web-2', at(1));
    expect(await database.db.selectFrom('web_nodes').select('node').execute()).toEqual([{ node: 'web-2' }]);
  });
});
