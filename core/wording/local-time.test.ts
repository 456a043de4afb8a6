import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoTime } from './iso-time.ts';
import { localTime } from './local-time.ts';

const at = (iso: string): number => Date.parse(iso) / 1000;
const zones = ['Europe/Budapest', 'Europe/Bucharest', 'UTC'];
const moments = fc.integer({ min: 0, max: at('2100-01-01T00:00:00Z') });

const asked = (second: number, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(second * 1000);

const shown = (second: number, zone: string): string => {
  const { year, month, day, hour, minute } = localTime(second, zone);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}`;
};

describe('localTime', () => {
  it('equals Intl at any moment in every supported zone', () => {
    fc.assert(
      fc.property(moments, fc.constantFrom(...zones), (second, zone) => {
        expect(shown(second, zone)).toBe(asked(second, zone));
      }),
    );
  });

  it('shows what Intl shows around every clock change', () => {
    const changes = ['2026-03-29T01:00:00Z', '2026-10-25T01:00:00Z'].map(at);
    fc.assert(
      fc.property(
        fc.constantFrom(...changes),
        fc.integer({ min: -7200, max: 7200 }),
        fc.constantFrom(...zones),
        (change, apart, zone) => {
          expect(shown(change + apart, zone)).toBe(asked(change + apart, zone));
        },
      ),
    );
  });

  it('jumps from 01:59 to 03:00 in spring', () => {
    expect(shown(at('2026-03-29T00:59:59Z'), 'Europe/Budapest')).toBe('2026-03-29 01:59');
    expect(shown(at('2026-03-29T01:00:00Z'), 'Europe/Budapest')).toBe('2026-03-29 03:00');
  });

  it('shows the hour before three twice in autumn', () => {
    expect(shown(at('2026-10-25T00:30:00Z'), 'Europe/Budapest')).toBe('2026-10-25 02:30');
    expect(shown(at('2026-10-25T01:30:00Z'), 'Europe/Budapest')).toBe('2026-10-25 02:30');
  });

  it('begins the day in Bucharest an hour before Budapest does', () => {
    const second = at('2026-12-31T22:00:00Z');
    expect(shown(second, 'Europe/Bucharest')).toBe('2027-01-01 00:00');
    expect(shown(second, 'Europe/Budapest')).toBe('2026-12-31 23:00');
  });

  it('keeps the first centuries in their years, near UTC', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: at('0001-01-02T00:00:00Z'), max: at('1000-01-01T00:00:00Z') }),
        fc.constantFrom(...zones),
        (second, zone) => {
          const { year, month, day, hour, minute } = localTime(second, zone);
          const utc = Date.UTC(year + 400, month - 1, day, hour, minute) / 1000 - 146_097 * 86_400;
          expect(Math.abs(utc - second)).toBeLessThan(2 * 3600);
        },
      ),
    );
  });

  it('answers for any number, however foreign', () => {
    fc.assert(
      fc.property(fc.double(), fc.constantFrom(...zones), (second, zone) => {
        const { year } = localTime(second, zone);
        expect(year).toBeGreaterThanOrEqual(1);
        expect(year).toBeLessThanOrEqual(9999);
      }),
    );
  });
});

describe('isoTime', () => {
  it('reads back as the same second', () => {
    fc.assert(
      fc.property(moments, (second) => {
        expect(Date.parse(isoTime(second))).toBe(second * 1000);
      }),
    );
  });

  it('carries no parts of a second', () => {
    expect(isoTime(0)).toBe('1970-01-01T00:00:00Z');
  });
});
