import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../../origin/database/maintenance/migrate.ts';
import { openDatabase, type OpenDatabase } from '../../origin/database/connection/open-database.ts';
import { loadTipRounds } from '../../origin/content/load-supplements.ts';
import { moveRoundsForward } from './move-rounds-forward.ts';

const day = 86_400;
let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openDatabase({ inMemory: true });
  await migrate(opened.db);
  const round = {
    title: 'Forduló',
    lead: '',
    supplement: null,
    pairs: [
      { key: 'b', at: 2 * day, result: null },
      { key: 'a', at: day, result: { home: 1, away: 0 } },
    ],
  };
  await loadTipRounds(opened.db, [
    { ...round, slug: 'mai', followsToday: true },
    { ...round, slug: 'regi' },
  ]);
});
afterAll(() => opened.close());

const times = async (slug: string): Promise<unknown> =>
  (
    await opened.db.selectFrom('tip_rounds').select('pairs').where('slug', '=', slug).executeTakeFirstOrThrow()
  ).pairs.map((pair) =>
    Object.values(pair as { key: string; at: number })
      .filter((value) => typeof value !== 'object')
      .toSorted(),
  );

it('moves a round of today by days, pair by pair, and leaves rounds with other dates', async () => {
  await moveRoundsForward(opened.db, 3);
  await moveRoundsForward(opened.db, 3);
  expect(await times('mai')).toEqual([
    [5 * day, 'b'],
    [4 * day, 'a'],
  ]);
  await moveRoundsForward(opened.db, 4);
  expect(await times('mai')).toEqual([
    [6 * day, 'b'],
    [5 * day, 'a'],
  ]);
  await moveRoundsForward(opened.db, 2);
  expect(await times('mai')).toEqual([
    [6 * day, 'b'],
    [5 * day, 'a'],
  ]);
  expect(await times('regi')).toEqual([
    [2 * day, 'b'],
    [day, 'a'],
  ]);
});
