import { z } from 'zod';
import { notFound } from '../../http/problem.ts';
import { between, readParameters } from '../context/parameters.ts';
import type { Call } from '../context/api-context.ts';

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

const maxGroups = 20;

const slugs = z
  .string({ error: 'must name a group' })
  .regex(/^[a-z\d-]{1,100}(,[a-z\d-]{1,100})*$/, 'must be comma-separated slugs')
  .transform((text) => [...new Set(text.split(','))])
  .refine(({ length }) => length <= maxGroups, `must have at most ${maxGroups} slugs`);

export const uniqueGroupsBySlug: Call = {
  path: '/api/unique-groups',
  answer: async ({ db }, { query }) => {
    const asked = readParameters(z.object({ slugs }), query).slugs;
    const rows = await db
      .selectFrom('unique_group_items as item')
      .innerJoin('unique_groups as group', 'group.id', 'item.group_id')
      .select(['group.slug as group', 'item.slug', 'item.content'])
      .where('group.slug', 'in', asked)
      .orderBy('item.position')
      .execute();
    const itemsOf = Map.groupBy(rows, ({ group }) => group);
    return {
      groups: asked.flatMap((slug) => {
        const items = itemsOf.get(slug)?.map(({ slug: name, content }) => ({ slug: name, content }));
        return items === undefined ? [] : [{ slug, items }];
      }),
    };
  },
};
