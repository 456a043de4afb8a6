import type { ResultAsync } from 'neverthrow';
import type { Failure } from '../../failure/failure.ts';
import type { Circuit } from '../../sport/formula-one/circuit.ts';
import type { DriverProfile } from '../../sport/formula-one/driver-profile.ts';
import type { Race } from '../../sport/formula-one/race.ts';
import type { RaceRow } from '../../sport/formula-one/race-row.ts';
import type { DriverRow, TeamRow } from '../../sport/formula-one/season-row.ts';
import type { TeamProfile } from '../../sport/formula-one/team-profile.ts';
import type { Observed } from '../../polling/observed.ts';

/** Loads Formula 1 data (spec §7.2). Ids are 'not-found' until the list of their season was loaded. */
export interface Races {
  races(season: number): ResultAsync<Observed<readonly Race[]>, Failure>;
  drivers(season: number): ResultAsync<readonly DriverRow[], Failure>;
  teams(season: number): ResultAsync<readonly TeamRow[], Failure>;
  results(race: number): ResultAsync<Observed<readonly RaceRow[]>, Failure>;
  startingGrid(race: number): ResultAsync<Observed<readonly RaceRow[]>, Failure>;
  circuit(id: number): ResultAsync<Circuit, Failure>;
  team(id: number): ResultAsync<TeamProfile, Failure>;
  driver(id: number): ResultAsync<DriverProfile, Failure>;
  seasons(): ResultAsync<readonly number[], Failure>;
}
