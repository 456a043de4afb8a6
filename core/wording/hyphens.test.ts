import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hyphenated } from './tied.ts';

const seen = (text: string): string => hyphenated(text).replaceAll('\u00ad', '-');

describe('hyphenated', () => {
  it.each([
    ['intimitáskoordinátorral', 'intimi-tás-ko-or-di-ná-torral'],
    ['legkiszolgáltatottabb', 'legki-szol-gál-ta-tottabb'],
    ['közszolgálatiságukat', 'közszol-gá-la-ti-sá-gukat'],
    ['visszavonhatatlanul', 'vissza-von-ha-tat-lanul'],
  ])('breaks %s between syllables', (word, parts) => {
    expect(seen(word)).toBe(parts);
  });

  it('leaves shorter words whole', () => {
    expect(seen('gyorsforgalmi út, árvíztűrő')).toBe('gyorsforgalmi út, árvíztűrő');
  });

  it('adds soft hyphens only, never near the ends of a word', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'aásszgyektlő z-'), maxLength: 40 }), (text) => {
        const done = hyphenated(text);
        expect(done.replaceAll('\u00ad', '')).toBe(text);
        expect(done).not.toMatch(/(?<!\p{L}{2})\u00ad|\u00ad(?!\p{L}{2})/u);
      }),
    );
  });
});
