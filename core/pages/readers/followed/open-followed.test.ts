import { okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import type { Article, PublishedPost } from '../../../editorial/articles/article.ts';
import { published } from '../../../editorial/articles/published.fake.ts';
import { someResolver } from '../../../addresses/address-resolver.fake.ts';
import { exampleContent } from '../../../testing/example-content.ts';
import { fails } from '../../../testing/refusals.fake.ts';
import { feedRefusal } from '../../building/feed-refusal.ts';
import type { PageNeeds } from '../../needs.ts';
import { fakeNeeds, open, openAs } from '../../page-needs.fake.ts';
import { meaningfulQuery } from '../../query-parameters.ts';

const at = (list: string, needs = fakeNeeds()) => openAs('kovetett', needs, `/kovetett?lista=${list}`);
const pieces = (count: number) => Array.from({ length: count }, (_, number) => `cimke.c${number}`).join('~');

const withLiveBlog = async (changes: Partial<Article> = {}): Promise<PageNeeds> => {
  const needs = fakeNeeds();
  const { items } = (await needs.lists.latest('lapunk', null))._unsafeUnwrap();
  const article = (await needs.articles.bySlug('lapunk', items[0]!.slug, null, null))._unsafeUnwrap();
  const blog: Article = { ...article, slug: 'arviz', type: 'liveblog', title: 'Árvíz', ...changes };
  const post = (id: number, title: string): PublishedPost =>
    published({
      id,
      slug: `arviz-${id}`,
      version: 1,
      title,
      body: [{ tag: 'p', children: ['Emelkedik a víz.'] }],
      publishedAt: 1_760_000_000 - id,
      updatedAt: null,
      authors: [],
      pinned: false,
    });
  return {
    ...needs,
    articles: {
      ...needs.articles,
      bySlug: (site, slug, ...rest) => (slug === 'arviz' ? okAsync(blog) : needs.articles.bySlug(site, slug, ...rest)),
      posts: () =>
        okAsync({
          posts: [post(5001, 'Tetőzik'), post(5002, '')],
          pinned: [],
          page: 1,
          totalPages: 1,
          totalItems: 2,
        }),
    },
  };
};

describe('the page of followed topics', () => {
  it('is nothing without a list', async () => {
    const { content, head } = await openAs('kovetett', fakeNeeds(), '/kovetett');
    expect(content).toMatchObject({ things: [], tooMany: false, own: '/kovetett' });
    expect(head).toMatchObject({ noindex: true, feed: null, canonical: '/kovetett' });
  });

  it('is the newest of tags, authors and stories together, each story once, and says why', async () => {
    const { content, head } = await at('szerzo.kiss-anna~cimke.duna');
    expect(content.things).toMatchObject([
      { kind: 'tag', slug: 'duna', path: '/cimke/duna', state: 'found' },
      { kind: 'author', slug: 'kiss-anna', name: 'Kiss Anna', path: '/szerzo/kiss-anna', state: 'found' },
    ]);
    const ids = content.list.items.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    expect(content.because).toHaveLength(ids.length);
    const times = content.list.items.map(({ publishedAt }) => publishedAt);
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    expect(head.feed?.path).toBe('/rss/kovetett?lista=cimke.duna~szerzo.kiss-anna');
  });

  it('keeps a topic by name when it was renamed or its upstream fails', async () => {
    const unknown = await at('cimke.nincs~szerzo.kiss-anna~tortenet.nincs');
    expect(unknown.content.things.map(({ state }) => state)).toEqual(['empty', 'found', 'empty']);
    expect(unknown.content.things[0]).toMatchObject({ name: 'nincs', path: null });
    const needs = fakeNeeds();
    const broken = await at('cimke.duna~szerzo.kiss-anna', {
      ...needs,
      lists: {
        ...needs.lists,
        filtered: (site, filter, ...rest) =>
          filter.by === 'tag' ? fails('unavailable') : needs.lists.filtered(site, filter, ...rest),
      },
    });
    expect(broken.content.things.map(({ state }) => state)).toEqual(['unavailable', 'found']);
    expect(broken.content.list.items.length).toBeGreaterThan(0);
  });

  it('is no page while nothing of it can be asked', async () => {
    const needs = fakeNeeds();
    const away = { ...needs, lists: { ...needs.lists, filtered: () => fails<never>('unavailable') } };
    expect(await open(away, '/kovetett?lista=cimke.duna')).toMatchObject({ kind: 'unavailable' });
  });

  it('finds supplements by name only on the main site', async () => {
    const [one] = fakeNeeds().supplements;
    const needs = fakeNeeds({ supplements: [{ ...one!, slug: 'eb-2024' }] }, exampleContent);
    const { content } = await at('tortenet.eb-2024', needs);
    expect(content.things[0]).toMatchObject({ kind: 'story', path: '/melleklet/eb-2024', state: 'found' });
    const sister = await openAs('kovetett', needs, '//testver.example/kovetett?lista=tortenet.eb-2024');
    expect(sister.content.things[0]).toMatchObject({ path: null, state: 'empty' });
  });

  it('is the posts of a live blog, each with its own address and a name', async () => {
    const { content } = await at('tortenet.arviz', await withLiveBlog());
    expect(content.things[0]).toMatchObject({ name: 'Árvíz', state: 'found' });
    expect(content.list.items.map(({ title, lead }) => [title, lead])).toEqual([
      ['Tetőzik', 'Emelkedik a víz.'],
      ['Emelkedik a víz. – Árvíz', ''],
    ]);
    expect(content.list.items.every(({ path }) => path?.includes('/arviz-500'))).toBe(true);
  });

  it.each([
    ['is switched off', { active: false }],
    ['is still to come', { publishedAt: 1_900_000_000 }],
    ['is no live blog', { type: 'article' }],
  ] as const)('reveals nothing of an article that %s (R42)', async (_, changes) => {
    const { content } = await at('tortenet.arviz', await withLiveBlog(changes));
    expect(content.things[0]).toEqual({ kind: 'story', slug: 'arviz', name: 'arviz', path: null, state: 'empty' });
    expect(content.list.items).toEqual([]);
  });

  it('has no text of a gated live blog (R47)', async () => {
    const { content } = await at('tortenet.arviz', await withLiveBlog({ gated: true }));
    expect(content.list.items[0]).toMatchObject({ title: 'Tetőzik', lead: '' });
  });

  it('loads nothing for a list of more than twenty, and reports the limit', async () => {
    const asked: string[] = [];
    const needs = fakeNeeds();
    const watched: PageNeeds = {
      ...needs,
      lists: {
        ...needs.lists,
        filtered: (site, filter, ...rest) => {
          asked.push(filter.value);
          return needs.lists.filtered(site, filter, ...rest);
        },
      },
    };
    expect((await at(pieces(21), watched)).content).toMatchObject({ tooMany: true, things: [] });
    expect(asked).toEqual([]);
    expect((await at(pieces(20), watched)).content).toMatchObject({ tooMany: false });
    expect(asked).toHaveLength(20);
  });
});

describe('the address of the followed topics', () => {
  const query = (list: string): string => {
    const { routes } = someResolver();
    const match = routes.matchRoute(fakeNeeds().sites[0]!, '/kovetett', `lista=${list}`);
    return match === null ? 'no page' : meaningfulQuery(match, `lista=${list}`);
  };

  it('keys one copy however it is written, and one for all that name too many', () => {
    expect(query('szerzo.b~cimke.a')).toBe('lista=cimke.a~szerzo.b');
    expect(query('CIMKE.A~szerzo.b~cimke.a~mas')).toBe('lista=cimke.a~szerzo.b');
    expect(query('')).toBe('');
    expect(query(pieces(21))).toBe(query(pieces(500)));
  });

  it('has no feed for no topics or too many', () => {
    expect(feedRefusal('kovetett', '')).toMatch(/nothing/);
    expect(feedRefusal('kovetett', `lista=${pieces(21)}`)).toMatch(/more than 20/);
    expect(feedRefusal('kovetett', 'lista=cimke.a')).toBeNull();
    expect(feedRefusal('legfrissebb', '')).toBeNull();
  });
});
