import { okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import type { ArticleLists } from '../ports/article-lists.ts';
import { contractWorld } from '../ports/contract-world.ts';
import { fakeChance } from '../ports/small-ports.fake.ts';
import { fails } from '../ports/refusals.fake.ts';
import { fakeNeeds, open, openAs } from './page-needs.fake.ts';

const slugs = (cards: readonly { readonly slug: string }[]): readonly string[] => cards.map(({ slug }) => slug);
const withLists = (own: Partial<ArticleLists>) => fakeNeeds({ lists: { ...fakeNeeds().lists, ...own } });

describe('openList', () => {
  it('shows a section with its header, its feed and its address', async () => {
    const { content, head } = await openAs('articles_by_mstag', fakeNeeds(), '/rovat/belfold');
    expect(content.header).toMatchObject({ kind: 'title', title: 'Belföld' });
    expect(content.list.items).toHaveLength(10);
    expect(content.path).toBe('/rovat/belfold');
    expect(head).toMatchObject({ title: 'Belföld', canonical: '/rovat/belfold', noindex: false });
  });

  it('shows a further page under an address of its own', async () => {
    const { content, head, route } = await openAs('articles_by_mstag', fakeNeeds(), '/rovat/belfold?oldal=2');
    expect([route.page, content.list.page, head.canonical, content.path]).toEqual([2, 2, '/rovat/belfold?oldal=2', '/rovat/belfold']);
  });

  it('takes what is no page for the first', async () => {
    for (const query of ['oldal=2abc', 'oldal=0', 'oldal=-1', 'oldal=1', 'oldal=']) {
      expect((await openAs('articles_by_mstag', fakeNeeds(), `/rovat/belfold?${query}`)).content.list.page).toBe(1);
    }
  });

  it('does not find an empty list, nor a page past the last', async () => {
    for (const address of ['/rovat/nincs', '/cimke/nincs', '/szerzo/none', '/rovat/belfold?oldal=3', '/kozlemenyek', '/melleklet/parizs-2024']) {
      expect(await open(fakeNeeds(), address)).toEqual({ kind: 'not-found' });
    }
  });

  it('shows an author with picture and job', async () => {
    const { content } = await openAs('articles_by_author', fakeNeeds(), '/szerzo/kiss-anna');
    expect(content.header).toMatchObject({ kind: 'author', title: 'Kiss Anna', role: 'újságíró', avatar: '/uploads/kiss-anna.png' });
  });

  it('sets one highlight into a long list, and none into a short one', async () => {
    const first = (await openAs('articles_by_mstag', fakeNeeds(), '/rovat/belfold?oldal=2')).content;
    expect(first.highlight).toBeNull();
    const { content } = await openAs('articles_by_mstag', withLists({ highlights: () => okAsync([5, 6].map((id) => ({ ...first.list.items[0]!, id: id * 1000 }))) }), '/rovat/belfold');
    expect(content.highlight).toMatchObject({ index: 4, card: { id: 6000 } });
    expect(content.highlightBox).toBeNull();
  });

  it('puts exactly four that the list does not show into the box, and then none into the list', async () => {
    const [card] = (await openAs('articles_by_mstag', fakeNeeds(), '/rovat/belfold')).content.list.items;
    const needs = withLists({ highlights: () => okAsync([card!.id, 7000, 8000, 9000, 9001].map((id) => ({ ...card!, id }))) });
    const { content } = await openAs('articles_by_mstag', needs, '/rovat/belfold');
    expect(content.highlightBox?.map(({ id }) => id)).toEqual([7000, 8000, 9000, 9001]);
    expect(content.highlight).toBeNull();
  });

  it('stands without highlights and newest articles', async () => {
    const { articles } = fakeNeeds();
    const needs = fakeNeeds({ lists: { ...fakeNeeds().lists, highlights: () => fails('unavailable') }, articles: { ...articles, latest: () => fails('unavailable') } });
    expect((await openAs('articles_by_mstag', needs, '/rovat/belfold')).content).toMatchObject({ highlight: null, highlightBox: null, newest: [] });
  });

  it('shows the newest beside every list but those that the specification names', async () => {
    expect((await openAs('articles_by_tag', fakeNeeds(), '/cimke/duna')).content.newest).toHaveLength(6);
    for (const [name, address] of [['legfrissebb', '/legfrissebb'], ['english', '/english'], ['after', '/after']] as const) {
      expect((await openAs(name, fakeNeeds(), address)).content.newest).toEqual([]);
    }
  });
});

describe('what stands beside a list', () => {
  it('is a player of its own height on after alone', async () => {
    const { music } = (await openAs('after', fakeNeeds(), '/after')).content.boxes;
    expect(music).toEqual({ kind: 'music', src: 'https://music.example/embed/playlist/4uLU6hMCjMI75M1A2tKUQC', height: 400 });
    const elsewhere = { ...fakeNeeds().fronts, playlist: () => okAsync('https://evil.example/playlist/4uLU6hMCjMI75M1A2tKUQC') };
    expect((await openAs('after', fakeNeeds({ fronts: elsewhere }), '/after')).content.boxes.music).toBeNull();
    expect((await openAs('g7', fakeNeeds(), '/g7')).content.boxes.music).toBeNull();
  });

  it('is a slot for an ad, where to follow and what to buy, by the rule', async () => {
    expect((await openAs('articles_by_tag', fakeNeeds(), '/cimke/duna')).content.boxes).toMatchObject({ follow: true, links: true, hikingNews: [], ad: { sizes: [[300, 250]] } });
    expect((await openAs('english', fakeNeeds(), '/english')).content.boxes).toMatchObject({ follow: false, links: true });
    expect((await openAs('g7', fakeNeeds(), '/g7')).content.boxes).toMatchObject({ follow: true, links: false });
  });

  it('is hiking news, a map and a search in the hiking section, whose list leaves the news out', async () => {
    const hikes = contractWorld.articles.map((article) => (/^hir-[1-4]$/.test(article.slug) ? { ...article, section: 'szepkilatas', tags: article.slug === 'hir-1' ? ['Túrahírek'] : ['Nehéz túra'] } : article));
    const world = { ...contractWorld, articles: hikes, sections: [...contractWorld.sections, { site: 'main' as const, slug: 'szepkilatas', name: 'Szép kilátás' }] };
    const { content } = await openAs('articles_by_mstag', fakeNeeds({}, world), '/rovat/szepkilatas');
    expect(slugs(content.list.items)).toEqual(['hir-2', 'hir-3', 'hir-4']);
    expect(slugs(content.boxes.hikingNews)).toEqual(['hir-1']);
    expect(content.hiking).toMatchObject({ filters: '{"superTags":["Szép kilátás"]}', map: { kind: 'map', src: 'https://maps.example/embed?mid=turak' }, hikes: [{ name: 'Kőrisgerinc' }] });
    expect(slugs((await openAs('articles_by_mstag', fakeNeeds({}, world), '/rovat/szepkilatas/nehez')).content.list.items)).toEqual(['hir-2', 'hir-3', 'hir-4']);
    expect((await openAs('articles_by_mstag', fakeNeeds(), '/rovat/belfold')).content.hiking).toBeNull();
  });
});

describe('openLatest', () => {
  it('makes a partner\'s article the third of the first page', async () => {
    expect(slugs((await openAs('legfrissebb', fakeNeeds(), '/legfrissebb')).content.list.items).slice(0, 4)).toEqual(['elso-hir', 'elo-arviz', 'partner-cikk', 'ket-oldal']);
  });

  it('leaves the other pages, and the first without a partner, as they are', async () => {
    expect(slugs((await openAs('legfrissebb', fakeNeeds(), '/legfrissebb?oldal=2')).content.list.items)).not.toContain('partner-cikk');
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

describe('openCover', () => {
  it('shows containers, episodes and five articles a page on g7', async () => {
    const { content } = await openAs('g7', fakeNeeds(), '/g7');
    expect(slugs(content.extras?.ofSections ?? [])).toEqual(['adat-cikk', 'penz-cikk']);
    expect([content.blocks, content.autoBlock]).toEqual([[], null]);
    expect(content.episodes.map(({ slug }) => slug)).toEqual(['pengo-1']);
    expect(content.header).toMatchObject({ kind: 'logo', rss: '/rss/rovat/g7' });
    expect(content.tabs.filter(({ current }) => current).map(({ path }) => path)).toEqual(['/g7']);
  });

  it('shows containers on the first page of the bare cover only', async () => {
    const { content } = await openAs('g7', fakeNeeds(), '/g7/penz');
    expect([content.blocks, content.episodes, content.breaking, content.extras, content.autoBlock]).toEqual([[], [], null, null, null]);
    expect(slugs(content.list.items)).toEqual(['penz-cikk']);
    expect(content.tabs.find(({ current }) => current)?.label).toBe('Pénz');
  });

  it('shows no containers on a further page', async () => {
    const many = contractWorld.articles.map((article) => (article.slug.startsWith('hir-') ? { ...article, site: 'g7' as const, section: 'adat' } : article));
    const { content } = await openAs('g7', fakeNeeds({}, { ...contractWorld, articles: many }), '/g7?oldal=2');
    expect([content.list.page, content.blocks, content.episodes]).toEqual([2, [], []]);
  });

  it('opens after with its editors\' words and video, and g7 with its figure and four quotes', async () => {
    const after = (await openAs('after', fakeNeeds(), '/after')).content.extras;
    expect(after).toMatchObject({ opening: [{ tag: 'p', children: ['Három film a hétre.'] }], video: [{ tag: 'p', children: ['Beszélgetés.'] }], quotes: [] });
    const g7 = (await openAs('g7', fakeNeeds({ chance: fakeChance(0.9) }), '/g7')).content.extras;
    expect(g7?.opening).toEqual([{ tag: 'p', children: ['Huszonhat milliárd.'] }]);
    expect(g7?.quotes.map(({ author }) => author)).toEqual(['', 'Tóth Cili']);
  });

  it('leaves a cover without a plan to its editors\' blocks and the house\'s episodes', async () => {
    const { content } = await openAs('karakter', fakeNeeds(), '/karakter');
    expect([content.extras, content.episodes.length]).toEqual([null, 4]);
  });

  it('asks for five articles a page on after and g7, and for ten on karakter', async () => {
    const asked: (number | undefined)[] = [];
    const { lists } = fakeNeeds();
    const needs = withLists({ filtered: (...all) => { asked.push(all[3]); return lists.filtered(...all); } });
    for (const [name, address] of [['after', '/after'], ['g7', '/g7'], ['karakter', '/karakter']] as const) await openAs(name, needs, address);
    expect(asked).toEqual([5, 5, 10]);
  });

  it('stands without its containers, but not without its list', async () => {
    const down = () => fails<never>('unavailable');
    const needs = fakeNeeds({ fronts: { ...fakeNeeds().fronts, news: down, ownEpisodes: down, section: down, recommended: down, uniqueGroup: down, autoBlock: down } });
    expect((await openAs('g7', needs, '/g7')).content).toMatchObject({
      blocks: [], episodes: [], autoBlock: null, extras: { news: [], ofSections: [], cards: [], articles: [], opening: null, video: null, quotes: [] },
    });
    const nothing = { ...contractWorld, articles: contractWorld.articles.filter(({ site }) => site !== 'after') };
    expect(await open(fakeNeeds({}, nothing), '/after')).toEqual({ kind: 'not-found' });
  });
});

describe('openSearch', () => {
  it('finds by words and filters, and keeps both in the address of its pages', async () => {
    const filters = encodeURIComponent('{"superTags":["Sport (4)"]}');
    const { content, head } = await openAs('archivum', fakeNeeds(), `/archivum?term=t%C3%BCk%C3%B6rf%C3%BAr%C3%B3&filters=${filters}`);
    expect(slugs(content.list.items)).toEqual(['tukorfuro']);
    expect(content).toMatchObject({ term: 'tükörfúró', filters: { superTags: ['Sport'] } });
    expect(content.path).toBe(`/archivum?term=t%C3%BCk%C3%B6rf%C3%BAr%C3%B3&filters=${encodeURIComponent('{"superTags":["Sport"]}')}`);
    expect(head).toMatchObject({ canonical: '/archivum', noindex: true });
  });

  it('is a page when nothing was found', async () => {
    expect((await openAs('archivum', fakeNeeds(), '/archivum?term=nincsilyenszo')).content.list.items).toEqual([]);
  });

  it('takes malformed parameters for none', async () => {
    for (const query of ['filters=%7B', 'term=%zz', 'filters=%5B1%5D', 'term=+', 'term']) {
      expect((await openAs('archivum', fakeNeeds(), `/archivum?${query}`)).content).toMatchObject({ term: '', filters: {}, path: '/archivum' });
    }
  });

  it('searches a prefix site under its own address', async () => {
    const { content } = await openAs('archivum', fakeNeeds(), '/g7/archivum?term=hid');
    expect(content.path).toBe('/g7/archivum?term=hid');
  });
});
