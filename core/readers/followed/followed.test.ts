import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  followedAddress,
  followedIn,
  type FollowedKey,
  type FollowKind,
  followedListText,
  followedOfQuery,
  followedParameter,
  followedText,
  maxFollowed,
  readFollowed,
} from './followed-list.ts';
import { followAll, follows, keepableFollowed, readKeptFollowed, withoutFollowed } from './kept-followed.ts';
import { newestOf } from './newest-of.ts';

const slug = fc.stringMatching(/^[a-z\d][a-z\d_-]{0,20}$/);
const key: fc.Arbitrary<FollowedKey> = fc.record({
  kind: fc.constantFrom<FollowKind>('tag', 'author', 'story'),
  slug: fc.oneof(slug, fc.constantFrom('duna', 'arviz', 'kiss-anna')),
});
const keys = fc.array(key, { maxLength: 40, size: 'max' });
const count = (list: readonly FollowedKey[]): number => new Set(list.map(followedText)).size;
const asText = (list: readonly FollowedKey[]): string => list.map(followedText).join('~');

describe('the list in an address', () => {
  it('has one spelling, however it is ordered, repeated or written', () => {
    fc.assert(
      fc.property(keys, fc.func(fc.nat()), (list, rank) => {
        const shuffled = list.toSorted((one, other) => rank(one) - rank(other));
        const read = followedParameter.read;
        const spelled = read(asText(list));
        expect(read(asText([...shuffled, ...list]).toUpperCase())).toBe(spelled);
        expect(spelled === null ? null : read(spelled)).toBe(spelled);
      }),
    );
  });

  it('is sorted, names each once, and is never longer than twenty', () => {
    fc.assert(
      fc.property(keys, (list) => {
        const read = readFollowed(asText(list));
        expect(read.kind === 'too-many').toBe(count(list) > maxFollowed);
        if (read.kind === 'too-many') return;
        const texts = read.items.map(followedText);
        expect(texts).toEqual([...new Set(list.map(followedText))].sort());
      }),
    );
  });

  it('is read back from the address that it was built into', () => {
    fc.assert(
      fc.property(fc.uniqueArray(key, { maxLength: maxFollowed, selector: followedText }), (list) => {
        const address = followedAddress('/kovetett', list);
        const [, query = ''] = address.split('?');
        expect(encodeURI(address)).toBe(address);
        expect(followedListText(followedOfQuery(`a=1&${query}`))).toBe(list.map(followedText).sort().join('~'));
      }),
    );
  });

  it('accepts any input, keeps the valid entries, and stays short', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), key.map(followedText)), { maxLength: 60 }), (pieces) => {
        const read = readFollowed(pieces.join('~'));
        const text = followedListText(read);
        expect(text).toMatch(/^[a-z\d._~-]*$/);
        expect(text.length).toBeLessThanOrEqual(maxFollowed * 90);
      }),
    );
  });

  it.each([
    ['cimke.duna', { kind: 'tag', slug: 'duna' }],
    ['szerzo.kiss-anna', { kind: 'author', slug: 'kiss-anna' }],
    ['tortenet.valasztas-2024', { kind: 'story', slug: 'valasztas-2024' }],
    ['duna', null],
    ['cimke.', null],
    ['cimke.a.b', null],
    ['rovat.belfold', null],
    ['toString.a', null],
    [`cimke.${'a'.repeat(81)}`, null],
    ['cimke.-a', null],
    ['cimke./etc', null],
  ])('reads %s', (text, expected) => expect(followedIn(text)).toEqual(expected));
});

const kept = key.chain((one) => fc.string({ maxLength: 30 }).map((name) => ({ ...one, name })));
const keptList = fc
  .uniqueArray(kept, { maxLength: maxFollowed, selector: followedText, size: 'max' })
  .map((list) => readKeptFollowed(keepableFollowed(list)));

describe('the stored topics', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(keptList, (list) => {
        expect(readKeptFollowed(JSON.parse(JSON.stringify(keepableFollowed(list))))).toEqual(list);
      }),
    );
  });

  it('are the valid part of any stored data', () => {
    fc.assert(fc.property(fc.anything(), (value) => void readKeptFollowed(value)));
    for (const broken of [null, 'x', {}, [1], [['cimke.duna']], [['duna', 'Duna']], [['cimke.duna', 7]]])
      expect(readKeptFollowed(broken)).toEqual([]);
    expect(readKeptFollowed([null, ['cimke.duna', ' '], ['cimke.duna', 'Duna']])).toEqual([
      { kind: 'tag', slug: 'duna', name: 'duna' },
    ]);
  });

  it('loses nothing by following more: all of it is followed, or none', () => {
    fc.assert(
      fc.property(keptList, fc.array(kept, { maxLength: 30, size: 'max' }), (list, more) => {
        const { list: after, outcome } = followAll(list, more);
        expect(after.length).toBeLessThanOrEqual(maxFollowed);
        expect(list.every((one) => follows(after, one))).toBe(true);
        const wanted = count([...list, ...more]);
        const all = more.every((one) => follows(after, one));
        expect(outcome).toBe(wanted === list.length ? 'known' : wanted > maxFollowed ? 'full' : 'followed');
        expect(all).toBe(outcome !== 'full');
        expect(count(after)).toBe(after.length);
      }),
    );
  });

  it('is as before once something is followed and left again', () => {
    fc.assert(
      fc.property(keptList, kept, (list, one) => {
        const { list: after, outcome } = followAll(list, [one]);
        if (outcome === 'followed') expect(withoutFollowed(after, one)).toEqual(list);
        expect(follows(withoutFollowed(after, one), one)).toBe(false);
      }),
    );
  });
});

describe('the newest of several lists', () => {
  const card = fc.record({
    id: fc.nat({ max: 30 }),
    siteSlug: fc.constantFrom('a', 'b'),
  });
  it('are those of all of them together, each once, with every list that holds it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(card, { maxLength: 12 }), { maxLength: 5 }),
        fc.integer({ min: 1, max: 20 }),
        (lists, max) => {
          const dated = lists.map((cards) => cards.map((one) => ({ ...one, publishedAt: (one.id * 7) % 11 })));
          const drawn = newestOf(dated, max);
          const all = newestOf(dated, Infinity);
          expect(drawn).toEqual(all.slice(0, max));
          const names = all.map(({ card: { id, siteSlug } }) => `${siteSlug} ${id}`);
          expect(names).toEqual([...new Set(names)]);
          expect(new Set(names).size).toBe(new Set(dated.flat().map(({ id, siteSlug }) => `${siteSlug} ${id}`)).size);
          for (const {
            card: { id, siteSlug },
            from,
          } of all)
            expect(from).toEqual(
              dated.flatMap((cards, at) =>
                cards.some((one) => one.id === id && one.siteSlug === siteSlug) ? [at] : [],
              ),
            );
          expect(
            all.every(({ card: { publishedAt } }, at) => publishedAt <= (all[at - 1]?.card.publishedAt ?? Infinity)),
          ).toBe(true);
        },
      ),
    );
  });
});
