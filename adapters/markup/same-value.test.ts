import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSameValue } from './same-value.ts';

const data = fc.anything({ withNullPrototype: false });

describe('the same data', () => {
  it('is what differs in nothing', () => {
    const { isSame } = createSameValue();
    fc.assert(fc.property(fc.jsonValue(), (value) => isSame(value, structuredClone(value))));
  });

  it('is never what differs in anything', () => {
    fc.assert(
      fc.property(data, data, (one, other) => {
        const { isSame } = createSameValue();
        if (isSame(one, other)) expect(one).toStrictEqual(other);
        expect(isSame([one, 1], [one, 2])).toBe(false);
        expect(isSame({ one, a: 1 }, { one })).toBe(false);
        expect(isSame({ a: undefined }, {})).toBe(false);
        expect(isSame({ a: one, b: one }, { b: one, a: one })).toBe(false);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is never what is no plain data', () => {
    const { isSame } = createSameValue();
    for (const make of [() => new Date(0), () => new Map(), () => () => 1, () => /a/])
      expect(isSame(make(), make())).toBe(false);
  });
});
