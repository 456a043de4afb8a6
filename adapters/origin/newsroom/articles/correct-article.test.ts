import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maxCorrections } from '../../database/schema/correction.ts';
import { corrections as migration } from '../../database/migrations/0031-corrections.ts';
import { execute } from '../execute.ts';
import { fileOf, openTestNewsroom, type TestNewsroom } from '../context/testing-newsroom.fake.ts';
import { deleteArticles } from './delete-articles.ts';
import { storedArticles } from './stored-articles.ts';

let newsroom: TestNewsroom;
beforeAll(async () => {
  newsroom = await openTestNewsroom();
  await newsroom.put('gat', fileOf({ ago: '30m' }));
}, 60_000);
afterAll(() => newsroom.close());

const correct = (given: object) =>
  execute(newsroom, { do: 'correct', slug: 'gat', reason: 'Elírtuk.', wordings: null, ...given });
const stored = async (slug = 'gat') => (await storedArticles(newsroom.db, [slug]))[0]!;

describe('a correction', () => {
  it('is stored with its article, and updates it like any edit', async () => {
    newsroom.time.now += 60;
    const { version } = await stored();
    const wordings = { before: '9 km', after: '19 km' };
    expect(await correct({ wordings })).toMatchObject({
      done: { articles: [{ slug: 'gat', version: version + 1, what: 'updated' }] },
      edition: { number: expect.any(Number) },
    });
    expect(await stored()).toMatchObject({
      version: version + 1,
      updated_at: newsroom.time.now,
      corrections: [{ at: newsroom.time.now, reason: 'Elírtuk.', wordings }],
    });
  });

  it('survives an import without it, and is removed by an explicit null', async () => {
    await newsroom.put('gat', fileOf({ ago: '30m', title: 'Más cím' }));
    expect((await stored()).corrections).toHaveLength(1);
    await newsroom.put('gat', fileOf({ ago: '30m', title: 'Más cím', corrections: [] }));
    expect((await stored()).corrections).toEqual([]);
  });

  it.each([
    ['nothing said', { reason: '' }],
    ['more than a paragraph', { reason: 'egy\nkettő' }],
    ['too much', { reason: 'a'.repeat(1001) }],
    ['half of the wordings', { wordings: { before: '9 km' } }],
    ['a sign that turns the text round', { reason: 'a\u202Eb' }],
  ])('with %s is refused', async (_, given) => {
    expect(await correct(given)).toHaveProperty('refused');
    expect((await stored()).corrections).toEqual([]);
  });

  it('is refused for a missing article, or one with the maximum of corrections', async () => {
    expect(await correct({ slug: 'nincs-ilyen' })).toEqual({ failed: 'no-article', about: 'nincs-ilyen' });
    for (let at = 0; at < maxCorrections; at += 1) expect(await correct({})).toHaveProperty('done');
    expect(await correct({})).toEqual({ failed: 'too-many-corrections', about: 'gat' });
    expect((await stored()).corrections).toHaveLength(maxCorrections);
  }, 30_000);

  it('is gone with its article', async () => {
    await deleteArticles(newsroom, { site: 'main', slugs: ['gat'] });
    expect(await stored()).toBeUndefined();
  });

  it('has a column that may be made twice', async () => {
    await migration.up(newsroom.db as never);
    await migration.up(newsroom.db as never);
  });
});
