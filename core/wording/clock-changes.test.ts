import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timeAtOffset, toldOffset } from './clock.ts';
import { clockChanges } from './clock-changes.ts';
import { localTime, zoneOffset } from './local-time.ts';

const at = (iso: string): number => Date.parse(iso) / 1000;
const [first, last] = [at('2000-01-01T00:00:00Z'), at('2100-01-01T00:00:00Z')];
const zones = fc.constantFrom('Europe/Budapest', 'Europe/Bucharest', 'America/Santiago', 'Australia/Lord_Howe');
const year = 365 * 86_400;

describe('the text about clock changes', () => {
  it('is right wherever it says anything, and says something of the half year before', () => {
    fc.assert(
      fc.property(
        zones,
        fc.integer({ min: first, max: last }),
        fc.integer({ min: -2 * year, max: year }),
        (zone, now, off) => {
          const told = clockChanges(zone, now);
          const offset = toldOffset(told, now + off);
          if (offset !== null) {
            expect(offset).toBe(zoneOffset(now + off, zone));
            expect(timeAtOffset(now + off, offset)).toEqual(localTime(now + off, zone));
          } else if (zone.startsWith('Europe')) expect(off > 0 || off < -150 * 86_400).toBe(true);
        },
      ),
    );
  });

  it('is the same at any time before the clock change', () => {
    expect(clockChanges('Europe/Budapest', at('2026-11-20T12:00:00Z'))).toBe(
      [at('2026-03-29T01:00:00Z'), 7200, at('2026-10-25T01:00:00Z'), 3600, at('2027-03-28T01:00:00Z')].join(' '),
    );
    expect(clockChanges('Europe/Budapest', at('2027-03-28T00:59:59Z'))).toBe(
      clockChanges('Europe/Budapest', at('2026-10-25T01:00:00Z')),
    );
    expect(clockChanges('Europe/Budapest', at('2027-03-28T01:00:00Z'))).toMatch(/ 7200 \d+$/);
  });

  it('is absent for a zone without clock changes, and null for unreadable text', () => {
    expect(clockChanges('UTC', at('2026-11-20T12:00:00Z'))).toBeUndefined();
    for (const told of [undefined, '', 'x', '1 2']) expect(toldOffset(told, 2)).toBeNull();
  });
});
