import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Change } from './change.ts';
import { createChangeRecord } from './change-record.ts';

const page = { site: 'lap', path: '/a' };
const change = (number: number, some: Partial<Change> = {}): Change => ({
  number,
  kind: 'edited',
  slugs: [],
  pages: [],
  all: false,
  ...some,
});
const set = (
  changes: readonly Change[],
  { epoch = 'e', number = changes.at(-1)?.number ?? 0, reset = false } = {},
) => ({ epoch, number, reset, changes });
const told = (...changes: readonly Change[]) => {
  const record = createChangeRecord();
  record.heard({ epoch: 'e', number: 0 });
  record.learn(set(changes));
  return record;
};
const at = (number: number, epoch = 'e') => ({ epoch, number });

const someChanges = fc
  .array(
    fc.record({
      kind: fc.constantFrom('removed' as const, 'edited' as const, 'purged' as const),
      slugs: fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 2 }),
      pages: fc.array(
        fc.constantFrom('/a', '/b').map((path) => ({ site: 'lap', path })),
        { maxLength: 1 },
      ),
      all: fc.integer({ min: 0, max: 9 }).map((drawn) => drawn === 0),
    }),
    { maxLength: 12 },
  )
  .map((some) =>
    some.map((one, index) => change(index + 1, one.kind === 'purged' ? { ...one, slugs: [] } : { ...one, pages: [] })),
  );

describe('the record of changes', () => {
  it('takes for current what nothing has changed since, however the changes came, and across a restart', () => {
    fc.assert(
      fc.property(someChanges, fc.nat(12), fc.nat(12), (changes, cut, from) => {
        const first = told(...changes.slice(0, cut));
        const record = createChangeRecord(
          JSON.parse(JSON.stringify(first.recorded())) as ReturnType<typeof first.recorded>,
        );
        record.learn(set(changes, { number: changes.length }));
        const later = changes.filter(({ number }) => number > from);
        const concerns = later.some(
          ({ kind, all, pages }) => kind !== 'purged' || all || pages.some(({ path }) => path === '/a'),
        );
        expect(record.isCurrent(at(from), 'lap /a')).toBe(!concerns);
        const since = record.changedSince(at(from), 'lap /a');
        const anything = later.some(({ all, pages }) => all || pages.some(({ path }) => path === '/a'));
        expect(since === null ? null : [...since].sort()).toEqual(
          anything ? null : [...new Set(later.flatMap(({ slugs }) => slugs))].sort(),
        );
      }),
    );
  });

  it('ignores changes of another epoch, and older than a reset', () => {
    const record = told(change(1, { slugs: ['a'] }));
    expect(record.isCurrent(at(9, 'other'), 'lap /a')).toBe(false);
    expect(record.changedSince(at(9, 'other'), 'lap /a')).toBeNull();
    expect(record.isCurrent(null, 'lap /a')).toBe(false);
    record.learn(set([], { number: 7, reset: true }));
    expect([6, 7].map((number) => record.changedSince(at(number), 'lap /a') !== null)).toEqual([false, true]);
    record.learn(set([], { epoch: 'restored', number: 1 }));
    expect([record.isCurrent(at(9), 'lap /a'), record.isCurrent(at(1, 'restored'), 'lap /a')]).toEqual([false, true]);
  });

  it('is not set back by an answer from before', () => {
    const record = told(change(5, { slugs: ['a'] }));
    expect(record.learn(set([change(4, { slugs: ['b'] })], { number: 4 }))).toBe(false);
    expect(record.edition()).toEqual(at(5));
    expect([...(record.changedSince(at(3), 'lap /x') ?? [])]).toEqual(['a']);
  });

  it('numbers a local command between two edits of the main API', () => {
    const record = told(change(3));
    record.purge([page]);
    record.purge([{ site: 'lap', path: '/b' }]);
    const { number } = record.edition();
    expect([
      record.isCurrent(at(3), 'lap /a'),
      record.isCurrent(at(3), 'lap /x'),
      record.isCurrent(at(number), 'lap /a'),
      number > 3,
      number < 4,
    ]).toEqual([false, true, true, true, true]);
    record.learn(set([change(4)], { number: 4 }));
    expect(record.isCurrent(at(number), 'lap /x')).toBe(false);
    record.purge(null);
    expect(record.changedSince(at(4), 'lap /x')).toBeNull();
  });

  it('uses the edition of a response only while it receives changes', () => {
    const record = createChangeRecord();
    expect(record.heard(at(4))).toEqual(at(4));
    expect([record.edition(), record.isCurrent(at(4), 'lap /a'), record.isCurrent(at(3), 'lap /a')]).toEqual([
      at(4),
      true,
      false,
    ]);
    expect([record.heard(at(5)), record.edition()]).toEqual([at(5), at(4)]);
    record.followed(false);
    expect([record.heard(at(9)), record.edition()]).toEqual([null, at(4)]);
  });

  it('treats every cache entry as stale while in doubt, until changes arrive again', () => {
    const record = told(change(1));
    record.doubt();
    expect([record.isCurrent(at(9), 'lap /a'), record.changedSince(at(9), 'lap /a')]).toEqual([false, null]);
    expect(record.heard(at(10))).toEqual(at(10));
    expect([record.isCurrent(at(9), 'lap /a'), record.isCurrent(at(10), 'lap /a'), record.hasLeft('e')]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('drops the oldest names beyond its limit, and then serves no older copies', () => {
    const many = Array.from({ length: 5_100 }, (_, index) => change(index + 1, { slugs: [`s${index}`] }));
    const record = told(...many);
    const { names, floor } = record.recorded();
    expect([names.length, floor]).toEqual([5_000, 100]);
    expect([record.changedSince(at(99), 'lap /x') === null, record.changedSince(at(100), 'lap /x')?.size]).toEqual([
      true,
      5_000,
    ]);
  });
});
