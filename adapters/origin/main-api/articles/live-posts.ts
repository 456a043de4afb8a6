import { z } from 'zod';
import { notFound } from '../../http/problem.ts';
import { isStaff } from '../../staff/staff-of.ts';
import { isPublic } from '../../database/article-text/is-public.ts';
import { authors } from '../../editorial/articles/labels.ts';
import type { Call, ApiContext } from '../context/api-context.ts';
import { id, page, readParameters, sizeOf } from '../context/parameters.ts';

interface Parent {
  readonly id: number;
  readonly active: boolean;
}

/** Staff also see scheduled posts and inactive live blogs (R42). */
const postsOf = ({ db, now }: ApiContext, { id, active }: Parent, staff: boolean) => {
  const posts = db.selectFrom('articles').where('parent_id', '=', id);
  if (!staff) return posts.where('active', '=', true).where('pub_date', '<=', now());
  return active ? posts.where('active', '=', true) : posts;
};

const parentFor = ({ db, now }: ApiContext, id: number, staff: boolean): Promise<Parent | undefined> => {
  const asked = db.selectFrom('articles').select(['id', 'active']).where('id', '=', id);
  return (staff ? asked : asked.where(isPublic('articles', now()))).executeTakeFirst();
};

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

export const livePosts: Call = {
  path: '/api/articles/:id/items',
  answer: async (context, { path, query, bearer }) => {
    const given = readParameters(z.object({ id, page, perPage: z.string().optional() }), {
      ...query,
      id: path.id ?? '',
    });
    const size = sizeOf(given.perPage, 30);
    const staff = await isStaff(context.security, bearer);
    const parent = await parentFor(context, given.id, staff);
    if (parent === undefined) throw notFound(`Article ${given.id}`);
    const posts = postsOf(context, parent, staff);
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
