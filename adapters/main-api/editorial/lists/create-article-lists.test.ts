import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLocalUpstream, type LocalUpstream } from '#adapters/http/local-upstream.fake.ts';
import type { ArticleCard } from '#core/editorial/articles/article.ts';
import { answeringSample, mainApiAt, sample } from '../../calls.fake.ts';

let upstream: LocalUpstream;
beforeAll(async () => {
  upstream = await startLocalUpstream();
});
afterAll(() => upstream.close());

const recorded = JSON.parse(sample('list')) as { items: Record<string, unknown>[] };
const answerWith = (changes: Record<string, unknown>) => {
  upstream.answer = (_, response) => response.end(JSON.stringify({ ...recorded, ...changes }));
};
const readAt = (site: string) => mainApiAt(upstream.baseUrl).lists.latest(site, null);
const read = () => readAt('lapunk');

describe('a list', () => {
  it('shows cards in our words', async () => {
    upstream.answer = answeringSample(() => 'list');
    const list = (await read())._unsafeUnwrap();
    expect(list).toMatchObject({
      totalItems: 12,
      page: 1,
      totalPages: 2,
      title: 'Belföld',
      rss: '/rovat/belfold/feed',
      description: 'Hazai hírek',
      author: null,
    });
    expect(list.items[0]).toEqual({
      id: 101,
      siteSlug: 'lapunk',
      type: 'article',
      slug: 'hidavatas-a-tiszan',
      path: '/belfold/2026/03/28/hidavatas-a-tiszan',
      partnerUrl: null,
      title: 'Hídavatás a Tiszán',
      lead: 'Tíz év után elkészült a híd, amelyre három falu várt.',
      section: { name: 'Belföld', slug: 'belfold' },
      cover: { path: '/uploads/2026/hid.jpg', alt: 'A híd az avatás reggelén' },
      authors: [{ slug: 'kiss-anna', name: 'Kiss Anna', avatar: '/uploads/szerzok/kiss-anna.jpg' }],
      publishedAt: 1774706400,
      updatedAt: 1774710000,
      live: false,
      pr: false,
      adult: false,
      english: false,
    } satisfies ArticleCard);
  });

  it.each([[{ adultContent: true }], [{ flags: [{ slug: 'adult-content' }] }]])(
    'shows the plate of its site in the place of a cover for adults (R44)',
    async (adult) => {
      answerWith({ items: [{ ...recorded.items[0], ...adult }] });
      const coverAt = async (site: string) => (await readAt(site))._unsafeUnwrap().items[0]?.cover;
      expect(await coverAt('lapunk')).toEqual({ path: '/icons/adult-main.png', alt: '' });
      expect(await coverAt('g7')).toEqual({ path: '/icons/adult-g7.png', alt: '' });
    },
  );

  it('shortens a title that is too long for a card, at a word (spec §5)', async () => {
    answerWith({ items: [{ ...recorded.items[0], title: 'szó '.repeat(40).trim() }] });
    const title = (await read())._unsafeUnwrap().items[0]?.title;
    expect([title?.length, title?.endsWith(' szó…')]).toEqual([100, true]);
  });

  it('leads to the prefix of the site that an article belongs to, and to no other domain', async () => {
    upstream.answer = answeringSample(() => 'list');
    const pathsAt = async (site: string) => (await readAt(site))._unsafeUnwrap().items.map(({ path }) => path);
    expect(await pathsAt('g7')).toEqual(['/belfold/2026/03/28/hidavatas-a-tiszan', '/after/zene/2026/03/28/uj-lemez']);
    expect(await pathsAt('testver')).toEqual(['/belfold/2026/03/28/hidavatas-a-tiszan', '/zene/2026/03/28/uj-lemez']);
  });

  it('is not asked for by a label that is too long to be one', async () => {
    const [asked, long] = [upstream.requests.length, 'é'.repeat(201)];
    const { lists } = mainApiAt(upstream.baseUrl);
    for (const filter of [
      { by: 'tag', value: long },
      { by: 'mstag', value: 'belfold', withTag: long },
      { by: 'author', value: long },
      { by: 'mstag', value: 'belfold', withoutTag: long },
    ] as const) {
      expect((await lists.filtered('lapunk', filter, null))._unsafeUnwrapErr().kind).toBe('not-found');
    }
    expect(upstream.requests).toHaveLength(asked);
  });

  it('has no highlights by a value that is longer than the search takes, and is not asked for them', async () => {
    const [asked, long] = [upstream.requests.length, 'é'.repeat(101)];
    const { lists } = mainApiAt(upstream.baseUrl);
    for (const filters of [{ superTagSlugs: [long] }, { superTagSlugs: ['belfold'], withoutTags: [long] }])
      expect((await lists.highlights('lapunk', filters))._unsafeUnwrap()).toEqual([]);
    expect(upstream.requests).toHaveLength(asked);
  });

  it('drops an item that cannot be read, and keeps the others', async () => {
    answerWith({ items: [{ ...recorded.items[0], title: 7 }, 'nonsense', recorded.items[1]] });
    expect((await read())._unsafeUnwrap().items.map(({ id }) => id)).toEqual([102]);
  });

  it('of nothing but unreadable items is malformed, since an empty list would be taken for a true answer', async () => {
    answerWith({ items: [{}, 1] });
    expect((await read())._unsafeUnwrapErr().kind).toBe('malformed');
  });

  it('may be empty if it says so', async () => {
    answerWith({ items: [], totalItems: 0, totalPages: 0 });
    expect((await read())._unsafeUnwrap()).toMatchObject({ items: [], totalItems: 0, totalPages: 0 });
    answerWith({ items: [], totalItems: undefined });
    expect((await read())._unsafeUnwrapErr().kind).toBe('malformed');
  });

  it('cuts a long lead at two hundred characters', async () => {
    answerWith({ items: [{ ...recorded.items[0], lead: 'szó '.repeat(100) }] });
    const lead = (await read())._unsafeUnwrap().items[0]?.lead ?? '';
    expect(lead.length).toBeLessThanOrEqual(200);
    expect(lead.endsWith('szó…')).toBe(true);
  });

  it('has its author', async () => {
    answerWith({ author: { slug: 'kiss-anna', name: 'Kiss Anna', title: 'újságíró', avatarSrc: null } });
    expect((await read())._unsafeUnwrap().author).toEqual({
      slug: 'kiss-anna',
      name: 'Kiss Anna',
      title: 'újságíró',
      avatar: null,
    });
  });
});

describe('suggestions', () => {
  it('keep their dividers', async () => {
    upstream.answer = answeringSample(() => 'suggestions');
    expect((await mainApiAt(upstream.baseUrl).lists.suggestions('lapunk', 'b', {}))._unsafeUnwrap()).toEqual([
      { type: 'separator', text: 'Rovatok', count: null },
      { type: 'superTags', text: 'Belföld (12)', count: 12 },
    ]);
  });
});
