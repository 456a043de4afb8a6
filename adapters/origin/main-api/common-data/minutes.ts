import { z } from 'zod';
import type { Call, ApiContext } from '../context/api-context.ts';
import { readParameters } from '../context/parameters.ts';

const isDay = (text: string): boolean => {
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
};

const day = z
  .string('is missing')
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'must be YYYY-MM-DD')
  .refine(isDay, 'must be a calendar date');

const counted = async ({ db }: ApiContext, sign: '=' | '>=', wanted: string) => {
  const sum = await db
    .selectFrom('minute_counts')
    .where('day', sign, wanted)
    .select(({ fn }) => [
      fn.sum<string | null>('recurring').as('recurring'),
      fn.sum<string | null>('onetime').as('onetime'),
    ])
    .executeTakeFirst();
  return { recurring: Number(sum?.recurring ?? 0), onetime: Number(sum?.onetime ?? 0) };
};

export const minutes: Call = {
  path: '/api/minutes',
  answer: (context, { query }) => counted(context, '=', readParameters(z.object({ day }), query).day),
};

export const countedSince = (context: ApiContext, from: string) => counted(context, '>=', from);

export const counter: Call = {
  path: '/api/counter',
  answer: (context, { query }) => countedSince(context, readParameters(z.object({ from: day }), query).from),
};
