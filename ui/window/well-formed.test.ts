import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wellFormed } from './well-formed.ts';

it('equals the newer built-in for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 0xd800, max: 0xdfff }), (text, half) => {
      const broken = text + String.fromCharCode(half) + text;
      expect(wellFormed(broken)).toBe(broken.toWellFormed());
    }),
  );
});
