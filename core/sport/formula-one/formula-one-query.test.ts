import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FormulaOneChoice } from './formula-one-query.ts';
import { readFormulaOneQuery, writeFormulaOneQuery } from './formula-one-query.ts';

const known = { now: Date.parse('2026-12-31T23:30:00Z') / 1000, zone: 'Europe/Budapest' };
const defaults: FormulaOneChoice = {
  view: 'calendar',
  season: 2027,
  competition: null,
  race: null,
  team: null,
  driver: null,
};

describe('readFormulaOneQuery', () => {
  it('of an empty query is the calendar of the year that it is in the zone', () => {
    expect(readFormulaOneQuery('', known)).toEqual(defaults);
    expect(readFormulaOneQuery('', { ...known, zone: 'UTC' }).season).toBe(2026);
  });

  it.each([
    ['oldal=versenynaptar', { view: 'calendar' }],
    ['oldal=csapatok', { view: 'teams' }],
    ['oldal=versenyzok', { view: 'drivers' }],
    ['oldal=pontverseny', { view: 'driver-standings' }],
    ['oldal=konstruktor', { view: 'team-standings' }],
    ['szezon=2019', { season: 2019 }],
    ['verseny=23', { competition: 23 }],
    ['csapat=4&versenyzo=25', { team: 4, driver: 25 }],
    ['futam=1042', { race: { show: 'results', id: 1042 } }],
    ['futam=-1042', { race: { show: 'starting-grid', id: 1042 } }],
    ['futam=1&futam=2', { race: { show: 'results', id: 1 } }],
  ])('of %s is %j', (query, said) => {
    expect(readFormulaOneQuery(query, known)).toEqual({ ...defaults, ...said });
  });

  it.each([
    'oldal=',
    'oldal=2',
    'oldal=constructor',
    'oldal=Csapatok',
    'szezon=',
    'szezon=0999',
    'szezon=abcd',
    'szezon=20266',
    'verseny=0',
    'verseny=-3',
    'futam=',
    'futam=-',
    'futam=0',
    'futam=-0',
    'futam=--5',
    'futam=1.5',
    'futam=-9999999999',
    'futam=%2',
    'futam',
    'csapat=x',
    'versenyzo=1e3',
    'x=1',
  ])('of the unreadable %s is that of an empty one', (query) => {
    expect(readFormulaOneQuery(query, known)).toEqual(defaults);
  });

  const names = fc.constantFrom('oldal', 'szezon', 'verseny', 'futam', 'csapat', 'versenyzo');
  const values = fc.oneof(
    fc.string(),
    fc.constantFrom('csapatok', 'konstruktor', '2024', '-7', '-0'),
    fc.integer().map(String),
  );
  const queries = fc.oneof(
    fc.string(),
    fc
      .array(
        fc.tuple(names, values).map((pair) => pair.join('=')),
        { maxLength: 8 },
      )
      .map((pairs) => pairs.join('&')),
  );

  it('survives a round trip', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const choice = readFormulaOneQuery(query, known);
        expect(readFormulaOneQuery(writeFormulaOneQuery(choice), known)).toEqual(choice);
      }),
    );
  });

  it('makes of any query a choice whose ids are positive', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { season, competition, race, team, driver } = readFormulaOneQuery(query, known);
        for (const id of [season, competition ?? 1, race?.id ?? 1, team ?? 1, driver ?? 1])
          expect(Number.isInteger(id) && id > 0).toBe(true);
      }),
    );
  });
});

describe('writeFormulaOneQuery', () => {
  it('leaves out what goes without saying', () => {
    expect(writeFormulaOneQuery(defaults)).toBe('szezon=2027');
    expect(
      writeFormulaOneQuery({
        view: 'teams',
        season: 2026,
        competition: 2,
        race: { show: 'starting-grid', id: 3 },
        team: 4,
        driver: 5,
      }),
    ).toBe('oldal=csapatok&szezon=2026&verseny=2&futam=-3&csapat=4&versenyzo=5');
  });
});
