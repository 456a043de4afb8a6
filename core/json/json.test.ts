import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFields } from './is-fields.ts';
import { parsedJson } from './parsed-json.ts';

describe('parsedJson', () => {
  it('says what JSON says, and nothing of any other text', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(parsedJson(JSON.stringify(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parsedJson(`{${text}`.replaceAll('}', ''))).toBeNull();
      }),
    );
  });
});

describe('JSON of strangers', () => {
  it('is read to 64 levels, and brackets inside strings are no levels', () => {
    const nested = (levels: number): string => `${'['.repeat(levels)}"\\"[["${']'.repeat(levels)}`;
    expect(parsedJson(nested(64))).not.toBeNull();
    expect(parsedJson(nested(65))).toBeNull();
    expect(parsedJson(`["${'['.repeat(100)}"]`)).not.toBeNull();
  });
});

describe('isFields', () => {
  it.each([
    [{}, true],
    [{ a: 1 }, true],
    [[], false],
    [null, false],
    ['a', false],
    [1, false],
    [undefined, false],
  ])('of %j is %s', (value, expected) => {
    expect(isFields(value)).toBe(expected);
  });
});
