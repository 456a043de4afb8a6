import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemTime } from '#adapters/time/system-time.ts';
import { openTestNewsroom } from '../../newsroom/context/testing-newsroom.fake.ts';
import type { TestNewsroom } from '../../newsroom/context/testing-newsroom.fake.ts';
import { now } from '../../testing/small-content.ts';
import type { ApiContext } from '../context/api-context.ts';
import { openNewsroom } from '../context/open-api-context.ts';
import { newestOn, readListIndex } from '../lists/read-list-index.ts';
import { matchesTerm, typedTitle } from './search-words.ts';

const many = 20_100;

let newsroom: TestNewsroom;
let context: ApiContext;
beforeAll(async () => {
  newsroom = await openTestNewsroom();
  const columns = await sql<{
    names: string;
  }>`select string_agg(quote_ident(column_name), ',') as names from information_schema.columns where table_name = 'articles' and column_name not in ('id', 'slug', 'pub_date')`.execute(
    newsroom.db,
  );
  const names = sql.raw(columns.rows[0]?.names ?? '');
  const first = 1_000_000;
  await sql`insert into articles (id, slug, pub_date, ${names}) overriding system value
    select ${first}::int + n, 'gyakori-' || n, ${now - 100_000}::int8 - n, ${names} from articles, generate_series(1, ${many}::int) n where slug = 'friss'`.execute(
    newsroom.db,
  );
  await sql`insert into article_search (article_id, pub_date, shelves, vector)
    select ${first}::int + n, ${now - 100_000}::int8 - n, array['sok'], setweight(to_tsvector('simple', 'gyakori' || case when n % 50 = 0 then ' zsakutca' else '' end), 'A') || to_tsvector('simple', case when n % 100 = 0 then ' ritka' else '' end || case when n % 8 = 0 then ' olykor' else '' end) from generate_series(1, ${many}::int) n`.execute(
    newsroom.db,
  );
  await sql`insert into shelf_items (shelf, pub_date, article_id) select 'sok', pub_date, id from articles where id > ${first}`.execute(
    newsroom.db,
  );
  context = await openNewsroom({
    time: systemTime,
    db: newsroom.db,
    now: () => now,
    measureSound: async () => null,
    log: () => undefined,
  });
}, 120_000);
afterAll(() => newsroom.close());

const search = (term: string, page: number, size = 10) => {
  const text = { key: term, ...matchesTerm(term, false) };
  return readListIndex(context, { shelf: 'sok', text }, { page, size });
};
const numbers = ({ items }: Awaited<ReturnType<typeof search>>): readonly number[] =>
  items.map(({ slug }) => Number(slug.split('-')[1]));

describe('a search in a large archive', () => {
  it('counts rare words exactly and leads to the last of them', async () => {
    const found = await search('ritka', 21);
    expect([found.totalItems, found.totalPages, numbers(found)]).toEqual([201, 21, [20_100]]);
    expect(numbers(await search('gyakori ritka', 1))).toEqual([100, 200, 300, 400, 500, 600, 700, 800, 900, 1000]);
  });

  it('gives every page of words that are neither rare nor everywhere, the newest first', async () => {
    const pages = [
      await search('olykor', 1, 50),
      await search('olykor', 6, 50),
      await search('olykor', 7, 50),
      await search('olykor', 51, 50),
    ];
    expect(pages.map(({ totalItems }) => totalItems)).toEqual([2_512, 2_512, 2_512, 2_512]);
    expect(pages.map((page) => [numbers(page)[0], numbers(page).at(-1)])).toEqual([
      [8, 400],
      [2_008, 2_400],
      [2_408, 2_800],
      [20_008, 20_096],
    ]);
  });

  it('lists the newest thousand for a very frequent word, without further pages', async () => {
    const [first, last] = [await search('gyakori', 1), await search('gyakori', 100)];
    expect([first.totalItems, first.totalPages, numbers(first)[0], numbers(last)]).toEqual([
      1_000,
      100,
      1,
      [991, 992, 993, 994, 995, 996, 997, 998, 999, 1000],
    ]);
    await expect(search('gyakori', 101)).rejects.toMatchObject({ status: 404 });
  });

  it('suggests the newest titles, of the first letters of words that are common or rare', async () => {
    const typed = async (text: string) => {
      const words = typedTitle(text);
      if (words === null) throw new Error(text);
      const items = await newestOn(context, { shelf: 'sok', text: words }, 5);
      return items.map(({ slug }) => Number(slug.split('-')[1]));
    };
    expect(await typed('gy')).toEqual([1, 2, 3, 4, 5]);
    expect(await typed('zs')).toEqual([50, 100, 150, 200, 250]);
    expect(await typed('zsakutc')).toEqual([50, 100, 150, 200, 250]);
    expect(await typed('xy')).toEqual([]);
  });

  it('finds nothing without reading on', async () => {
    expect(await search('sehol', 1)).toMatchObject({ items: [], totalItems: 0, totalPages: 1 });
  });
});
