import { z } from 'zod';

const text = z.string().trim().min(1);
const pair = z.tuple([z.number().int().min(0), z.number().int().min(0)]);
const minute = z.number().int().min(0).max(130);
const offset = z.number().int().min(0).max(30);
const writtenMinute = z
  .string()
  .regex(/^(?:\d{1,2}|1[0-2]\d|130)(?:\+(?:[12]?\d|30))?$/, 'MM+M')
  .transform((written) => written.split('+').map(Number));
const goal = z
  .object({
    name: text,
    minute: z.union([minute, writtenMinute]).nullish(),
    offset: offset.nullish(),
    penalty: z.boolean().nullish(),
    owngoal: z.boolean().nullish(),
  })
  .transform(({ minute: at, ...told }) => {
    const [elapsed = null, extra = told.offset ?? null] = typeof at === 'number' ? [at] : (at ?? []);
    return { ...told, minute: elapsed, offset: extra };
  });
/** Hours ahead of UTC. Other abbreviations are ambiguous. */
export const zoneHours: Readonly<Record<string, number>> = {
  GMT: 0,
  WET: 0,
  WEST: 1,
  BST: 1,
  CET: 1,
  CEST: 2,
  EET: 2,
  EEST: 3,
};
const realDay = (day: string): boolean => {
  const at = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
};
const team = z.union([text, z.object({ name: text }).transform(({ name }) => name)]);

const offsetFromUtc = String.raw`UTC(?:[+-]\d{1,2}(?::\d{2})?|±0)?`;
const zone = `(?:${offsetFromUtc}|${Object.keys(zoneHours).join('|')})`;
const goals = z.number().int().min(0).nullish();

const match = z.object({
  round: text.nullish(),
  date: z.string().refine(realDay, 'YYYY-MM-DD'),
  time: z
    .string()
    .regex(new RegExp(`^([01]?\\d|2[0-3]):[0-5]\\d( ${zone})?$`), 'HH:MM')
    .nullish(),
  timezone: z
    .string()
    .regex(new RegExp(`^${zone}$`), 'UTC+H')
    .nullish(),
  team1: team,
  team2: team,
  score: z
    .union([
      z.object({ ft: pair.nullish(), ht: pair.nullish(), et: pair.nullish(), p: pair.nullish() }),
      pair.transform((ft) => ({ ft, ht: null, et: null, p: null })),
    ])
    .nullish(),
  score1: goals,
  score2: goals,
  score1i: goals,
  score2i: goals,
  score1et: goals,
  score2et: goals,
  score1p: goals,
  score2p: goals,
  goals1: z.array(goal).nullish(),
  goals2: z.array(goal).nullish(),
  group: text.nullish(),
  ground: text.nullish(),
  stadium: z.object({ name: text }).nullish(),
  city: text.nullish(),
  status: z.string().nullish(),
});

const both = (one: number | null | undefined, other: number | null | undefined) =>
  typeof one === 'number' && typeof other === 'number' ? ([one, other] as const) : null;

/** `et` is the score after extra time, `p` the shoot-out. Files with rounds use `score1`/`score2` and stadium/city. */
const openfootballMatch = match.transform(({ score, ground, stadium, city, timezone, time, ...told }) => ({
  ...told,
  time: typeof time === 'string' && !time.includes(' ') && timezone ? `${time} ${timezone}` : time,
  ground: ground ?? ([stadium?.name, city].filter((part) => typeof part === 'string').join(', ') || null),
  score: score ?? {
    ft: both(told.score1, told.score2),
    ht: both(told.score1i, told.score2i),
    et: both(told.score1et, told.score2et),
    p: both(told.score1p, told.score2p),
  },
}));

export type OpenfootballMatch = z.output<typeof openfootballMatch>;

const matches = z.array(openfootballMatch);

export const openfootballFile = z.object({ name: text, matches });

export const openfootballRounds = z
  .object({ name: text, rounds: z.array(z.object({ name: text, matches })) })
  .transform(({ name, rounds }) => ({
    name,
    matches: rounds.flatMap((round) => round.matches.map((one) => ({ ...one, round: one.round ?? round.name }))),
  }));
