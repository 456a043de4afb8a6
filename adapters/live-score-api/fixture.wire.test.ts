import { describe, expect, it } from 'vitest';
import { fixtureWire } from './fixture.wire.ts';

const read = (fixture: object) => {
  const { timestamp, dayOnly } = fixtureWire((address) => address).parse({ fixture: { id: 1, ...fixture } });
  return { at: timestamp === null ? null : new Date(timestamp * 1000).toISOString(), dayOnly };
};
const at = '2026-06-11T17:00:00.000Z';

describe('the kick-off of a fixture', () => {
  it.each([
    [{ timestamp: Date.parse(at) / 1000, status: { short: 'NS' } }, { at }],
    [{ date: '2026-06-11T19:00:00+02:00' }, { at }],
    [{ date: 'x' }, { at: null }],
    [{}, { at: null }],
    [
      { timestamp: null, date: '1930-07-13' },
      { at: '1930-07-13T12:00:00.000Z', dayOnly: true },
    ],
    // API-Football sets the time to zeros while it is to be defined.
    [
      { timestamp: Date.parse('2026-06-11') / 1000, status: { short: 'TBD' } },
      { at: '2026-06-11T00:00:00.000Z', dayOnly: true },
    ],
  ])('%j is %j', (fixture, expected) => {
    expect(read(fixture)).toEqual(expected);
  });
});
