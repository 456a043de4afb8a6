import type { Circuit } from '#core/sport/formula-one/circuit.ts';
import type { DriverProfile } from '#core/sport/formula-one/driver-profile.ts';
import type { Race } from '#core/sport/formula-one/race.ts';
import type { RaceRow } from '#core/sport/formula-one/race-row.ts';
import type { BestFinish, TeamProfile } from '#core/sport/formula-one/team-profile.ts';

export const writtenRace =
  (season: number) =>
  ({ competition: { country, city, ...competition }, circuitId, startsAt, flag, ...race }: Race): object => ({
    ...race,
    competition: { ...competition, location: { country, city } },
    circuit: { id: circuitId, name: null, image: null },
    season,
    flag,
    date: startsAt === null ? null : new Date(startsAt * 1000).toISOString(),
    timezone: 'Europe/Budapest',
    fastest_lap: null,
    distance: null,
    weather: null,
  });

export const writtenRow =
  (race: number) =>
  (row: RaceRow): object => ({ race: { id: race }, ...row, laps: null, grid: null, pits: null, gap: null });

const writtenFinish = (finish: BestFinish | null): object | null =>
  finish && { position: finish.position, number: finish.times };

export const writtenCircuit = ({ firstGrandPrix, raceDistance, lapRecord, ...circuit }: Circuit): object => ({
  ...circuit,
  competition: null,
  first_grand_prix: firstGrandPrix,
  race_distance: raceDistance,
  lap_record: lapRecord && { ...lapRecord, year: lapRecord.year === null ? null : String(lapRecord.year) },
});

export const writtenTeam = (team: TeamProfile): object => ({
  ...team,
  first_team_entry: team.firstEntry,
  world_championships: team.championships,
  highest_race_finish: writtenFinish(team.highestRaceFinish),
  pole_positions: team.polePositions,
  fastest_laps: team.fastestLaps,
  technical_manager: team.technicalManager,
});

export const writtenDriver = (driver: DriverProfile): object => ({
  ...driver,
  country: null,
  grands_prix_entered: driver.grandsPrixEntered,
  world_championships: driver.championships,
  highest_race_finish: writtenFinish(driver.highestRaceFinish),
  highest_grid_position: driver.highestGridPosition,
  career_points: driver.careerPoints === null ? null : String(driver.careerPoints),
});
