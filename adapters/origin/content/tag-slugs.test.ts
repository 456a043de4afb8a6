import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileOf, openTestNewsroom, type TestNewsroom } from '../newsroom/context/testing-newsroom.fake.ts';
import { tagsWithoutSlugs } from '../database/migrations/0038-tags-without-slugs.ts';
import { tagSlugs } from './tag-slugs.ts';

let newsroom: TestNewsroom;
beforeAll(async () => {
  newsroom = await openTestNewsroom();
}, 60_000);
afterAll(() => newsroom.close());

const tagsOf = async (slug: string) =>
  newsroom.db
    .selectFrom('articles')
    .innerJoin('article_tags', 'article_tags.article_id', 'articles.id')
    .innerJoin('tags', 'tags.id', 'article_tags.tag_id')
    .select(['tags.slug', 'tags.name'])
    .where('articles.slug', '=', slug)
    .orderBy('article_tags.position')
    .execute();

describe('tags', () => {
  const names = ['kór', 'kör', 'kor', 'C++', 'C#', 'Київ', 'Київ 2', '北京'];

  it('that differ in accents or signs stay different, with addresses of their own', async () => {
    await newsroom.put('cimkek', fileOf({ tags: names }));
    const tags = await tagsOf('cimkek');
    expect(tags.map(({ name }) => name)).toEqual(names);
    expect(tags.map(({ slug }) => slug)).toEqual(['kor', 'kor-2', 'kor-3', 'c', 'c-2', 'cimke', '2', 'cimke-2']);
  });

  it('have no address that would be taken for a live blog', async () => {
    const { reserved } = newsroom;
    await newsroom.put('cimkek-elo', fileOf({ tags: ['elő', 'élő', 'Elo'] }));
    const slugs = (await tagsOf('cimkek-elo')).map(({ slug }) => slug);
    expect(slugs).toEqual(['elo-2', 'elo-3', 'elo-4']);
    expect(reserved.slugs.filter((slug) => slugs.includes(slug))).toEqual([]);
  });

  it('keep their addresses, whichever of them comes first later', async () => {
    await newsroom.put('cimkek-2', fileOf({ tags: ['C#', 'kor', 'KÖR', 'kór ', 'új  kór'] }));
    expect((await tagsOf('cimkek-2')).map(({ slug }) => slug)).toEqual(['c-2', 'kor-3', 'kor-2', 'kor', 'uj-kor']);
  });

  it('stay unchanged when a second import repeats them', async () => {
    expect((await newsroom.put('cimkek', fileOf({ tags: names }))).articles).toMatchObject([{ what: 'unchanged' }]);
  });

  it('have an address where an older build gave none', async () => {
    const { id } = await newsroom.db
      .insertInto('tags')
      .values({ slug: '', name: 'Αθήνα', name_folded: 'αθηνα' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: article_id } = await newsroom.db.selectFrom('articles').select('id').limit(1).executeTakeFirstOrThrow();
    await newsroom.db.insertInto('shelf_items').values({ shelf: 'tag:@main', pub_date: 1, article_id }).execute();
    await tagsWithoutSlugs.up(newsroom.db);
    const listed = newsroom.db
      .selectFrom('shelf_items')
      .select('article_id')
      .where('shelf', '=', `tag:cimke-${id}@main`);
    expect(await listed.execute()).toEqual([{ article_id }]);
    const slugOfTag = await tagSlugs(newsroom.db, ['Αθήνα']);
    expect(slugOfTag('Αθήνα')).toBe(`cimke-${id}`);
  });

  it('keep an address that an older build gave', async () => {
    await newsroom.db
      .insertInto('tags')
      .values({ slug: 'regi-cim', name: 'Más Név', name_folded: 'mas nev' })
      .execute();
    const slugOfTag = await tagSlugs(newsroom.db, ['más név', 'mas nev']);
    expect(['más név', 'mas nev'].map(slugOfTag)).toEqual(['regi-cim', 'mas-nev']);
  });
});
