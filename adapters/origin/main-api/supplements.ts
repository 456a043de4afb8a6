import { z } from 'zod';
import { notFound } from '../http/problem.ts';
import type { Call } from './api-context.ts';
import { readParameters } from './parameters.ts';

/** Supplements belong to the main domain; the sister site has none. */
const keeps = (role: string): boolean => role !== 'sister';

const parameters = z.object({ path: z.string().max(200).default('') });

/** The data at a place of a supplement (contract: `GET /api/supplements/{slug}/data`). */
export const supplementData: Call = {
  path: '/api/supplements/:slug/data',
  answer: async ({ db }, { site, path, query }) => {
    const { path: place } = readParameters(parameters, query);
    const row = keeps(site.role)
      ? await db
          .selectFrom('supplement_data')
          .select(['blocks', 'updated_at'])
          .where('supplement', '=', path.slug ?? '')
          .where('path', '=', place)
          .executeTakeFirst()
      : undefined;
    if (row === undefined) throw notFound(`Data of ${path.slug} at "${place}"`);
    return { blocks: row.blocks, updatedAt: row.updated_at };
  },
};

/** The tipping game's rounds with the results so far (contract: `GET /api/tip-rounds`). */
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
