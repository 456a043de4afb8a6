import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemTime } from '#adapters/time/system-time.ts';
import { deleteArticles } from '../../newsroom/articles/delete-articles.ts';
import { fileOf, openTestNewsroom } from '../../newsroom/context/testing-newsroom.fake.ts';
import type { TestNewsroom } from '../../newsroom/context/testing-newsroom.fake.ts';
import { openNewsroom } from '../../main-api/context/open-api-context.ts';
import { newestOn, readListIndex } from '../../main-api/lists/read-list-index.ts';
import { matchesTerm, typedTitle } from '../../main-api/search/search-words.ts';
import { migrate } from '../maintenance/migrate.ts';

let newsroom: TestNewsroom;
beforeAll(async () => {
  newsroom = await openTestNewsroom();
}, 60_000);
afterAll(() => newsroom.close());

const rowsOf = async (asked: ReturnType<typeof sql>) => (await asked.execute(newsroom.db)).rows;
const known = () => rowsOf(sql`select article_id as id, pub_date, shelves from article_search order by 1`);
const listed = () =>
  rowsOf(sql`select a.id, a.pub_date, array(select 'all@' || scope from unnest(a.listed_in) scope
    where exists (select from shelf_items i where i.shelf = 'all@' || scope and i.article_id = a.id and i.pub_date = a.pub_date)) as shelves
    from articles a where a.parent_id is null order by 1`);
const beside = () => rowsOf(sql`select article_id from article_search where pg_column_toast_chunk_id(vector) is null`);
const of = async (slug: string) =>
  (
    await rowsOf(
      sql`select s.pub_date, s.shelves from article_search s join articles a on a.id = s.article_id where a.slug = ${slug}`,
    )
  )[0];

const at = (ago: number): string => new Date((newsroom.time.now - ago) * 1000).toISOString().replace('.000', '');

describe('the rows that a search reads', () => {
  it('have the publication time and the scope of each article', async () => {
    expect(await known()).toEqual(await listed());
    await newsroom.put('uj-kut', fileOf({ ago: '30m' }));
    expect(await of('uj-kut')).toEqual({ pub_date: newsroom.time.now - 1800, shelves: ['all@main'] });
    await newsroom.put('uj-kut', fileOf({ publishedAt: at(7200), active: false }));
    expect(await of('uj-kut')).toEqual({ pub_date: newsroom.time.now - 7200, shelves: [] });
    await newsroom.put('uj-kut', fileOf({ publishedAt: at(3600) }));
    expect(await known()).toEqual(await listed());
    await deleteArticles(newsroom, { site: 'main', slugs: ['uj-kut'] });
    expect(await of('uj-kut')).toBeUndefined();
  });

  it('exclude articles that an older origin has unlisted', async () => {
    await newsroom.put('elavult', fileOf({ title: 'Csillagpor' }));
    await newsroom.put('maradt', fileOf({ title: 'Csillagpor' }));
    const context = await openNewsroom({
      time: systemTime,
      db: newsroom.db,
      now: () => newsroom.time.now,
      measureSound: async () => null,
      log: () => undefined,
    });
    const found = async (size: number) => {
      const wanted = {
        shelf: 'all@main',
        text: { key: `${size}`, ...matchesTerm('csillagpor', false) },
      };
      const { items } = await readListIndex(context, wanted, { page: 1, size });
      return items.map(({ slug }) => slug).toSorted();
    };
    expect(await found(10)).toEqual(['elavult', 'maradt']);
    await sql`delete from shelf_items where article_id = (select id from articles where slug = 'elavult')`.execute(
      newsroom.db,
    );
    expect(await found(11)).toEqual(['maradt']);
    const typed = typedTitle('csillagpor');
    if (typed === null) throw new Error('nothing was typed');
    expect(await newestOn(context, { shelf: 'all@main', text: typed }, 5)).toHaveLength(1);
    await deleteArticles(newsroom, { site: 'main', slugs: ['elavult', 'maradt'] });
  });

  it('are narrow: no vector is stored beside the rest of its row', async () => {
    await newsroom.put('kurta', fileOf({}, '<p>Ennyi.</p>'));
    expect(await beside()).toEqual([]);
    await newsroom.put('kurta', fileOf({}, '<p>Ennyi, javítva.</p>'));
    expect(await beside()).toEqual([]);
  });

  it('are made so of a database of before', async () => {
    const before = await known();
    await sql`alter table article_search drop column pub_date, drop column shelves, drop column filler`.execute(
      newsroom.db,
    );
    await sql`update article_search set vector = vector || ''::tsvector`.execute(newsroom.db);
    expect(await beside()).toHaveLength(before.length);
    await sql`delete from kysely_migration where name = '0033-narrow-search-rows'`.execute(newsroom.db);
    expect((await migrate(newsroom.db)).applied).toEqual(['0033-narrow-search-rows']);
    expect(await known()).toEqual(before);
    expect(await beside()).toEqual([]);
  });

  it('are indexed again of a database of before the present analysis', async () => {
    const all = () =>
      rowsOf(sql`select article_id, vector, whole_vector, shelves, analysed from article_search order by 1`);
    const before = await all();
    await sql`alter table article_search drop column analysed`.execute(newsroom.db);
    await sql`update article_search set vector = to_tsvector('hungarian', 'szó')`.execute(newsroom.db);
    await sql`delete from kysely_migration where name = '0037-search-analysis'`.execute(newsroom.db);
    expect((await migrate(newsroom.db)).applied).toEqual(['0037-search-analysis']);
    expect(await all()).toEqual(before);
  });

  it('are built from earlier edits too', async () => {
    await sql`update article_search set vector = vector || ''::tsvector`.execute(newsroom.db);
    expect(await beside()).not.toEqual([]);
    await sql`delete from kysely_migration where name = '0034-narrow-edited-rows'`.execute(newsroom.db);
    expect((await migrate(newsroom.db)).applied).toEqual(['0034-narrow-edited-rows']);
    expect(await beside()).toEqual([]);
  });
});
