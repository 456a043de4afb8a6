import { z } from 'zod';
import { lenientList } from '#adapters/http/tolerant-list.ts';
import type { Circuit } from '#core/sport/formula-one/circuit.ts';
import type { DriverProfile } from '#core/sport/formula-one/driver-profile.ts';
import type { BestFinish, TeamProfile } from '#core/sport/formula-one/team-profile.ts';
import { picture } from './fixture.wire.ts';
import type { PictureOf } from './picture-path.ts';
import { teamOrNull } from './race.wire.ts';
import { day, fields, id, number, text, whole } from './written.wire.ts';

const bestFinish = fields({ position: whole, number: whole }).transform(
  ({ position, number: times }): BestFinish | null =>
    position === null && times === null ? null : { position, times },
);

const lapRecord = fields({ time: text, driver: text, year: whole }).transform((record) =>
  Object.values(record).every((one) => one === null) ? null : record,
);

export const circuitWire = (pictureOf: PictureOf): z.ZodType<Circuit> =>
  z
    .object({
      id,
      name: text,
      owner: text,
      capacity: whole,
      opened: whole,
      first_grand_prix: whole,
      length: text,
      race_distance: text,
      laps: whole,
      lap_record: lapRecord,
      image: picture(pictureOf),
    })
    .transform(({ first_grand_prix, race_distance, lap_record, ...circuit }) => ({
      ...circuit,
      firstGrandPrix: first_grand_prix,
      raceDistance: race_distance,
      lapRecord: lap_record,
    }));

export const teamProfileWire = (pictureOf: PictureOf): z.ZodType<TeamProfile> =>
  z
    .object({
      id,
      name: text,
      logo: picture(pictureOf),
      base: text,
      first_team_entry: whole,
      world_championships: whole,
      highest_race_finish: bestFinish,
      pole_positions: whole,
      fastest_laps: whole,
      president: text,
      director: text,
      technical_manager: text,
      chassis: text,
      engine: text,
      tyres: text,
    })
    .transform((team) => ({
      id: team.id,
      name: team.name,
      logo: team.logo,
      base: team.base,
      firstEntry: team.first_team_entry,
      championships: team.world_championships,
      highestRaceFinish: team.highest_race_finish,
      polePositions: team.pole_positions,
      fastestLaps: team.fastest_laps,
      president: team.president,
      director: team.director,
      technicalManager: team.technical_manager,
      chassis: team.chassis,
      engine: team.engine,
      tyres: team.tyres,
    }));

const seasonWithTeam = (pictureOf: PictureOf) => z.object({ season: whole, team: teamOrNull(pictureOf) });

export const driverProfileWire = (pictureOf: PictureOf): z.ZodType<DriverProfile> =>
  z
    .object({
      id,
      name: text,
      abbr: text,
      number: whole,
      image: picture(pictureOf),
      nationality: text,
      birthdate: day,
      birthplace: text,
      grands_prix_entered: whole,
      world_championships: whole,
      podiums: whole,
      highest_race_finish: bestFinish,
      highest_grid_position: whole,
      career_points: number,
      teams: lenientList(seasonWithTeam(pictureOf)),
    })
    .transform((driver) => ({
      id: driver.id,
      name: driver.name,
      abbr: driver.abbr,
      number: driver.number,
      image: driver.image,
      nationality: driver.nationality,
      birthdate: driver.birthdate,
      birthplace: driver.birthplace,
      grandsPrixEntered: driver.grands_prix_entered,
      championships: driver.world_championships,
      podiums: driver.podiums,
      highestRaceFinish: driver.highest_race_finish,
      highestGridPosition: driver.highest_grid_position,
      careerPoints: driver.career_points,
      teams: driver.teams
        .flatMap(({ season, team }) => (team === null ? [] : [{ season, team }]))
        .toSorted((one, other) => (other.season ?? 0) - (one.season ?? 0)),
    }));
