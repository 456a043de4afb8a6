import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readAddress } from '../addresses/read-address.ts';
import { addressReader } from './address-reader.ts';

it('reads a path without a look at scheme and host as an address with one is read', () => {
  const read = addressReader('lapunk.example');
  fc.assert(
    fc.property(
      fc.constantFrom('/', '/tag/?', '/a?', '//', 'https://x.example/?'),
      fc.string({ unit: 'grapheme' }),
      (start, rest) => {
        expect(read(start + rest)).toEqual(readAddress(start + rest, 'lapunk.example'));
      },
    ),
  );
});
