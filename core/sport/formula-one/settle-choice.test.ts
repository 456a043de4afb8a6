import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Competition, competitions } from './competition.ts';
import { type FormulaOneChoice, readFormulaOneQuery } from './formula-one-query.ts';
import type { Race } from './race.ts';
import {
  canonicalFormulaOneQuery,
  type FormulaOneOffer,
  namesUnknown,
  settleChoice,
  settleSeason,
} from './settle-choice.ts';

const zone = 'Europe/Budapest';
const at = (iso: string): number => Date.parse(iso) / 1000;
const known = { now: at('2026-03-20T12:00:00Z'), zone };
const race = (id: number, of: number, status: string, startsAt: string): Race => ({
  id,
  status,
  flag: null,
  startsAt: at(startsAt),
  type: 'Verseny',
  laps: { current: null, total: null },
  competition: { id: of, name: null, country: null, city: null },
  circuitId: null,
});
const weekends: readonly Competition[] = competitions(
  [
    race(11, 1, 'Completed', '2026-03-07T14:00:00Z'),
    race(12, 1, 'Completed', '2026-03-08T14:00:00Z'),
    race(21, 2, 'Completed', '2026-03-28T14:00:00Z'),
    race(22, 2, 'Scheduled', '2026-03-29T14:00:00Z'),
  ],
  zone,
);
const offer: FormulaOneOffer = {
  season: 2026,
  today: '2026-03-20',
  seasons: [2026, 2025],
  competitions: weekends,
  teams: [61, null],
  drivers: [71],
};
const silent: FormulaOneOffer = { ...offer, seasons: null, competitions: null, teams: null, drivers: null };
const read = (query: string): FormulaOneChoice => readFormulaOneQuery(query, known);
const shown = (query: string, among = offer): FormulaOneChoice => settleChoice(read(query), among);
const results = (id: number) => ({ show: 'results', id });

describe('settleChoice', () => {
  it('opens the calendar with the weekend and the session that the rules choose', () => {
    expect(shown('')).toMatchObject({ view: 'calendar', season: 2026, competition: 2, race: results(22) });
    expect(shown('verseny=1')).toMatchObject({ competition: 1, race: results(12) });
  });

  it('finds the weekend of a race named without one, and its starting grid', () => {
    expect(shown('futam=11')).toMatchObject({ competition: 1, race: results(11) });
    expect(shown('futam=-12')).toMatchObject({ competition: 1, race: { show: 'starting-grid', id: 12 } });
  });

  it('believes the weekend where the race is of another', () => {
    expect(shown('verseny=2&futam=11')).toMatchObject({ competition: 2, race: results(22) });
  });

  it.each(['verseny=9', 'futam=99', 'futam=-99', 'szezon=1949', 'szezon=1949&verseny=1', 'csapat=61', 'versenyzo=71'])(
    'shows the default view for %s, which the calendar does not know',
    (query) => {
      expect(shown(query)).toEqual(shown(''));
      expect(namesUnknown(read(query), shown(query))).toBe(true);
    },
  );

  it('keeps a team only in the view of teams, and a driver only in that of drivers', () => {
    expect(shown('oldal=csapatok&csapat=61&versenyzo=71&verseny=1')).toMatchObject({ team: 61, driver: null });
    expect(shown('oldal=versenyzok&versenyzo=71')).toMatchObject({ driver: 71, competition: null, race: null });
    expect(shown('oldal=csapatok&csapat=62').team).toBeNull();
    expect(shown('oldal=pontverseny&versenyzo=71').driver).toBeNull();
    expect(shown('oldal=konstruktor&csapat=61').team).toBeNull();
  });

  it('has nothing to choose in a season without races', () => {
    expect(shown('', { ...offer, competitions: [] })).toMatchObject({ competition: null, race: null });
  });

  it('keeps choices that it cannot check while upstream is down', () => {
    const query = 'szezon=1949&verseny=9&futam=-99';
    expect(shown(query, silent)).toEqual(read(query));
    expect(shown('oldal=csapatok&csapat=7', silent).team).toBe(7);
    expect(namesUnknown(read(query), shown(query, silent))).toBe(false);
  });

  it('takes the current season for one that upstream does not have', () => {
    expect([settleSeason(2025, offer), settleSeason(1949, offer), settleSeason(1949, silent)]).toEqual([
      2025, 2026, 1949,
    ]);
    expect(settleSeason(2026, { season: 2026, seasons: [2025] })).toBe(2026);
  });
});

const words = fc.record({
  oldal: fc.constantFrom('', 'versenynaptar', 'csapatok', 'versenyzok', 'pontverseny', 'konstruktor', 'x'),
  szezon: fc.constantFrom('', '2026', '2025', '1949', 'x'),
  verseny: fc.constantFrom('', '1', '2', '9', '-1'),
  futam: fc.constantFrom('', '11', '12', '-12', '22', '-22', '99', '-0'),
  csapat: fc.constantFrom('', '61', '62'),
  versenyzo: fc.constantFrom('', '71', '72'),
});
const queries = words.map((fields) =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${value}`)
    .join('&'),
);

describe('canonicalFormulaOneQuery', () => {
  it.each([
    ['', ''],
    ['oldal=versenynaptar&szezon=2026', ''],
    ['verseny=2&futam=22', ''],
    ['verseny=1', 'szezon=2026&verseny=1'],
    ['futam=-22', 'szezon=2026&futam=-22'],
    ['futam=12', 'szezon=2026&verseny=1'],
    ['verseny=1&futam=-12', 'szezon=2026&verseny=1&futam=-12'],
    ['szezon=2025', 'szezon=2025'],
    ['oldal=konstruktor&szezon=2026', 'oldal=konstruktor'],
    ['oldal=konstruktor&szezon=2025', 'oldal=konstruktor&szezon=2025'],
    ['oldal=csapatok&csapat=61', 'oldal=csapatok&szezon=2026&csapat=61'],
  ])('of %j is %j', (query, canonical) => {
    expect(canonicalFormulaOneQuery(shown(query), offer)).toBe(canonical);
  });

  it('selects the shown data, has no unknown names, and is idempotent', () => {
    fc.assert(
      fc.property(queries, fc.constantFrom(offer, { ...offer, competitions: [] }), (query, among) => {
        const choice = shown(query, among);
        const canonical = canonicalFormulaOneQuery(choice, among);
        expect(shown(canonical, among)).toEqual(choice);
        expect(namesUnknown(read(canonical), choice)).toBe(false);
        expect(canonicalFormulaOneQuery(shown(canonical, among), among)).toBe(canonical);
      }),
    );
  });
});
