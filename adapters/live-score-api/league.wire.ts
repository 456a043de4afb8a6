import { z } from 'zod';
import { lenientList } from '#adapters/http/tolerant-list.ts';
import type { Country, League } from '#core/sport/football/league.ts';
import { picture } from './fixture.wire.ts';
import type { PictureOf } from './picture-path.ts';
import { day, fields, id, text } from './written.wire.ts';

const countryId = z.string().min(1).max(60);

export const countryWire = (pictureOf: PictureOf): z.ZodType<Country> =>
  z
    .object({ name: text, code: text, flag: picture(pictureOf) })
    .transform(({ name, code, flag }) => ({ id: code ?? name, name: name ?? code, flag }))
    .pipe(z.object({ id: countryId, name: z.string(), flag: z.string().nullable() }));

const year = z.number().int().min(1000).max(9999);
export const yearWire: z.ZodType<number> = z.union([
  year,
  z
    .string()
    .regex(/^\d{4}$/)
    .transform(Number)
    .pipe(year),
]);

const seasonWire = z.object({ year: yearWire, start: day, end: day, current: z.boolean().catch(false) });

export const leagueWire = (pictureOf: PictureOf): z.ZodType<League> =>
  z
    .object({
      league: z.object({ id, name: text, logo: picture(pictureOf) }),
      country: fields({ name: text, code: text }),
      seasons: lenientList(seasonWire),
    })
    .transform(({ league, country, seasons }) => ({
      ...league,
      country: country.code ?? country.name,
      seasons: seasons.toSorted((one, other) => one.year - other.year),
    }));
