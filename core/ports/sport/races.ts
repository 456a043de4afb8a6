import type { ResultAsync } from 'neverthrow';
import type { Failure } from '../../failure/failure.ts';
import type { Circuit } from '../../sport/formula-one/circuit.ts';
import type { DriverProfile } from '../../sport/formula-one/driver-profile.ts';
import type { Race } from '../../sport/formula-one/race.ts';
import type { RaceRow } from '../../sport/formula-one/race-row.ts';
import type { DriverRow, TeamRow } from '../../sport/formula-one/season-row.ts';
import type { TeamProfile } from '../../sport/formula-one/team-profile.ts';
import type { Observed } from '../../polling/observed.ts';

/**
 * Keeps Formula 1 (spec §7.2). A season that nobody knows is 'not-found' and costs the upstream nothing; so is a race,
 * circuit, team or driver that no list has named yet: load the season's list first.
 */
export interface Races {
  /** Every session of every weekend, in upstream's order. */
  races(season: number): ResultAsync<Observed<readonly Race[]>, Failure>;
  drivers(season: number): ResultAsync<readonly DriverRow[], Failure>;
  teams(season: number): ResultAsync<readonly TeamRow[], Failure>;
  /** Empty until there is something to tell. */
  results(race: number): ResultAsync<Observed<readonly RaceRow[]>, Failure>;
  startingGrid(race: number): ResultAsync<Observed<readonly RaceRow[]>, Failure>;
  circuit(id: number): ResultAsync<Circuit, Failure>;
  team(id: number): ResultAsync<TeamProfile, Failure>;
  driver(id: number): ResultAsync<DriverProfile, Failure>;
  /** Years, the latest first. */
  seasons(): ResultAsync<readonly number[], Failure>;
}
