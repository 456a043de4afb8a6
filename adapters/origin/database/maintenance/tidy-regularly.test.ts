import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { steerableDeadlines } from '#adapters/time/steerable-deadlines.fake.ts';
import { fileOf, openTestNewsroom, type TestNewsroom } from '../../newsroom/context/testing-newsroom.fake.ts';
import { tidyRegularly } from './tidy-regularly.ts';

let newsroom: TestNewsroom;
beforeAll(async () => {
  newsroom = await openTestNewsroom();
  await newsroom.put('regi-irta', fileOf({}));
}, 60_000);
afterAll(() => newsroom.close());

const stale = async (): Promise<number> =>
  (await newsroom.db.selectFrom('article_search').select('article_id').where('analysed', '=', false).execute()).length;

const startFor = async (milliseconds: number, embedded: boolean): Promise<readonly string[]> => {
  const time = steerableDeadlines();
  const logged: string[] = [];
  const stop = tidyRegularly(
    { ...newsroom, embedded },
    { time, now: newsroom.now, log: (cause) => logged.push(String(cause)) },
  );
  await time.advance(milliseconds);
  await stop();
  return logged;
};

describe.each([
  ['an embedded database', true],
  ['a server', false],
])('%s', (_, embedded) => {
  it('reindexes rows of an older build, soon after a start and not before', async () => {
    await sql`update article_search set vector = to_tsvector('hungarian', 'Cím')`.execute(newsroom.db);
    const all = await stale();
    expect(await startFor(1_000, embedded)).toEqual([]);
    expect(await stale()).toBe(all);
    expect(await startFor(5_000, embedded)).toEqual([
      `IndexesRepaired: Repaired articles: ${all} in search, 0 in lists`,
    ]);
    expect(await stale()).toBe(0);
    expect(await startFor(5_000, embedded)).toEqual([]);
  });
});
