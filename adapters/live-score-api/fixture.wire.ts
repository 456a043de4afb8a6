import { z } from 'zod';
import { fixtureOf, type Fixture } from '#core/football/fixture.ts';
import type { PictureOf } from './picture-path.ts';
import { fields, id, idOrNull, moment, text, whole } from './written.wire.ts';

/** The address of a picture, as a path of ours; null where there is none to show. */
export const picture = (pictureOf: PictureOf) => text.transform((address) => address && pictureOf(address));

export const teamWire = (pictureOf: PictureOf) => fields({ id: idOrNull, name: text, logo: picture(pictureOf) });

const score = fields({ home: whole, away: whole });

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
        date: moment,
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
          timestamp: facts.timestamp ?? date,
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
