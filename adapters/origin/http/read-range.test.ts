import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRange } from './read-range.ts';

describe('a range of bytes', () => {
  it.each([
    ['bytes=0-99', { from: 0, to: 99 }],
    ['bytes=100-', { from: 100, to: 999 }],
    ['bytes=-10', { from: 990, to: 999 }],
    ['bytes=-5000', { from: 0, to: 999 }],
    ['bytes=990-5000', { from: 990, to: 999 }],
    ['bytes=1000-', 'outside'],
    ['bytes=-0', 'outside'],
    ['bytes=9-3', null],
    ['bytes=0-1,5-6', null],
    ['lines=0-1', null],
    ['bytes=-', null],
    [undefined, null],
  ])('%j of a thousand is %j', (header, range) => {
    expect(readRange(header, 1000)).toEqual(range);
  });

  it('stays within the file for any request header', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.nat(), fc.nat({ max: 5000 }), (noise, one, other, bytes) => {
        for (const header of [noise, `bytes=${one}-${other}`, `bytes=${one}-`, `bytes=-${one}`]) {
          const range = readRange(header, bytes);
          if (range !== null && range !== 'outside')
            expect([range.from >= 0, range.from <= range.to, range.to < bytes]).toEqual([true, true, true]);
        }
      }),
    );
  });
});
