import { z } from 'zod';
import { notFound } from '../http/problem.ts';
import { between, readParameters } from './parameters.ts';
import type { Call } from './newsroom.ts';

/** Small contents in a numbered group, in the editors' order; groups belong to the whole house. */
export const uniqueGroup: Call = {
  path: '/api/unique-groups/:id',
  answer: async ({ db }, { path }) => {
    const { id } = readParameters(z.object({ id: between(1, 9999) }), { id: path.id ?? '' });
    const uniques = await db
      .selectFrom('unique_group_items')
      .select(['slug', 'content'])
      .where('group_id', '=', id)
      .orderBy('position')
      .execute();
    if (uniques.length === 0) throw notFound(`Unique group ${id}`);
    return { id, uniques };
  },
};
