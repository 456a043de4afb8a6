import { describe, expect, it } from 'vitest';
import { speakDateInEnglish, speakMomentInEnglish } from './en-dates.ts';

/** 2024-03-28 13:05 in Budapest. */
const now = 1_711_627_500;
const zone = 'Europe/Budapest';

describe('a time in English', () => {
  it('shows day and time, and the year when it differs', () => {
    expect(speakMomentInEnglish(now, now, zone)).toBe('28 March, 13:05');
    expect(speakMomentInEnglish(now, now + 366 * 86_400, zone)).toBe('28 March 2024, 13:05');
    expect(speakDateInEnglish(now, now, 'Europe/Bucharest')).toBe('28 March');
    expect(speakDateInEnglish(now + 11 * 3600, now, zone)).toBe('29 March');
  });
});
