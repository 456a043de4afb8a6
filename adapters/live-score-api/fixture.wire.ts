import { z } from 'zod';
import { fixtureOf, type Fixture, type FixtureFacts } from '#core/sport/football/fixture.ts';
import type { PictureOf } from './picture-path.ts';
import { day, fields, id, idOrNull, moment, text, whole } from './written.wire.ts';

export const picture = (pictureOf: PictureOf) => text.transform((address) => address && pictureOf(address));

export const teamWire = (pictureOf: PictureOf) => fields({ id: idOrNull, name: text, logo: picture(pictureOf) });

const score = fields({ home: whole, away: whole });

/** Upstream sends a timestamp or only a date. With status `TBD` its time is zeros. */
const kickOffOf = (
  timestamp: number | null,
  date: string | null,
  short: string | null,
): Pick<FixtureFacts, 'timestamp' | 'dayOnly'> => {
  const [told, onlyDay] = [timestamp ?? moment.parse(date), day.parse(date)];
  if (told !== null) return short === 'TBD' ? { timestamp: told, dayOnly: true } : { timestamp: told };
  // Noon in UTC is the same date in all configured time zones.
  return onlyDay === null
    ? { timestamp: null }
    : { timestamp: Date.parse(`${onlyDay}T12:00:00Z`) / 1000, dayOnly: true };
};

export const fixtureWire = (pictureOf: PictureOf): z.ZodType<Fixture> => {
  const logo = picture(pictureOf);
  const team = teamWire(pictureOf);
  return z
    .object({
      fixture: z.object({
        id,
        referee: text,
        timestamp: whole,
        date: text,
        venue: fields({ name: text }),
        status: fields({ short: text, elapsed: whole, extra: whole }),
      }),
      league: fields({ id: idOrNull, name: text, logo, season: whole, round: text }),
      teams: fields({ home: team, away: team }),
      goals: score,
      score: fields({ penalty: score }),
    })
    .transform(({ fixture: { status, venue, date, ...facts }, league, teams, goals, score: { penalty } }) => {
      const { short, elapsed, extra } = status;
      const minute = elapsed === null && extra === null ? null : { elapsed, extra };
      return fixtureOf(
        {
          id: facts.id,
          ...kickOffOf(facts.timestamp, date, short),
          short,
          minute,
          venue: venue.name,
          referee: facts.referee,
          league,
          teams,
        },
        goals,
        penalty,
      );
    });
};
