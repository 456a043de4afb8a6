import { describe, expect, it } from 'vitest';
import { tied } from './tied.ts';

const seen = (text: string): string => tied(text).replaceAll('\u00a0', '_').replaceAll('\u2060', '|');

describe('tied', () => {
  it('keeps thousands, signs of unit and dashes from beginning a line', () => {
    expect(seen('11 600 levél, 1 234 567 Ft, 1,2 millió euró')).toBe('11_600 levél, 1_234_567_Ft, 1,2_millió euró');
    expect(seen('12 °C – mondja')).toBe('12_°C_– mondja');
  });

  it('keeps scores and ranges whole', () => {
    expect(seen('A hajrá: 3–2, 1944–1945')).toBe('A hajrá: 3–|2, 1944–|1945');
  });

  it('leaves all else free to break', () => {
    expect(seen('312 lap 118 olyan napon, 3 tonna a hídnál')).toBe('312 lap 118 olyan napon, 3 tonna a hídnál');
  });
});
