import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SearchSuggestion } from './search-filters.ts';
import { groupSuggestions, wantsSuggestions, withSeparators } from './group-suggestions.ts';
import { isLatest, noRequests, sendRequest } from './request-order.ts';
import { searchAddress, searchQuery } from './search-address.ts';
import { readSearchQuery } from './search-query.ts';
import { type SearchTag, searchTagTypes, withoutCount } from './search-tag.ts';
import { filtersOfTags, tagsOfFilters } from './tags-and-filters.ts';

const suggestion = (type: SearchSuggestion['type'], text: string, count: number | null = null): SearchSuggestion => ({
  type,
  text,
  count,
});
const texts = fc
  .string({ minLength: 1, maxLength: 100 })
  .filter((text) => text.trim() !== '' && text.length <= 100 && withoutCount(text) === text);
const plainTags = fc.uniqueArray(fc.record({ type: fc.constantFrom(...searchTagTypes), text: texts }), {
  maxLength: 8,
  selector: ({ type, text }) => `${type} ${text}`,
});

describe('groupSuggestions', () => {
  const upstream = [
    suggestion('separator', 'Rovatok'),
    suggestion('superTags', 'Sport (24)', 24),
    suggestion('separator', 'Témák'),
    suggestion('tags', 'Sport', 9),
    suggestion('tags', 'Sportolók', 4),
    suggestion('authors', 'Kiss Anna'),
    suggestion('superTags', 'Belföld (15)', 15),
    suggestion('tags', 'Sport', 9),
    suggestion('title', 'Cím'),
  ];

  it('gathers what belongs together under one head, each once', () => {
    expect(groupSuggestions(upstream, []).map(({ label, items }) => [label, items.map(({ text }) => text)])).toEqual([
      ['Rovatok', ['Sport (24)', 'Belföld (15)']],
      ['Témák', ['Sport', 'Sportolók']],
      ['Szerzők', ['Kiss Anna']],
    ]);
  });

  it('omits chosen tags, with or without their counts', () => {
    const left = groupSuggestions(upstream, [
      { type: 'superTags', text: 'Sport' },
      { type: 'superTags', text: 'Belföld (14)' },
      { type: 'tags', text: 'Sportolók' },
    ]);
    expect(left.map(({ label, items }) => [label, items.length])).toEqual([
      ['Témák', 1],
      ['Szerzők', 1],
    ]);
  });

  it('puts a divider above each group, and grouping its own list changes nothing', () => {
    const suggestions = fc.array(
      fc.record({
        type: fc.constantFrom(...searchTagTypes, 'separator' as const),
        text: fc.constantFrom('a', 'b', 'Cím', '', 'c (3)'),
        count: fc.option(fc.nat()),
      }),
    );
    fc.assert(
      fc.property(suggestions, (items) => {
        const groups = groupSuggestions(items, []);
        const flat = withSeparators(groups);
        expect(flat.filter(({ type }) => type === 'separator').map(({ text }) => text)).toEqual(
          groups.map(({ label }) => label),
        );
        expect(groupSuggestions(flat, [])).toEqual(groups);
        expect(
          groupSuggestions(
            items,
            groups.flatMap((group) => group.items.map(({ text }) => ({ type: group.type, text }))),
          ),
        ).toEqual([]);
      }),
    );
  });

  it('omits invalid tags: dividers, blanks, group names and too long texts', () => {
    const names = [' ', '', 'Szerzők', 'x'.repeat(101), 'x'.repeat(100), 'Duna'];
    const offered = groupSuggestions(
      [suggestion('separator', 'Duna'), ...names.map((text) => suggestion('tags', text))],
      [],
    ).flatMap(({ items }) => items);
    expect(offered.map(({ text }) => text)).toEqual(['x'.repeat(100), 'Duna']);
  });

  it('omits chosen items, but offers the same name with another year or type', () => {
    const years = [suggestion('tags', 'Eb (2020)'), suggestion('tags', 'Eb (2024)')];
    expect(groupSuggestions(years, [{ type: 'tags', text: 'Eb (2020)' }]).flatMap(({ items }) => items)).toEqual([
      years[1],
    ]);
    const both = [suggestion('tags', 'Sport'), suggestion('title', 'Sport')];
    expect(groupSuggestions(both, [{ type: 'tags', text: 'Sport' }]).map(({ type }) => type)).toEqual(['title']);
  });

  it('is requested from the first character on', () => {
    expect(['', ' ', 'a', ' a'].map(wantsSuggestions)).toEqual([false, false, true, true]);
  });
});

describe('withoutCount', () => {
  it.each([
    ['Belföld (15)', 'Belföld'],
    ['Belföld', 'Belföld'],
    ['Tokió (2020) (3)', 'Tokió (2020)'],
    ['(15)', '(15)'],
    ['Belföld (sok)', 'Belföld (sok)'],
    ['Belföld (15) ', 'Belföld (15) '],
  ])('of %s is %s', (text, plain) => {
    expect(withoutCount(text)).toBe(plain);
  });
});

describe('filtersOfTags', () => {
  it('names each type as upstream does, in one order, a section without its count', () => {
    const tags: SearchTag[] = [
      { type: 'title', text: 'híd' },
      { type: 'superTags', text: 'Belföld (15)' },
      { type: 'tags', text: 'Duna' },
      { type: 'superTags', text: 'Belföld' },
      { type: 'authors', text: 'Kiss Anna' },
    ];
    expect(JSON.stringify(filtersOfTags(tags))).toBe(
      '{"and_tags":["Duna"],"superTags":["Belföld"],"authors":["Kiss Anna"],"title":["híd"]}',
    );
    expect(filtersOfTags([])).toEqual({});
    expect(filtersOfTags([{ type: 'tags', text: 'Covid (19)' }])).toEqual({ and_tags: ['Covid (19)'] });
    expect(filtersOfTags([{ type: 'superTags', text: ' (3)' }])).toEqual({});
  });

  it('round-trips the filters through their tags', () => {
    fc.assert(
      fc.property(plainTags, (tags) => {
        const filters = filtersOfTags(tags);
        expect(filtersOfTags(tagsOfFilters(filters))).toEqual(filters);
        expect(tagsOfFilters(filters)).toHaveLength(tags.length);
      }),
    );
  });
});

describe('tagsOfFilters', () => {
  it("puts the search's own tags first, protected, and none twice", () => {
    expect(
      tagsOfFilters({ superTags: ['Párizs 2024', 'Sport'], and_tags: ['úszás'] }, [
        { type: 'superTags', text: 'Párizs 2024' },
      ]),
    ).toEqual([
      { type: 'superTags', text: 'Párizs 2024', protected: true },
      { type: 'superTags', text: 'Sport' },
      { type: 'tags', text: 'úszás' },
    ]);
  });
});

describe('searchQuery', () => {
  it('writes term and filters, and nothing for nothing', () => {
    expect(searchQuery({ term: 'új híd', filters: { and_tags: ['Duna'] } })).toBe(
      'term=%C3%BAj%20h%C3%ADd&filters=%7B%22and_tags%22%3A%5B%22Duna%22%5D%7D',
    );
    expect(searchQuery({ term: ' ', filters: {} })).toBe('');
    expect(searchQuery({ term: '\ud800', filters: {} })).toBe('');
  });

  it('is appended to the archive’s path, and omitted for an empty search', () => {
    expect(searchAddress('/g7/archivum', { term: 'híd', filters: {} })).toBe('/g7/archivum?term=h%C3%ADd');
    expect(searchAddress('/archivum', { term: '', filters: {} })).toBe('/archivum');
  });

  it('is read without the spaces around it, and for two hundred characters, however wide they are, cut behind a word', () => {
    expect(readSearchQuery(`term=${'x'.repeat(150)}+${'y'.repeat(50)}`).term).toBe('x'.repeat(150));
    expect(readSearchQuery('term=+h%C3%ADd+').term).toBe('híd');
    expect(readSearchQuery(`term=${encodeURIComponent('🌉'.repeat(201))}`).term).toBe('🌉'.repeat(200));
  });

  it('is read back as the same search', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), plainTags, (text, tags) => {
        const state = { term: text.trim(), filters: filtersOfTags(tags) };
        expect(readSearchQuery(searchQuery(state))).toEqual(state);
      }),
    );
  });

  it('parses any query, and its output parses to the same search', () => {
    const filters = fc.record(
      { and_tags: fc.array(texts), superTags: fc.anything(), authors: fc.array(fc.anything()), title: fc.string() },
      { requiredKeys: [] },
    );
    const asked = fc
      .tuple(
        fc.string(),
        fc.oneof(
          fc.json(),
          filters.map((value) => JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? 0 : part))),
        ),
      )
      .map(([term, json]) => `term=${encodeURIComponent(term)}&filters=${encodeURIComponent(json)}`);
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webQueryParameters(), asked), (query) => {
        const read = readSearchQuery(query);
        expect(readSearchQuery(searchQuery(read))).toEqual(read);
        expect([...read.term].length).toBeLessThanOrEqual(200);
      }),
    );
  });
});

describe('isLatest', () => {
  it('accepts only the response to the latest request, in any order of arrival', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }).chain((count) =>
          fc.shuffledSubarray(
            Array.from({ length: count }, (_, index) => index + 1),
            { minLength: count },
          ),
        ),
        (arrivals) => {
          const order = arrivals.reduce(sendRequest, noRequests);
          expect(arrivals.filter((ticket) => isLatest(order, ticket))).toEqual([arrivals.length]);
        },
      ),
    );
  });

  it('outdates every earlier request by one more', () => {
    const first = sendRequest(noRequests);
    expect(isLatest(first, first)).toBe(true);
    expect(isLatest(sendRequest(first), first)).toBe(false);
  });
});
