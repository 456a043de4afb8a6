import { describe, expect, it } from 'vitest';
import { speakWarning } from './hu.ts';

const now = 1_795_424_400;
const warning = { level: 2, event: 'szélvihar', area: 'Dunántúl', from: now, until: now + 3_600 } as const;
const spoken = (changes: Partial<Parameters<typeof speakWarning>[0]> = {}): string =>
  speakWarning({ ...warning, ...changes }, now, 'Europe/Budapest');

describe('a warning', () => {
  it('ends with its end', () => {
    expect(spoken()).toBe('Másodfokú figyelmeztetés: szélvihar, Dunántúl, 11:00-ig');
  });

  it('names its last day if it differs, and no region if unknown', () => {
    expect(spoken({ area: '', until: now + 86_400 })).toBe(
      'Másodfokú figyelmeztetés: szélvihar, november 24. 10:00-ig',
    );
  });
});
