import { describe, expect, it } from 'vitest';
import { now } from '../screens/pages.fixtures.ts';
import { speakDay } from '#core/wording/speak-day.ts';
import { writtenMoment } from './written.ts';

describe('the times that server HTML carries', () => {
  it('are absolute, by the clocks of the site (R8, R18)', () => {
    expect(writtenMoment(now, now, 'Europe/Budapest')).toBe('március 28. 13:05');
    expect(writtenMoment(now, now, 'Europe/Bucharest')).toBe('március 28. 14:05');
  });

  it('name the year when it is another one', () => {
    expect(writtenMoment(now, now + 366 * 86_400, 'Europe/Budapest')).toBe('2024. március 28. 13:05');
  });

  it('name the day of the week as the site lives it', () => {
    expect(speakDay(now, 'Europe/Budapest')).toBe('2024. március 28., csütörtök');
    expect(speakDay(now + 10 * 3600, 'Europe/Bucharest')).toBe('2024. március 29., péntek');
  });
});
