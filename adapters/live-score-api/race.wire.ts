import { z } from 'zod';
import type { DriverName, TeamName } from '#core/sport/formula-one/entrant.ts';
import type { Race } from '#core/sport/formula-one/race.ts';
import type { RaceRow } from '#core/sport/formula-one/race-row.ts';
import type { DriverRow, TeamRow } from '#core/sport/formula-one/season-row.ts';
import { picture } from './fixture.wire.ts';
import type { PictureOf } from './picture-path.ts';
import { fields, id, idOrNull, moment, number, text, whole } from './written.wire.ts';

const status = z.union([text.unwrap(), z.object({ long: z.string() }).transform(({ long }) => long)]).catch(null);
const flag = z
  .enum(['red', 'safety-car', 'green'])
  .nullable()
  .transform((word) => (word === 'green' ? null : word))
  .catch(null);

export const raceWire: z.ZodType<Race> = z
  .object({
    id,
    competition: z.object({ id, name: text, location: fields({ country: text, city: text }) }),
    circuit: fields({ id: idOrNull }),
    type: text,
    laps: fields({ current: whole, total: whole }),
    date: moment,
    timestamp: whole,
    status,
    flag,
  })
  .transform(({ competition, circuit, date, timestamp, ...race }) => ({
    ...race,
    startsAt: date ?? timestamp,
    competition: { id: competition.id, name: competition.name, ...competition.location },
    circuitId: circuit.id,
  }));

const driverFields = (pictureOf: PictureOf) => ({
  id: idOrNull,
  name: text,
  abbr: text,
  number: whole,
  image: picture(pictureOf),
});

const driverWire = (pictureOf: PictureOf): z.ZodType<DriverName> => fields(driverFields(pictureOf));

export const teamOrNull = (pictureOf: PictureOf): z.ZodType<TeamName | null> =>
  fields({ id: idOrNull, name: text, logo: picture(pictureOf) }).transform((team) =>
    team.id === null && team.name === null ? null : team,
  );

export const raceRowWire = (pictureOf: PictureOf): z.ZodType<RaceRow> =>
  z.object({ position: whole, driver: driverWire(pictureOf), team: teamOrNull(pictureOf), time: text });

export const driverRowWire = (pictureOf: PictureOf): z.ZodType<DriverRow> =>
  z.object({ position: whole, points: number, driver: driverWire(pictureOf), team: teamOrNull(pictureOf) });

export const teamRowWire = (pictureOf: PictureOf): z.ZodType<TeamRow> =>
  z.object({
    position: whole,
    points: number,
    team: fields({ id: idOrNull, name: text, logo: picture(pictureOf) }),
  });
