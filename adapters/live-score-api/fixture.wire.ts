import { z } from 'zod';
import { fixtureOf, type Fixture, type FixtureFacts } from '#core/sport/football/fixture.ts';
import type { PictureOf } from './picture-path.ts';
import { day, fields, id, idOrNull, moment, text, whole } from './written.wire.ts';

/** The address of a picture, as a path of ours; null where there is none to show. */
export const picture = (pictureOf: PictureOf) => text.transform((address) => address && pictureOf(address));

export const teamWire = (pictureOf: PictureOf) => fields({ id: idOrNull, name: text, logo: picture(pictureOf) });

const score = fields({ home: whole, away: whole });

/**
 * Kick-off as upstream tells it: a moment, or a day alone. `TBD` is "time to be defined": its clock is filled with zeros.
 */
const kickOffOf = (
  timestamp: number | null,
  date: string | null,
  short: string | null,
): Pick<FixtureFacts, 'timestamp' | 'dayOnly'> => {
  const [told, onlyDay] = [timestamp ?? moment.parse(date), day.parse(date)];
  if (told !== null) return short === 'TBD' ? { timestamp: told, dayOnly: true } : { timestamp: told };
  // It is noon in UTC while it is the same day in any zone of ours.
  return onlyDay === null
    ? { timestamp: null }
    : { timestamp: Date.parse(`${onlyDay}T12:00:00Z`) / 1000, dayOnly: true };
};

/** A fixture as a list or its own answer tells it. */
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
