import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moment } from './moment.ts';
import { readTime } from './read-options.ts';

const read = (text: string, zone = 'Europe/Budapest'): string | null => {
  const at = readTime(zone)(text);
  return at === null ? null : new Date(at * 1000).toISOString().slice(0, 16);
};

describe('a time that an editor typed', () => {
  it.each([
    ['2026-11-21T13:40', '2026-11-21T12:40'],
    ['2026-11-21', '2026-11-20T23:00'],
    ['2026-11-21T13:40Z', '2026-11-21T13:40'],
    ['2027-03-28T01:59', '2027-03-28T00:59'],
    ['2027-03-28T03:00', '2027-03-28T01:00'],
    ['2027-10-31T02:30', '2027-10-31T00:30'],
    ['2027-10-31T03:00', '2027-10-31T02:00'],
    ['2027-03-28T02:00', null],
    ['2027-03-28T02:30', null],
    ['2026-11-31T10:00', null],
    ['2026-11-31', null],
    ['2027-02-29T10:00+01:00', null],
    ['holnap', null],
  ])('%s is %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it('is the local clock time, in any zone and season', () => {
    const zone = fc.constantFrom('Europe/Budapest', 'America/St_Johns', 'Australia/Lord_Howe', 'Pacific/Apia', 'UTC');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 32 }), zone, (at, where) => {
        const shown = moment(at, where);
        const found = readTime(where)(shown);
        expect(found === null ? null : moment(found, where)).toBe(shown);
      }),
    );
  });
});
