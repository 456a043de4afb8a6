import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { edited, everything, purged, removed } from '../database/edits/change.ts';
import type { Change } from '../database/edits/change.ts';
import { inEdit, readEdition } from '../database/edits/in-edit.ts';
import { migrate } from '../database/maintenance/migrate.ts';
import { openDatabase } from '../database/connection/open-database.ts';
import type { OpenDatabase } from '../database/connection/open-database.ts';
import { changesAfter, pruneChanges } from './change-log.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openDatabase({ inMemory: true });
  await migrate(database.db);
}, 60_000);
afterAll(() => database.close());

const edit = (changes: readonly Change[]) => inEdit(database.db, async () => ({ done: null, changes }));
const told = async (epoch: string, number: number) => {
  const {
    reset,
    number: reached,
    changes,
  } = await changesAfter(database.db, { epoch, number }, await readEdition(database.db));
  return { reset, reached, slugs: changes.map(({ kind, slugs }) => `${kind} ${slugs.join(' ')}`) };
};

describe('the change log', () => {
  it('is returned in parts of a thousand, each starting after the last', async () => {
    const { epoch, number: start } = await readEdition(database.db);
    await edit(Array.from({ length: 2_500 }, (_, at) => edited([`a-${at}`])).flat());
    const seen: string[] = [];
    let at = start;
    for (const length of [1_000, 1_000, 500, 0]) {
      const part = await told(epoch, at);
      expect([part.reset, part.slugs.length]).toEqual([false, length]);
      seen.push(...part.slugs);
      at = part.reached;
    }
    expect([seen.length, new Set(seen).size, at]).toEqual([2_500, 2_500, start + 2_500]);
  });

  it('is returned in parts of limited size, even for one very long change', async () => {
    const { epoch, number: start } = await readEdition(database.db);
    const slugs = Array.from({ length: 20_000 }, (_, at) => `${'hosszu-'.repeat(15)}${at}`);
    await edit([
      ...removed(slugs),
      ...purged(Array.from({ length: 450 }, (_, at) => ({ site: 'lapunk', path: `/${'a'.repeat(4_000)}${at}` }))),
    ]);
    const { number: end } = await readEdition(database.db);
    let at = start;
    const lengths: number[] = [];
    while (at < end) {
      const part = await changesAfter(database.db, { epoch, number: at }, { epoch, number: end });
      lengths.push(JSON.stringify(part).length);
      at = part.number;
    }
    expect(Math.max(...lengths)).toBeLessThan(1_200_000);
    expect(lengths.length).toBeLessThan(8);
    expect(
      JSON.stringify(await changesAfter(database.db, { epoch: 'x', number: 0 }, { epoch, number: end })).length,
    ).toBeLessThan(1_200_000);
    await edit(edited(slugs));
  });

  it('keeps the newest ten thousand edits, and removals until an edit lifts them or no copy can be left', async () => {
    const { epoch, number: start } = await readEdition(database.db);
    await edit([...removed(['vegleg']), ...removed(['hazajott', 'elment']), ...removed(['osregi'])]);
    await edit(edited(['hazajott']));
    await sql`update edits set at = now() - interval '61 days' where slugs = array['osregi']`.execute(database.db);
    const { number: before } = await readEdition(database.db);
    await pruneChanges(database.db);
    expect((await told(epoch, start)).slugs).toHaveLength(4);
    await edit(Array.from({ length: 10_000 }, (_, at) => edited([`b-${at}`])).flat());
    await pruneChanges(database.db);
    const rows = await database.db
      .selectFrom('edits')
      .select(['kind', 'slugs'])
      .where('number', '<=', before)
      .orderBy('number')
      .execute();
    expect(rows).toEqual([
      { kind: 'removed', slugs: ['vegleg'] },
      { kind: 'removed', slugs: ['elment'] },
    ]);
    expect(await told(epoch, before - 1)).toEqual({
      reset: true,
      reached: before + 10_000,
      slugs: ['removed vegleg', 'removed elment'],
    });
    expect(await told(epoch, before)).toMatchObject({ reset: false, reached: before + 1_000 });
    await edit(edited(['elment']));
    expect((await told(epoch, 0)).slugs).toEqual(['removed vegleg']);
    await pruneChanges(database.db);
    expect((await told(epoch, 0)).slugs).toEqual(['removed vegleg']);
  }, 60_000);

  it('restarts with a new epoch, and keeps the removals', async () => {
    const { epoch, number } = await readEdition(database.db);
    await inEdit(database.db, async () => ({ done: null, changes: [...removed(['azota']), everything] }), {
      newEpoch: true,
    });
    const after = await readEdition(database.db);
    expect(await told(epoch, number)).toEqual({
      reset: true,
      reached: after.number,
      slugs: ['removed vegleg', 'removed azota'],
    });
    expect(await told(after.epoch, number)).toMatchObject({ reset: false, slugs: ['removed azota', 'edited '] });
    expect(await told(after.epoch, number - 1)).toMatchObject({ reset: true });
  });
});
