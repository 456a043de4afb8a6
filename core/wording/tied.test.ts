import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tied, tiedTitle } from './tied.ts';

const seen = (text: string): string => tied(text).replaceAll('\u00a0', '_').replaceAll('\u2060', '|');

describe('tied', () => {
  it('keeps thousands, units and dashes with what is before them', () => {
    expect(seen('11 600 levél, 1 234 567 Ft, 1,2 millió euró')).toBe('11_600 levél, 1_234_567_Ft, 1,2_millió euró');
    expect(seen('12 °C – mondja')).toBe('12_°C_– mondja');
    expect(seen('3 tonna 20 perc alatt, 31 négyzetméter, 8 fő, 8 főből')).toBe(
      '3_tonna 20_perc alatt, 31_négyzetméter, 8_fő, 8 főből',
    );
  });

  it('keeps scores and ranges whole', () => {
    expect(seen('A hajrá: 3–2, 1944–1945')).toBe('A hajrá: 3–|2, 1944–|1945');
  });

  it('keeps dates together', () => {
    expect(seen('2024. március 28-án, Május 1.')).toBe('2024._március_28-án, Május_1.');
    expect(seen('március 28. 14:05')).toBe('március_28. 14:05');
  });

  it('keeps ordinals and names with their number', () => {
    expect(seen('Ferenc József és II. Rákóczi, 3. oldal, 7-es váltó')).toBe(
      'Ferenc József és II._Rákóczi, 3._oldal, 7-es_váltó',
    );
    expect(seen('ma a Forma 1')).toBe('ma a Forma_1');
    expect(seen('Kapott hetet. Volt 7. Azután')).toBe('Kapott hetet. Volt 7. Azután');
  });

  it('keeps a separator with the item before it', () => {
    expect(seen('Egy ábra · Rajz: Kis Anna')).toBe('Egy ábra_· Rajz: Kis Anna');
  });

  it('leaves all else free to break', () => {
    expect(seen('312 lap 118 olyan mondat, Legalább 12 ember')).toBe('312 lap 118 olyan mondat, Legalább 12 ember');
  });

  it('changes spaces only, and nothing when applied twice', () => {
    const texts = fc.array(fc.constantFrom('a', 'az', 'ő', '3', '12.', 'II.', 'Ft', 'május', '–', '·', 'Forma', 'é'));
    fc.assert(
      fc.property(texts, (parts) => {
        const text = parts.join(' ');
        expect(tied(text).replaceAll('\u00a0', ' ').replaceAll('\u2060', '')).toBe(text);
        expect(tied(tied(text))).toBe(tied(text));
      }),
    );
  });
});

describe('tiedTitle', () => {
  it('keeps an article with its word, unless the word is long', () => {
    const title = (text: string): string => tiedTitle(text).replaceAll('\u00a0', '_').replaceAll('\u00ad', '-');
    expect(title('Csak az ő dolga, „a bíró” az ötös')).toBe('Csak az_ő dolga, „a_bíró” az_ötös');
    expect(title('az intimitáskoordinátorral')).toBe('az intimi-tás-ko-or-di-ná-torral');
    expect(title('hosszabbra az, a 117-es szék')).toBe('hosszabbra az, a_117-es_szék');
  });
});
