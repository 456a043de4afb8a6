import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileOf, openTestNewsroom, type TestNewsroom } from '../../newsroom/context/testing-newsroom.fake.ts';
import { findIndexFaults, repairIndexes } from './repair-indexes.ts';

let newsroom: TestNewsroom;
let id = 0;
beforeAll(async () => {
  newsroom = await openTestNewsroom();
  await newsroom.put('javitando', fileOf({}));
  ({ id } = await newsroom.db
    .selectFrom('articles')
    .select('id')
    .where('slug', '=', 'javitando')
    .executeTakeFirstOrThrow());
}, 60_000);
afterAll(() => newsroom.close());

const faults = () => newsroom.db.transaction().execute(findIndexFaults);
const repair = async (): Promise<void> => repairIndexes(newsroom.db, await faults(), newsroom.now());

describe('the indexes of articles', () => {
  it('have no fault after an import', async () => {
    expect(await faults()).toEqual({ search: [], lists: [] });
  });

  it.each([
    ['a row of search is missing', sql`delete from article_search`, 'search'],
    ['a row of search has no list', sql`update article_search set shelves = '{}', pub_date = 0`, 'search'],
    [
      'a row of search is of an older analysis',
      sql`update article_search set vector = to_tsvector('hungarian', 'Cím'), filler = default`,
      'search',
    ],
    [
      'an article is on no list',
      sql`delete from shelf_items where article_id = any(select id from articles where slug = 'javitando')`,
      'lists',
    ],
    [
      'an article is on a list that is not its own',
      sql`insert into shelf_items select 'tag:idegen@main', 1, id from articles where slug = 'javitando'`,
      'lists',
    ],
  ] as const)('are found and repaired where %s', async (_, statement, kind) => {
    const before = await newsroom.db
      .selectFrom('article_search')
      .select(['article_id', 'shelves'])
      .orderBy('article_id')
      .execute();
    await statement.execute(newsroom.db);
    expect((await faults())[kind]).toContain(id);
    await repair();
    expect(await faults()).toEqual({ search: [], lists: [] });
    expect(
      await newsroom.db.selectFrom('article_search').select(['article_id', 'shelves']).orderBy('article_id').execute(),
    ).toEqual(before);
  });

  it('find rows of an older build by stop words, whole titles and names, after the repair', async () => {
    const { db } = newsroom;
    const vectors = () =>
      db.selectFrom('article_search').select(['article_id', 'vector']).orderBy('article_id').execute();
    const before = await vectors();
    await sql`update article_search set vector = to_tsvector('hungarian', 'Cím')`.execute(db);
    await sql`insert into tags (slug, name, name_folded) values ('okovic', 'Đoković', 'đokovic')`.execute(db);
    await repair();
    expect(await vectors()).toEqual(before);
    expect(await db.selectFrom('tags').select('name_folded').where('slug', '=', 'okovic').execute()).toEqual([
      { name_folded: 'dokovic' },
    ]);
  });
});
