import { okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import type { ArticleLists } from '../../ports/article-lists.ts';
import { contractContent } from '../../testing/contract-content.ts';
import { fails } from '../../testing/refusals.fake.ts';
import { fakeNeeds, open, openAs, openSectionAs } from '../page-needs.fake.ts';

const slugs = (cards: readonly { readonly slug: string }[]): readonly string[] => cards.map(({ slug }) => slug);
const withLists = (own: Partial<ArticleLists>) => fakeNeeds({ lists: { ...fakeNeeds().lists, ...own } });

describe('openList', () => {
  it('shows a section with its header, its feed and its address', async () => {
    const { content, head } = await openSectionAs('list', fakeNeeds(), '/rovat/belfold');
    expect(content.header).toMatchObject({ kind: 'title', title: 'Belföld' });
    expect(content.list.items).toHaveLength(10);
    expect(content.path).toBe('/rovat/belfold');
    expect(head).toMatchObject({ title: 'Belföld', canonical: '/rovat/belfold', noindex: false });
  });

  it('shows a further page at its own URL', async () => {
    const { content, head, route } = await openSectionAs('list', fakeNeeds(), '/rovat/belfold?oldal=2');
    expect([route.page, content.list.page, head.canonical, content.path]).toEqual([
      2,
      2,
      '/rovat/belfold?oldal=2',
      '/rovat/belfold',
    ]);
  });

  it('treats an invalid page number as the first page', async () => {
    for (const query of ['oldal=2abc', 'oldal=0', 'oldal=-1', 'oldal=1', 'oldal=']) {
      expect((await openSectionAs('list', fakeNeeds(), `/rovat/belfold?${query}`)).content.list.page).toBe(1);
    }
  });

  it('does not find an empty list, nor a page past the last', async () => {
    for (const address of [
      '/rovat/nincs',
      '/cimke/nincs',
      '/szerzo/none',
      '/rovat/belfold?oldal=3',
      '/kozlemenyek',
      '/melleklet/parizs-2024',
    ]) {
      expect(await open(fakeNeeds(), address)).toEqual({ kind: 'not-found' });
    }
  });

  it('shows an author with picture and job', async () => {
    const { content } = await openAs('articles_by_author', fakeNeeds(), '/szerzo/kiss-anna');
    expect(content.header).toMatchObject({
      kind: 'author',
      title: 'Kiss Anna',
      role: 'újságíró',
      avatar: '/uploads/kiss-anna.png',
    });
  });

  it('sets one highlight into a long list, and none into a short one', async () => {
    const first = (await openSectionAs('list', fakeNeeds(), '/rovat/belfold?oldal=2')).content;
    expect(first.highlight).toBeNull();
    const { content } = await openSectionAs(
      'list',
      withLists({ highlights: () => okAsync([5, 6].map((id) => ({ ...first.list.items[0]!, id: id * 1000 }))) }),
      '/rovat/belfold',
    );
    expect(content.highlight).toMatchObject({ index: 4, card: { id: 6000 } });
    expect(content.highlightBox).toBeNull();
  });

  it('puts exactly four that the list does not show into the box, and then none into the list', async () => {
    const [card] = (await openSectionAs('list', fakeNeeds(), '/rovat/belfold')).content.list.items;
    const needs = withLists({
      highlights: () => okAsync([card!.id, 7000, 8000, 9000, 9001].map((id) => ({ ...card!, id }))),
    });
    const { content } = await openSectionAs('list', needs, '/rovat/belfold');
    expect(content.highlightBox?.map(({ id }) => id)).toEqual([7000, 8000, 9000, 9001]);
    expect(content.highlight).toBeNull();
  });

  it('opens without highlights and newest articles', async () => {
    const { articles } = fakeNeeds();
    const needs = fakeNeeds({
      lists: { ...fakeNeeds().lists, highlights: () => fails('unavailable') },
      articles: { ...articles, latest: () => fails('unavailable') },
    });
    expect((await openSectionAs('list', needs, '/rovat/belfold')).content).toMatchObject({
      highlight: null,
      highlightBox: null,
      newest: [],
    });
  });

  it('shows the newest beside every list but those that the specification names', async () => {
    expect((await openAs('articles_by_tag', fakeNeeds(), '/cimke/duna')).content.newest).toHaveLength(6);
    for (const [name, address] of [
      ['legfrissebb', '/legfrissebb'],
      ['english', '/english'],
      ['after', '/after'],
    ] as const) {
      expect((await openAs(name, fakeNeeds(), address)).content.newest).toEqual([]);
    }
  });
});

describe('the content beside a list', () => {
  it('has a player with its own height only on After', async () => {
    const { music } = (await openAs('after', fakeNeeds(), '/after')).content.boxes;
    expect(music).toEqual({
      kind: 'music',
      src: 'https://music.example/embed/playlist/4uLU6hMCjMI75M1A2tKUQC',
      height: 400,
    });
    const elsewhere = {
      ...fakeNeeds().listSides,
      playlist: () => okAsync('https://evil.example/playlist/4uLU6hMCjMI75M1A2tKUQC'),
    };
    expect((await openAs('after', fakeNeeds({ listSides: elsewhere }), '/after')).content.boxes.music).toBeNull();
    expect((await openAs('g7', fakeNeeds(), '/g7')).content.boxes.music).toBeNull();
  });

  it('is a slot for an ad, where to follow and what to buy, by the rule', async () => {
    expect((await openAs('articles_by_tag', fakeNeeds(), '/cimke/duna')).content.boxes).toMatchObject({
      follow: true,
      links: true,
      hikingNews: [],
      ad: { sizes: [[300, 250]] },
    });
    expect((await openAs('english', fakeNeeds(), '/english')).content.boxes).toMatchObject({
      follow: false,
      links: true,
    });
    expect((await openAs('g7', fakeNeeds(), '/g7')).content.boxes).toMatchObject({ follow: true, links: false });
  });

  it('is hiking news, a map and a search in the hiking section, whose list leaves the news out', async () => {
    const hikes = contractContent.articles.map((article) =>
      /^hir-[1-4]$/.test(article.slug)
        ? { ...article, section: 'szepkilatas', tags: article.slug === 'hir-1' ? ['Túrahírek'] : ['Nehéz túra'] }
        : article,
    );
    const hiking = {
      ...contractContent,
      articles: hikes,
      sections: [...contractContent.sections, { site: 'main' as const, slug: 'szepkilatas', name: 'Szép kilátás' }],
    };
    const { content } = await openSectionAs('list', fakeNeeds({}, hiking), '/rovat/szepkilatas');
    expect(slugs(content.list.items)).toEqual(['hir-2', 'hir-3', 'hir-4']);
    expect(slugs(content.boxes.hikingNews)).toEqual(['hir-1']);
    expect(content.hiking).toMatchObject({
      filters: '{"superTags":["Szép kilátás"]}',
      map: { kind: 'map', src: 'https://maps.example/embed?mid=turak' },
      hikes: [{ name: 'Kőrisgerinc' }],
    });
    expect(
      slugs((await openSectionAs('list', fakeNeeds({}, hiking), '/rovat/szepkilatas/nehez')).content.list.items),
    ).toEqual(['hir-2', 'hir-3', 'hir-4']);
    expect((await openSectionAs('list', fakeNeeds(), '/rovat/belfold')).content.hiking).toBeNull();
  });
});

describe('the list of a label with another slug', () => {
  const moved = (movedTo: string) => {
    const { lists } = fakeNeeds();
    return withLists({
      filtered: (site, _, page) =>
        lists.filtered(site, { by: 'site', value: site }, page).map((list) => ({ ...list, movedTo })),
    });
  };

  it.each([
    ['/szerzo/regi', '/szerzo/uj'],
    ['/cimke/regi?oldal=1&x', '/cimke/uj?oldal=1&x'],
    ['/rovat/regi', '/rovat/uj'],
    ['/g7/rovat/regi', '/g7/rovat/uj'],
  ])('redirects %s to %s', async (address, location) => {
    expect(await open(moved('uj'), address)).toEqual({ kind: 'redirect', permanent: true, location });
  });

  it('is shown where the address does not name it, and not found where none leads to it', async () => {
    expect((await openAs('list', moved('uj'), '/legfontosabb')).content.list.items).not.toEqual([]);
    expect(await open(moved('..'), '/szerzo/regi')).toEqual({ kind: 'not-found' });
  });
});

describe('openLatest', () => {
  it("makes a partner's article the third of the first page", async () => {
    expect(slugs((await openAs('legfrissebb', fakeNeeds(), '/legfrissebb')).content.list.items).slice(0, 4)).toEqual([
      'elso-hir',
      'elo-arviz',
      'partner-cikk',
      'ket-oldal',
    ]);
  });

  it('leaves the other pages, and the first without a partner, as they are', async () => {
    expect(slugs((await openAs('legfrissebb', fakeNeeds(), '/legfrissebb?oldal=2')).content.list.items)).not.toContain(
      'partner-cikk',
    );
    const needs = withLists({ filtered: () => fails('unavailable') });
    expect(slugs((await openAs('legfrissebb', needs, '/legfrissebb')).content.list.items)[2]).toBe('ket-oldal');
  });
});

describe('openEnglish', () => {
  it('is in English, feed and all', async () => {
    const { head } = await openAs('english', fakeNeeds(), '/english');
    expect(head).toMatchObject({ language: 'en', feed: { title: 'English', path: '/rss/rovat/english' } });
  });
});
