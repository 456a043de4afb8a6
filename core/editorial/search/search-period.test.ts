import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { losesDays, readSearchPeriod } from './search-period.ts';
import { searchQuery } from './search-address.ts';
import { readSearchQuery, searchParameters } from './search-query.ts';

describe('the period of a search', () => {
  it.each([
    ['', {}],
    ['tol=2026-11-01', { from: '2026-11-01' }],
    ['tol=2026-11-01&ig=2026-11-24&rend=regi', { from: '2026-11-01', until: '2026-11-24', oldestFirst: true }],
    ['tol=2026-11-24&ig=2026-11-01', { from: '2026-11-01', until: '2026-11-24' }],
    ['tol=2026-02-30&ig=holnap&rend=ujabb', {}],
    ['tol=0001-01-01', {}],
    ['tol=&ig=&rend=uj', {}],
  ])('of %j is %j', (query, period) => {
    expect(readSearchPeriod(query)).toEqual(period);
    expect(readSearchQuery(query).period).toEqual(Object.keys(period).length === 0 ? undefined : period);
  });

  it('says that a day was not understood, and nothing of one that was left empty', () => {
    expect(['tol=2026-02-30', 'ig=tegnap', 'tol=&ig=', 'tol=2026-02-28'].map(losesDays)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('is read as it is written, and each of its values is spelled in one way', () => {
    const day = fc
      .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    const period = fc.record({ from: day, until: day, oldestFirst: fc.constant(true as const) }, { requiredKeys: [] });
    fc.assert(
      fc.property(period, ({ from, until, ...rest }) => {
        const [low, high] = [from, until].toSorted();
        const whole =
          from !== undefined && until !== undefined
            ? { from: low!, until: high!, ...rest }
            : { ...(from !== undefined && { from }), ...(until !== undefined && { until }), ...rest };
        const query = searchQuery({ term: 'híd', filters: {}, period: whole });
        expect(readSearchQuery(query)).toEqual({
          term: 'híd',
          filters: {},
          ...(Object.keys(whole).length > 0 && { period: whole }),
        });
        for (const [name, value] of new URLSearchParams(query))
          expect(searchParameters.find((one) => one.name === name)?.read(value)).toBe(value);
      }),
    );
  });
});
