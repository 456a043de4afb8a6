import { okAsync } from 'neverthrow';
import type { Races } from '../ports/sport/races.ts';
import type { Observed } from '../polling/observed.ts';
import { fails, found } from './refusals.fake.ts';
import type { WorldFormulaOne } from './sport-fixture.ts';

export const fakeRaces = (content: WorldFormulaOne, now: number): Races => {
  const observed = <T>(value: T): Observed<T> => ({ value, observedAt: now });
  const of = (season: number) => found(content.seasons.find((one) => one.season === season));
  const isRace = (race: number): boolean => content.seasons.some(({ races }) => races.some(({ id }) => id === race));
  const tableOf = (race: number, kind: 'results' | 'grid') =>
    isRace(race)
      ? okAsync(observed(content.tables.find((one) => one.race === race)?.[kind] ?? []))
      : fails<never>('not-found');
  return {
    races: (season) => of(season).map(({ races }) => observed(races)),
    drivers: (season) => of(season).map(({ drivers }) => drivers),
    teams: (season) => of(season).map(({ teams }) => teams),
    results: (race) => tableOf(race, 'results'),
    startingGrid: (race) => tableOf(race, 'grid'),
    circuit: (wanted) => found(content.circuits.find(({ id }) => id === wanted)),
    team: (wanted) => found(content.teams.find(({ id }) => id === wanted)),
    driver: (wanted) => found(content.drivers.find(({ id }) => id === wanted)),
    seasons: () => okAsync(content.seasons.map(({ season }) => season).toSorted((one, other) => other - one)),
  };
};
