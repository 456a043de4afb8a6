import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AddressMap } from './address-map.ts';
import { type MapEntry, packed } from './packed-addresses.ts';

const slug = fc.constantFrom('a', 'b', 'hid', 'uj-hid', 'elo');
const entry: fc.Arbitrary<MapEntry> = fc.record({
  from: fc.oneof(
    fc.tuple(fc.constantFrom('', '/regi', '/2020/01/02'), slug).map((parts) => parts.join('/')),
    fc.nat(30).map((id) => `/?p=${id}`),
    fc.string({ unit: fc.constantFrom('a', 'b', '/'), maxLength: 6 }).map((rest) => `/x${rest}`),
  ),
  to: fc.tuple(slug, fc.constantFrom('', '/elo')).map(([name, end]) => `/belfold/2024/03/28/${name}${end}`),
  isList: fc.boolean(),
});
const entries = fc.array(entry, { maxLength: 60 });

const asMap = (all: readonly MapEntry[]): Map<string, MapEntry> =>
  new Map(all.toReversed().map((one) => [one.from, one]));
const mapOf = (all: readonly MapEntry[]): AddressMap => new AddressMap(packed(all));
const sorted = (all: Iterable<MapEntry>): readonly MapEntry[] =>
  [...all].sort((one, other) => (one.from < other.from ? -1 : 1));
const lastOf = (path: string): string =>
  path
    .replace(/\/elo$/, '')
    .split('/')
    .at(-1) ?? '';

describe('a map of addresses', () => {
  it('finds what a Map finds, where the first of two entries counts', () =>
    fc.assert(
      fc.property(entries, fc.array(entry), (all, asked) => {
        const [map, known] = [mapOf(all), asMap(all)];
        expect(map.size).toBe(known.size);
        expect(sorted(map.entries())).toEqual(sorted(known.values()));
        for (const { from } of [...all, ...asked]) expect(map.get(from)).toBe(known.get(from)?.to ?? null);
      }),
    ));

  it('replaces all entries of changed articles, and no other', () =>
    fc.assert(
      fc.property(entries, fc.uniqueArray(slug), entries, (all, changed, given) => {
        const slugs = new Set<string>(changed);
        const added = given.filter(({ to, isList }) => !isList && slugs.has(lastOf(to)));
        const kept = all.filter(
          ({ from, to, isList }) => isList || !(slugs.has(lastOf(to)) || slugs.has(lastOf(from))),
        );
        expect(sorted(mapOf(all).withArticles(slugs, added).entries())).toEqual(
          sorted(asMap([...kept, ...added]).values()),
        );
      }),
    ));

  it('replaces all lists, and no article', () =>
    fc.assert(
      fc.property(entries, entries, (all, given) => {
        const lists = given.filter(({ isList }) => isList);
        expect(sorted(mapOf(all).withLists(lists).entries())).toEqual(
          sorted(asMap([...all.filter(({ isList }) => !isList), ...lists]).values()),
        );
      }),
    ));

  it('stays the same map where nothing changes', () => {
    const all = [
      { from: '/a', to: '/x/hid', isList: false },
      { from: '/b', to: '/y', isList: true },
    ];
    const map = mapOf(all);
    expect(map.withArticles(new Set(['masik']), [])).toBe(map);
    expect(map.withArticles(new Set(['hid']), all.slice(0, 1))).toBe(map);
    expect(map.withLists(all.slice(1))).toBe(map);
    expect(map.withLists([])).not.toBe(map);
  });

  it('accepts whole records only', () => {
    const bytes = packed([{ from: '/a', to: '/b', isList: false }]);
    expect([0, 1, 5, 9].map((length) => AddressMap.isWhole(bytes.subarray(0, length)))).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });
});
