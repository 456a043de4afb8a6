import { z } from 'zod';
import { notFound } from '../http/problem.ts';
import { isPublic } from './is-public.ts';
import { authors } from './labels.ts';
import type { Call, ApiContext } from './api-context.ts';
import { id, page, readParameters, sizeOf } from './parameters.ts';

const postsOf = ({ db, now }: ApiContext, parent: number) =>
  db.selectFrom('articles').where('parent_id', '=', parent).where('active', '=', true).where('pub_date', '<=', now());

/** Which they are is settled first: what is skipped would otherwise be read, too. */
const read = async (
  { db }: ApiContext,
  posts: ReturnType<typeof postsOf>,
  pinned: boolean,
  size: number,
  offset: number,
) => {
  const wanted = posts
    .where('pinned', '=', pinned)
    .select('id')
    .orderBy('pub_date', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset(offset);
  const rows = await db
    .selectFrom('articles')
    .where('id', 'in', wanted)
    .select(['id', 'slug', 'version', 'title', 'pages', 'pub_date', 'updated_at', 'type'])
    .select((article) => authors(article).as('articleAuthors'))
    .orderBy('pub_date', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ pages, pub_date: pubDate, updated_at: updatedAt, type, ...post }) => ({
    type,
    document: { ...post, content: pages.join(''), pubDate, updatedAt },
  }));
};

/** The entries of a live blog, newest first; pinned ones stand apart, on every page. */
export const livePosts: Call = {
  path: '/api/articles/:id/items',
  answer: async (context, { path, query }) => {
    const given = readParameters(z.object({ id, page, perPage: z.string().optional() }), {
      ...query,
      id: path.id ?? '',
    });
    const size = sizeOf(given.perPage, 30);
    const parent = await context.db
      .selectFrom('articles')
      .select('id')
      .where('id', '=', given.id)
      .where(isPublic('articles', context.now()))
      .executeTakeFirst();
    if (parent === undefined) throw notFound(`Article ${given.id}`);
    const posts = postsOf(context, given.id);
    const { total } = await posts
      .where('pinned', '=', false)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const totalPages = Math.max(1, Math.ceil(total / size));
    if (given.page > totalPages) throw notFound(`Page ${given.page} of ${totalPages}`);
    const [items, pinnedItems] = [
      await read(context, posts, false, size, (given.page - 1) * size),
      await read(context, posts, true, 20, 0),
    ];
    return { items, pinnedItems, totalItems: total, page: given.page, totalPages };
  },
};
