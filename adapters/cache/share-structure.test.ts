import fc from 'fast-check';
import { inspect, isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { shareStructure } from './share-structure.ts';

const data = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(undefined, null, true, 0, -0, Number.NaN, '', 'a', 'b'),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', '__proto__', 'length'), tie('value'), { maxKeys: 4 }),
  ),
})).value;

/** Each part of the fresh value that equals what stood at its place is that very object. */
const sharesAllThatIsEqual = (known: unknown, fresh: unknown, shared: unknown): boolean => {
  if (typeof fresh !== 'object' || fresh === null || typeof known !== 'object' || known === null) return true;
  if (isDeepStrictEqual(known, fresh) && inspect(known, { depth: null }) === inspect(fresh, { depth: null }))
    return shared === known;
  if (Object.getPrototypeOf(known) !== Object.getPrototypeOf(fresh)) return shared === fresh;
  return Object.keys(fresh).every(
    (name) =>
      !Object.hasOwn(known, name) ||
      sharesAllThatIsEqual(known[name as never], fresh[name as never], (shared as object)[name as never]),
  );
};

describe('structure that is shared', () => {
  it('is equal to what is fresh, and of what was known wherever that is equal', () => {
    fc.assert(
      fc.property(data, data, (known, fresh) => {
        const before = inspect([known, fresh], { depth: null });
        const shared = shareStructure(known, fresh);
        expect(isDeepStrictEqual(shared, fresh)).toBe(true);
        expect(sharesAllThatIsEqual(known, fresh, shared)).toBe(true);
        expect(inspect([known, fresh], { depth: null })).toBe(before);
      }),
      { numRuns: 3_000 },
    );
  });

  it('keeps all but the way to what has changed', () => {
    const known = { list: [{ title: 'a' }, { title: 'b' }], frame: { menu: ['x'] } };
    const shared = shareStructure(known, {
      list: [{ title: 'a' }, { title: 'más' }],
      frame: { menu: ['x'] },
    }) as typeof known;
    expect(shared).toEqual({ list: [{ title: 'a' }, { title: 'más' }], frame: { menu: ['x'] } });
    expect([shared.list[0] === known.list[0], shared.frame === known.frame, shared.list === known.list]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('takes a record whose names come in another order for another one', () => {
    const shared = shareStructure({ a: { n: 1 }, b: 2 }, { b: 2, a: { n: 1 } }) as Readonly<Record<string, unknown>>;
    expect(Object.keys(shared)).toEqual(['b', 'a']);
  });

  it('takes whatever is no plain data as it came', () => {
    const [map, date] = [new Map([[1, 2]]), new Date(0)];
    expect(shareStructure(new Map([[1, 2]]), map)).toBe(map);
    expect(shareStructure({ at: new Date(0) }, { at: date })).toEqual({ at: date });
    expect(shareStructure([], {})).toEqual({});
  });
});
