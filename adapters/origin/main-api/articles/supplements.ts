import { z } from 'zod';
import { notFound } from '../../http/problem.ts';
import type { ElectionPlan } from '../../editorial/supplements/election-plan.ts';
import { simulateCount } from '../../editorial/supplements/simulate-count.ts';
import type { ApiContext, Call } from '../context/api-context.ts';
import { readParameters } from '../context/parameters.ts';

const keeps = (role: string): boolean => role !== 'sister';

const planOf = async ({ db }: ApiContext, supplement: string, place: string): Promise<ElectionPlan | undefined> => {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('site', '=', 'main')
    .where('key', '=', 'electionNights')
    .executeTakeFirst();
  const plans = (row?.value ?? []) as readonly ElectionPlan[];
  return plans.find((plan) => plan.supplement === supplement && plan.paths.includes(place));
};

const parameters = z.object({ path: z.string().max(200).default('') });

/** Contract: `GET /api/supplements/{slug}/data`. */
export const supplementData: Call = {
  path: '/api/supplements/:slug/data',
  answer: async (context, { site, path, query }) => {
    const { db, sport } = context;
    const { path: place } = readParameters(parameters, query);
    const row = keeps(site.role)
      ? await db
          .selectFrom('supplement_data')
          .select(['supplement', 'blocks', 'updated_at'])
          .where('supplement', '=', path.slug ?? '')
          .where('path', '=', place)
          .executeTakeFirst()
      : undefined;
    if (row === undefined) throw notFound(`Data of ${path.slug} at "${place}"`);
    const plan = sport.simulates ? await planOf(context, row.supplement, place) : undefined;
    const told =
      plan === undefined ? { blocks: row.blocks, count: null } : simulateCount(plan, row.blocks, sport.now());
    return { ...told, updatedAt: row.updated_at };
  },
};

/** Contract: `GET /api/tip-rounds`. */
export const tipRounds: Call = {
  path: '/api/tip-rounds',
  answer: async ({ db }) => {
    const rows = await db
      .selectFrom('tip_rounds')
      .select(['slug', 'title', 'lead', 'supplement', 'pairs'])
      .orderBy('position')
      .execute();
    return { rounds: rows };
  },
};
