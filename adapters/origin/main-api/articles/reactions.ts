import { z } from 'zod';
import { notFound } from '../../http/problem.ts';
import { isPublic } from '../../database/article-text/is-public.ts';
import type { Call } from '../context/api-context.ts';
import { id, readParameters } from '../context/parameters.ts';

export const reactions: Call = {
  path: '/api/articles/facebook/reaction',
  answer: async ({ db, now }, { query }) => {
    const { id: wanted } = readParameters(z.object({ id }), query);
    const row = await db
      .selectFrom('articles')
      .select('facebook_engagement as count')
      .where('id', '=', wanted)
      .where(isPublic('articles', now()))
      .executeTakeFirst();
    if (row === undefined) throw notFound(`Article ${wanted}`);
    return row;
  },
};
