import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { speakRelativeDate } from './hu.ts';
import { localTime } from './local-time.ts';
import { relativeDate } from './relative-date.ts';

const at = (iso: string): number => Date.parse(iso) / 1000;
const said = (then: string, now: string, zone = 'Europe/Budapest'): string =>
  speakRelativeDate(relativeDate(at(then), at(now), zone));
const moments = fc.integer({ min: at('2000-01-01T00:00:00Z'), max: at('2100-01-01T00:00:00Z') });
const zones = fc.constantFrom('Europe/Budapest', 'Europe/Bucharest');

describe('relativeDate', () => {
  it.each([
    ['2026-11-20T12:00:00Z', '2026-11-20T12:00:59Z', 'most'],
    ['2026-11-20T12:01:00Z', '2026-11-20T12:00:00Z', 'most'],
    ['2026-11-20T12:00:00Z', '2026-11-20T12:01:00Z', '1 perce'],
    ['2026-11-20T12:00:00Z', '2026-11-20T12:59:59Z', '59 perce'],
    ['2026-11-20T12:00:00Z', '2026-11-20T13:00:00Z', 'ma 13:00'],
    ['2026-11-20T05:05:00Z', '2026-11-20T13:00:00Z', 'ma 06:05'],
    ['2026-11-20T12:01:01Z', '2026-11-20T12:00:00Z', 'ma 13:01'],
    ['2026-03-28T12:00:00Z', '2026-11-20T12:00:00Z', 'március 28.'],
    ['2024-03-28T12:00:00Z', '2026-11-20T12:00:00Z', '2024. március 28.'],
    ['2027-01-02T12:00:00Z', '2026-11-20T12:00:00Z', '2027. január 2.'],
  ])('of %s at %s is %s', (then, now, words) => {
    expect(said(then, now)).toBe(words);
  });

  it('calls yesterday by its date as soon as midnight has passed', () => {
    expect(said('2026-11-20T22:30:00Z', '2026-11-20T22:59:00Z')).toBe('29 perce');
    expect(said('2026-11-20T21:59:00Z', '2026-11-20T22:59:59Z')).toBe('ma 22:59');
    expect(said('2026-11-20T21:59:00Z', '2026-11-20T23:00:00Z')).toBe('november 20.');
  });

  it('keeps minutes across midnight', () => {
    expect(said('2026-11-20T22:40:00Z', '2026-11-20T23:10:00Z')).toBe('30 perce');
  });

  it('names the year once the year has ended', () => {
    expect(said('2026-12-31T21:30:00Z', '2026-12-31T22:59:00Z')).toBe('ma 22:30');
    expect(said('2026-12-31T21:30:00Z', '2026-12-31T23:00:00Z')).toBe('2026. december 31.');
    expect(said('2026-12-31T21:30:00Z', '2026-12-31T22:59:00Z', 'Europe/Bucharest')).toBe('2026. december 31.');
  });

  it('measures elapsed time, not clock time, over both clock changes', () => {
    expect(said('2026-03-29T00:50:00Z', '2026-03-29T01:10:00Z')).toBe('20 perce');
    expect(said('2026-03-29T00:50:00Z', '2026-03-29T02:00:00Z')).toBe('ma 01:50');
    expect(said('2026-10-25T00:50:00Z', '2026-10-25T01:10:00Z')).toBe('20 perce');
    expect(said('2026-10-25T00:10:00Z', '2026-10-25T01:10:00Z')).toBe('ma 02:10');
  });

  it('is now within a minute either way, and only then', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: -200, max: 200 }), zones, (now, age, zone) => {
        expect(relativeDate(now - age, now, zone).kind === 'now').toBe(age >= -60 && age < 60);
      }),
    );
  });

  it('counts whole minutes within the hour, and only then', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: -7200, max: 7200 }), zones, (now, age, zone) => {
        const date = relativeDate(now - age, now, zone);
        expect(date.kind === 'minutes' ? date.minutes : null).toBe(
          age >= 60 && age < 3600 ? Math.floor(age / 60) : null,
        );
      }),
    );
  });

  it('otherwise says no more of the calendar than now does not already say', () => {
    fc.assert(
      fc.property(moments, moments, zones, (then, now, zone) => {
        fc.pre(now - then >= 3600 || now - then < -60);
        const [one, other] = [localTime(then, zone), localTime(now, zone)];
        const sameYear = one.year === other.year;
        const sameDay = sameYear && one.month === other.month && one.day === other.day;
        expect(relativeDate(then, now, zone).kind).toBe(sameDay ? 'today' : sameYear ? 'this-year' : 'date');
      }),
    );
  });
});
