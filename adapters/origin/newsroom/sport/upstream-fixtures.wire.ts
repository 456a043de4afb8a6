import { z } from 'zod';

const id = z.number().int().min(1).max(2_147_483_647);
const text = z.string().nullish();
const team = z.looseObject({ id, name: z.string().min(1), logo: text });

/** Requires only identifying fields; all others are stored unchanged. */
const fixture = z.looseObject({
  fixture: z.looseObject({
    id,
    timestamp: z.number().int().nullish(),
    referee: text,
    venue: z.looseObject({ name: text, city: text }).nullish(),
  }),
  league: z.looseObject({
    id,
    name: z.string().min(1),
    season: z.number().int().min(1800).max(3000),
    country: text,
    logo: text,
    round: text,
  }),
  teams: z.looseObject({ home: team, away: team }),
});

export type UpstreamFixture = z.output<typeof fixture>;
export const fixtureList = z.array(fixture);
