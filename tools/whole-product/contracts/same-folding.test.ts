import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldAccents } from '#adapters/origin/text-search/fold-accents.ts';
import { folded } from '#core/editorial/search/folded.ts';

it('marks words in the core by the letters that the origin matches', () => {
  const letters = Array.from({ length: 0x24f - 0xbf }, (_, at) => String.fromCodePoint(0xc0 + at));
  for (const letter of letters) expect(folded(letter), letter).toBe(foldAccents(letter));
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...letters, ...'abc -') }), (text) => {
      expect(folded(text)).toBe(foldAccents(text));
    }),
  );
});
