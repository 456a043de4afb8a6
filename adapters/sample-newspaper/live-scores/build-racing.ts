import type { RacingContent, SessionContent } from '../../origin/sport/content/live-score-content.ts';
import { seedOf } from '../../origin/sport/simulator/random.ts';
import { dayAfter, dayOf, momentOf } from '../../origin/sport/calls/zone.ts';
import { circuits } from './circuits.ts';
import type { SampleCircuit } from './circuits.ts';
import { racingDrivers } from './racing-drivers.ts';
import type { RacingDriver } from './racing-drivers.ts';
import { racingTeams } from './racing-teams.ts';
import type { RacingTeam } from './racing-teams.ts';

const rhythm = 3;

export const weekendOfToday = 6;

/** Seconds since the start of today's race. */
const underWay = 40 * 60;

const logoOf = ({ id }: RacingTeam): string => `/livescore/media/racing-team/${id}.svg`;

const circuitTold = ({ id, name, kilometres, laps, ...circuit }: SampleCircuit) => ({
  id,
  told: {
    name,
    image: `/livescore/media/circuit/${id}.svg`,
    competition: {
      id: id - 100,
      name: circuit.competition,
      location: { country: circuit.country, city: circuit.city },
    },
    first_grand_prix: circuit.first,
    laps,
    length: `${kilometres.toFixed(3)} Kms`,
    race_distance: `${(kilometres * laps).toFixed(2)} Kms`,
    lap_record: { time: circuit.record[0], driver: circuit.record[1], year: String(circuit.record[2]) },
    capacity: circuit.capacity,
    opened: circuit.opened,
    owner: circuit.owner,
  },
});

const teamTold = (team: RacingTeam) => ({
  id: team.id,
  told: {
    name: team.name,
    logo: logoOf(team),
    base: team.base,
    first_team_entry: team.firstEntry,
    world_championships: team.championships,
    highest_race_finish: { position: 1, number: team.championships * 19 + 2 },
    pole_positions: team.championships * 21 + 1,
    fastest_laps: team.championships * 17 + 4,
    president: team.president,
    director: team.director,
    technical_manager: team.technicalManager,
    chassis: team.chassis,
    engine: team.engine,
    tyres: team.tyres,
    crest: team.crest,
  },
});

const teamOf = (at: number): RacingTeam | undefined => racingTeams[Math.floor(at / 2)];

const driverTold = (driver: RacingDriver, at: number, season: number) => {
  const team = teamOf(at);
  const before = teamOf((at + 2 * (at % 3)) % racingDrivers.length);
  return {
    id: driver.id,
    told: {
      name: driver.name,
      abbr: driver.abbr,
      image: null,
      number: driver.number,
      nationality: driver.nationality,
      country: driver.country,
      birthdate: driver.birthdate,
      birthplace: driver.birthplace,
      grands_prix_entered: driver.entered,
      world_championships: driver.championships,
      podiums: driver.podiums,
      highest_race_finish: { position: driver.best[0], number: driver.best[1] },
      highest_grid_position: driver.bestGrid,
      career_points: String(driver.points),
      teams: [team, before].flatMap((one, ago) =>
        one === undefined ? [] : [{ season: season - ago, team: { id: one.id, name: one.name, logo: logoOf(one) } }],
      ),
    },
  };
};

type Slot = readonly [day: number, time: string, type: string];

const usual: readonly Slot[] = [
  [0, '12:30', 'Szabadedzés'],
  [0, '16:00', 'Szabadedzés'],
  [1, '12:30', 'Szabadedzés'],
  [1, '16:00', 'Időmérő'],
  [2, '15:00', 'Verseny'],
];
const withSprint: readonly Slot[] = [
  [0, '12:30', 'Szabadedzés'],
  [0, '16:00', 'Időmérő'],
  [1, '12:30', 'Sprint'],
  [1, '16:00', 'Időmérő'],
  [2, '15:00', 'Verseny'],
];

export const buildRacing = (now: number): RacingContent => {
  const today = dayOf(now);
  const first = dayAfter(today, -(weekendOfToday * rhythm + 2));
  const season = Number(first.slice(0, 4));
  const begun = Math.floor((now - underWay) / 300) * 300;
  const sessions = circuits.flatMap(
    ({ id, competition, country, city, laps, sprint }, weekend): readonly SessionContent[] =>
      (sprint ? withSprint : usual).map(([day, time, type], at) => ({
        id: 5001 + weekend * 10 + at,
        season,
        competition: { id: id - 100, name: competition, location: { country, city } },
        circuit: id,
        type,
        startsAt:
          weekend === weekendOfToday && type === 'Verseny'
            ? begun
            : momentOf(dayAfter(first, weekend * rhythm + day), time),
        laps,
        seed: seedOf(id, at, 0xf1),
      })),
  );
  return {
    circuits: circuits.map(circuitTold),
    teams: racingTeams.map(teamTold),
    drivers: racingDrivers.map((driver, at) => driverTold(driver, at, season)),
    entries: racingDrivers.map(({ id, strength }, at) => {
      const team = teamOf(at);
      return { season, driver: id, team: team?.id ?? null, strength: strength * (team?.strength ?? 1) };
    }),
    sessions,
  };
};
