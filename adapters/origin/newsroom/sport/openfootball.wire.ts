import { z } from 'zod';

const text = z.string().trim().min(1);
const pair = z.tuple([z.number().int().min(0), z.number().int().min(0)]);
const goal = z.object({
  name: text,
  minute: z.number().int().min(0).max(130).nullish(),
  offset: z.number().int().min(0).max(30).nullish(),
  penalty: z.boolean().nullish(),
  owngoal: z.boolean().nullish(),
});
const realDay = (day: string): boolean => {
  const at = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
};
const team = z.union([text, z.object({ name: text }).transform(({ name }) => name)]);

/** A match as openfootball's JSON has it; of a score, `et` is the one after extra time and `p` the shoot-out. */
export const openfootballMatch = z.object({
  round: text.nullish(),
  date: z.string().refine(realDay, 'YYYY-MM-DD'),
  time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d( UTC[+-]\d{1,2}(:\d{2})?)?$/, 'HH:MM')
    .nullish(),
  team1: team,
  team2: team,
  score: z
    .union([
      z.object({ ft: pair.nullish(), ht: pair.nullish(), et: pair.nullish(), p: pair.nullish() }),
      pair.transform((ft) => ({ ft, ht: null, et: null, p: null })),
    ])
    .nullish(),
  goals1: z.array(goal).nullish(),
  goals2: z.array(goal).nullish(),
  group: text.nullish(),
  ground: text.nullish(),
  status: z.string().nullish(),
});

export type OpenfootballMatch = z.output<typeof openfootballMatch>;

export const openfootballFile = z.object({ name: text, matches: z.array(openfootballMatch) });
