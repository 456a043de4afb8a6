import type { ResultAsync } from 'neverthrow';
import type { Failure } from '#core/failure/failure.ts';
import type { RaceRow } from '#core/sport/formula-one/race-row.ts';
import type { Observed } from '#core/polling/observed.ts';
import type { Races } from '#core/ports/sport/races.ts';
import { askLiveScores, type LiveScoreNeeds, notNamed, single, valueOf } from './ask-live-scores.ts';
import { freshFor } from './freshness.ts';
import { yearWire } from './league.wire.ts';
import { createNamedIds } from './named-ids.ts';
import { circuitWire, driverProfileWire, teamProfileWire } from './profile.wire.ts';
import { driverRowWire, raceRowWire, raceWire, teamRowWire } from './race.wire.ts';

export const createRaces = (needs: LiveScoreNeeds): Races => {
  const { pictureOf } = needs;
  const ask = askLiveScores(needs);
  const [races, circuits, teams, drivers] = [createNamedIds(), createNamedIds(), createNamedIds(), createNamedIds()];
  const [row, driverRow, teamRow] = [raceRowWire(pictureOf), driverRowWire(pictureOf), teamRowWire(pictureOf)];
  const [circuit, team, driver] = [circuitWire(pictureOf), teamProfileWire(pictureOf), driverProfileWire(pictureOf)];

  const seasons = () =>
    ask(['livescore', 'formula-1', 'seasons'], { item: yearWire, freshFor: freshFor.reference }).map(({ value }) =>
      [...new Set(value)].toSorted((one, other) => other - one),
    );
  const inSeason = <T>(season: number, load: () => ResultAsync<T, Failure>): ResultAsync<T, Failure> =>
    seasons().andThen((years) => (years.includes(season) ? load() : notNamed<T>()));

  const noteEntrants = (rows: readonly Pick<RaceRow, 'driver' | 'team'>[]): void => {
    drivers.note(rows.map((one) => one.driver.id));
    teams.note(rows.map((one) => one.team?.id ?? null));
  };
  /** Upstream lists the starting grid of a race under the negative race id. */
  const tableOf = (race: number, result: string): ResultAsync<Observed<readonly RaceRow[]>, Failure> =>
    races.has(race)
      ? ask(['livescore', 'formula-1', 'result', { result }], { item: row, freshFor: freshFor.live }).map((told) => {
          noteEntrants(told.value);
          return told;
        })
      : notNamed();

  return {
    races: (season) =>
      inSeason(season, () =>
        ask(['livescore', 'formula-1', 'races', { season }], { item: raceWire, freshFor: freshFor.races }).map(
          (told) => {
            races.note(told.value.map(({ id }) => id));
            circuits.note(told.value.map(({ circuitId }) => circuitId));
            return told;
          },
        ),
      ),
    drivers: (season) =>
      inSeason(season, () =>
        ask(['livescore', 'formula-1', 'drivers', { season }], { item: driverRow, freshFor: freshFor.table }).map(
          ({ value }) => {
            noteEntrants(value);
            return value;
          },
        ),
      ),
    teams: (season) =>
      inSeason(season, () =>
        ask(['livescore', 'formula-1', 'teams', { season }], { item: teamRow, freshFor: freshFor.table }).map(
          ({ value }) => {
            teams.note(value.map((one) => one.team.id));
            return value;
          },
        ),
      ),
    results: (race) => tableOf(race, `${race}`),
    startingGrid: (race) => tableOf(race, `-${race}`),
    circuit: (id) =>
      circuits.has(id)
        ? single(
            id,
            ask(['livescore', 'formula-1', 'circuit', { id }], { item: circuit, freshFor: freshFor.reference }),
          ).map(valueOf)
        : notNamed(),
    team: (id) =>
      teams.has(id)
        ? single(id, ask(['livescore', 'formula-1', 'team', { id }], { item: team, freshFor: freshFor.reference })).map(
            valueOf,
          )
        : notNamed(),
    driver: (id) =>
      drivers.has(id)
        ? single(
            id,
            ask(['livescore', 'formula-1', 'driver', { id }], { item: driver, freshFor: freshFor.reference }),
          ).map(({ value }) => {
            teams.note(value.teams.map((season) => season.team.id));
            return value;
          })
        : notNamed(),
    seasons,
  };
};
