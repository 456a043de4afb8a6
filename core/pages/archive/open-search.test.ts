import { okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import type { ArticleLists } from '../../ports/article-lists.ts';
import { fails } from '../../testing/refusals.fake.ts';
import { searchQuery } from '../../editorial/search/search-address.ts';
import { fakeNeeds, open, openAs } from '../page-needs.fake.ts';
import { contractPasses } from '../../testing/contract-content.ts';
import { opensFurther } from '../building/opens-further.ts';
import { fiveSites } from '../../addresses/sites/five-sites.fake.ts';
import { openSearch } from './open-search.ts';
import { suggestTags } from './suggest-tags.ts';
import { suggestTitles } from './suggest-titles.ts';
import { anonymous, type Visitor } from '../visitor.ts';

const archive = (term: string, filters = {}): string => `/archivum?${searchQuery({ term, filters })}`;
const withLists = (own: Partial<ArticleLists>) => fakeNeeds({ lists: { ...fakeNeeds().lists, ...own } });

describe('openSearch', () => {
  it('has the whole search in its URL, and the results', async () => {
    const { content, head } = await openAs(
      'archivum',
      fakeNeeds(),
      archive('', { and_tags: ['Duna'], superTags: ['Belföld (15)'] }),
    );
    expect(content).toMatchObject({
      term: '',
      filters: { and_tags: ['Duna'], superTags: ['Belföld'] },
      archive: '/archivum',
      lostFilters: false,
    });
    expect(content.path).toBe(archive('', { and_tags: ['Duna'], superTags: ['Belföld'] }));
    expect(content.list.items.map(({ slug }) => slug)).toContain('elso-hir');
    expect(head).toMatchObject({ title: 'Belföld, Duna – Archívum', canonical: '/archivum', noindex: true });
  });

  it('requests a feed by date, and a page with matching titles first', async () => {
    const periods: unknown[] = [];
    const { search } = fakeNeeds().lists;
    const needs = withLists({
      search: (...asked) => {
        periods.push(asked[6]);
        return search(...asked);
      },
    });
    const page = await openAs('archivum', needs, archive('híd'));
    await openSearch(needs)(
      { site: fiveSites[0], route: page.route, query: 'term=hid&tol=2025-01-02', feed: true },
      anonymous,
    );
    expect(periods).toEqual([undefined, { from: '2025-01-02', byDate: true }]);
  });

  it('suggests tags that match the words', async () => {
    const { content } = await openAs('archivum', fakeNeeds(), archive('dun'));
    expect(content.suggestions).toMatchObject({ before: '', asked: 'dun' });
    expect(content.suggestions?.items.map(({ text }) => text)).toContain('Duna');
    expect((await openAs('archivum', fakeNeeds(), '/archivum')).content.suggestions?.items).toEqual([]);
  });

  it('opens when the suggestions are unavailable', async () => {
    expect(
      (await openAs('archivum', withLists({ suggestions: () => fails('unavailable') }), archive('híd'))).content
        .suggestions,
    ).toBeNull();
  });

  it('finds gated text for readers with a pass, and never claims completeness for a text search (R47)', async () => {
    const reader = { ...anonymous, readerToken: contractPasses.open.token };
    const foundBy = async (visitor: Visitor, address: string) => {
      const page = await openAs('archivum', fakeNeeds(), address, visitor);
      return [page.content.list.items.map(({ slug }) => slug), opensFurther(page)];
    };
    expect(await foundBy(anonymous, archive('támogatóké'))).toEqual([[], true]);
    expect(await foundBy(reader, archive('támogatóké'))).toEqual([['hir-12'], true]);
    expect(await foundBy(anonymous, archive('nincsilyenszo'))).toEqual([[], true]);
    for (const address of ['/archivum', archive('', { authors: ['Nagy Béla'] })])
      expect((await foundBy(anonymous, address))[1]).toBe(false);
  });

  it('reports ignored filters, and shows the results without them', async () => {
    const { content } = await openAs('archivum', fakeNeeds(), '/archivum?filters=%7B&term=tukor');
    expect([content.lostFilters, content.filters, content.list.totalItems]).toEqual([true, {}, 1]);
  });

  it('finds nothing as a page, and does not find a page past the last', async () => {
    expect((await openAs('archivum', fakeNeeds(), archive('nincsilyenszo'))).content.list.items).toEqual([]);
    expect(await open(fakeNeeds(), '/archivum?oldal=999')).toEqual({ kind: 'not-found' });
  });

  it('finds by words and filters, and keeps both in the address of its pages', async () => {
    const filters = encodeURIComponent('{"superTags":["Sport (4)"]}');
    const { content, head } = await openAs(
      'archivum',
      fakeNeeds(),
      `/archivum?term=t%C3%BCk%C3%B6rf%C3%BAr%C3%B3&filters=${filters}`,
    );
    expect(content.list.items.map(({ slug }) => slug)).toEqual(['tukorfuro']);
    expect(content).toMatchObject({ term: 'tükörfúró', filters: { superTags: ['Sport'] } });
    expect(content.path).toBe(
      `/archivum?term=t%C3%BCk%C3%B6rf%C3%BAr%C3%B3&filters=${encodeURIComponent('{"superTags":["Sport"]}')}`,
    );
    expect(head).toMatchObject({ canonical: '/archivum', noindex: true });
  });

  it('is a page when nothing was found', async () => {
    expect((await openAs('archivum', fakeNeeds(), '/archivum?term=nincsilyenszo')).content.list.items).toEqual([]);
  });

  it('takes malformed parameters for none', async () => {
    for (const query of ['filters=%7B', 'term=%zz', 'filters=%5B1%5D', 'term=+', 'term']) {
      expect((await openAs('archivum', fakeNeeds(), `/archivum?${query}`)).content).toMatchObject({
        term: '',
        filters: {},
        path: '/archivum',
      });
    }
  });

  it('searches a prefix site under its own address', async () => {
    const { content } = await openAs('archivum', fakeNeeds(), '/g7/archivum?term=hid');
    expect(content.path).toBe('/g7/archivum?term=hid');
  });

  it('has the words in its title and links a feed of the same search', async () => {
    const { head } = await openAs('archivum', fakeNeeds(), archive('híd', { and_tags: ['Duna'] }));
    expect(head.feed).toEqual({ title: 'híd, Duna – Archívum', path: `/rss${archive('híd', { and_tags: ['Duna'] })}` });
    expect((await openAs('archivum', fakeNeeds(), '/archivum')).head).toMatchObject({
      title: 'Archívum',
      feed: { title: 'Archívum', path: '/rss/archivum' },
    });
  });
});

describe('suggestTags', () => {
  const asking = (known: Readonly<Record<string, string>>) => {
    const asked: string[] = [];
    const suggest = suggestTags({
      lists: {
        suggestions: (_site, text) => {
          asked.push(text);
          return okAsync(known[text] === undefined ? [] : [{ type: 'tags', text: known[text], count: 1 }]);
        },
      },
    });
    return { asked, suggest };
  };

  it('requests suggestions for the whole text first', async () => {
    const { asked, suggest } = asking({ 'kiss an': 'Kiss Anna' });
    expect((await suggest('lapunk', 'kiss an', {}))._unsafeUnwrap()).toMatchObject({
      before: '',
      asked: 'kiss an',
      items: [{ text: 'Kiss Anna' }],
    });
    expect(asked).toEqual(['kiss an']);
  });

  it('requests suggestions for the last word if the whole text has none, and keeps the rest', async () => {
    const { asked, suggest } = asking({ dun: 'Duna' });
    expect((await suggest('lapunk', 'új híd dun', {}))._unsafeUnwrap()).toMatchObject({
      before: 'új híd',
      asked: 'dun',
      items: [{ text: 'Duna' }],
    });
    expect(asked).toEqual(['új híd dun', 'dun']);
  });

  it('asks nothing for nothing', async () => {
    const { asked, suggest } = asking({});
    expect((await suggest('lapunk', ' ', {}))._unsafeUnwrap().items).toEqual([]);
    expect(asked).toEqual([]);
  });
});

describe('suggestTitles', () => {
  it('names articles by title, address, section and time', async () => {
    const [first] = (await suggestTitles(fakeNeeds())('lapunk', 'tukor'))._unsafeUnwrap();
    expect(first).toMatchObject({
      section: 'Sport',
      title: expect.stringContaining('ükörfúrógép'),
      href: expect.stringContaining('/tukorfuro'),
    });
    expect(Object.keys(first ?? {})).toEqual(['title', 'href', 'section', 'publishedAt']);
    expect((await suggestTitles(fakeNeeds())('lapunk', 'the bridge'))._unsafeUnwrap()).toMatchObject([
      { title: 'The bridge is open', section: '' },
    ]);
    expect((await suggestTitles(fakeNeeds())('lapunk', 'ajánlat'))._unsafeUnwrap()).toMatchObject([
      { href: 'https://partner.example/ajanlat' },
    ]);
  });
});
