import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Slice } from '../desk/desk.ts';
import { beginSearch, differenceIn, narrow, nextPart, sliceSize } from './find-difference.ts';
import { byId, ListedIds } from './listed-ids.ts';

/** The list of a desk, which may change before each answer. */
const openList = (ids: Iterable<number>, changes: readonly (() => void)[] = []) => {
  const shown = new Set(ids);
  let requests = 0;
  return {
    shown,
    requests: () => requests,
    slice: (offset: number, count: number): Slice => {
      changes[requests]?.();
      requests += 1;
      const all = [...shown].toSorted((one, other) => one - other);
      const prints = all
        .slice(offset, offset + count)
        .map((id) => ({ id: String(id), print: '', media: null, publishedAt: 0, modified: 0 }));
      return { offset, prints, total: all.length };
    },
  };
};
type List = ReturnType<typeof openList>;

/** One search, as `run/find-differences.ts` does it; returns what it found missing. */
const searchOnce = (list: List, known: ListedIds, at = known.sorted().length - 1): readonly string[] | null => {
  let search = beginSearch(known.sorted(), at, list.slice(at, 1));
  while (search !== null) {
    const { offset, count } = nextPart(search);
    const slice = list.slice(offset, count);
    if (count > 1) {
      const { missing } = differenceIn(known.sorted(), slice);
      for (const { id } of slice.prints) known.add(id);
      for (const id of missing) known.delete(id);
      return missing;
    }
    search = narrow(search, offset, slice);
  }
  return null;
};
const knownOf = (ids: Iterable<number>): ListedIds => new ListedIds([...ids].map(String));
const many = fc.uniqueArray(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 400 });

describe('the search for a difference', () => {
  it('finds a post that was trashed among 40,000 with fourteen requests', () => {
    const ids = Array.from({ length: 40_000 }, (_, at) => at + 1);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40_000 }), (gone) => {
        const list = openList(ids.filter((id) => id !== gone));
        expect(searchOnce(list, knownOf(ids))).toEqual([String(gone)]);
        expect(list.requests()).toBeLessThanOrEqual(14);
      }),
      { numRuns: 20 },
    );
  });

  it('finds one post that was trashed, or published with a past date, from wherever it begins', () => {
    fc.assert(
      fc.property(many, fc.nat(), fc.nat(), fc.boolean(), (ids, which, from, isTrashed) => {
        const one = ids[which % ids.length] ?? 0;
        const others = ids.filter((id) => id !== one);
        const [list, known] = isTrashed ? [openList(others), knownOf(ids)] : [openList(ids), knownOf(others)];
        if (others.length === 0) return;
        searchOnce(list, known, from % known.sorted().length);
        expect(known.sorted()).toEqual(knownOf(list.shown).sorted());
      }),
    );
  });

  it('finds all of many differences, one after the other, as long as the desk lists more or fewer', () => {
    fc.assert(
      fc.property(many, many, (before, now) => {
        const [list, known] = [openList(now), knownOf(before)];
        for (let left = 1_000; left > 0 && known.sorted().length > 0; left -= 1)
          if (searchOnce(list, known) === null) break;
        if (known.sorted().length > 0) expect(known.sorted()).toHaveLength(now.length);
      }),
    );
  });

  it('names no post that the desk shows, with any change between its requests', () => {
    const change = fc.record({ id: fc.integer({ min: 1, max: 300 }), isShown: fc.boolean() });
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 300 }), { minLength: 1 }),
        fc.array(change, { maxLength: 60 }),
        fc.array(fc.integer({ min: 1, max: 300 }), { maxLength: 20 }),
        (ids, changes, unknown) => {
          const list: List = openList(
            ids,
            changes.map(
              ({ id, isShown }) =>
                () =>
                  void (isShown ? list.shown.add(id) : list.shown.delete(id)),
            ),
          );
          const known = knownOf([...ids, ...unknown]);
          for (let left = 60; left > 0 && known.sorted().length > 0; left -= 1)
            for (const id of searchOnce(list, known) ?? []) expect(list.shown.has(Number(id))).toBe(false);
        },
      ),
    );
  });
});

describe('an answer of the list', () => {
  it('says nothing about posts before and after it', () => {
    const known = knownOf(Array.from({ length: 100 }, (_, at) => at + 1)).sorted();
    const ids = Array.from({ length: 100 }, (_, at) => at + 1).filter((id) => id !== 50);
    const slice = openList(ids).slice(40, sliceSize);
    expect(differenceIn(known, slice).missing).toEqual(['50']);
    expect(differenceIn(known, { ...slice, prints: [] }).missing).toEqual([]);
  });
});

describe('known ids', () => {
  it('are in the order of numbers, and of texts of one length', () => {
    const ids = new ListedIds(['10', '9', '100']);
    ids.add('2');
    ids.delete('100');
    expect(ids.sorted()).toEqual(['2', '9', '10']);
    expect(['6650b', '6650a'].toSorted(byId)).toEqual(['6650a', '6650b']);
  });
});
