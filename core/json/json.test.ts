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
