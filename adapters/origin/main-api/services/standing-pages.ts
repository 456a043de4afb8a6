import { notFound } from '../../http/problem.ts';
import type { Call } from '../context/api-context.ts';
import { dashboard } from '../sport/sport.ts';
import { filledListIndexes } from '../lists/read-list-index.ts';
import { listIndexName } from '../../database/indexes/list-index-name.ts';

const orMain = (role: string): readonly string[] => (role === 'sister' ? ['sister', 'main'] : [role, 'main']);

export const documents: Call = {
  path: '/api/docs/:slug',
  answer: async ({ db }, { site, path }) => {
    const rows = await db
      .selectFrom('docs')
      .select(['site', 'slug', 'title', 'lead', 'content', 'updated_at'])
      .where('slug', '=', path.slug ?? '')
      .where('site', 'in', orMain(site.role))
      .execute();
    const found = rows.find((row) => row.site === site.role) ?? rows[0];
    if (found === undefined) throw notFound(`Document ${path.slug}`);
    const { site: _kept, updated_at: updatedAt, ...rest } = found;
    return { ...rest, updatedAt };
  },
};

const dashboardSlug = 'livescore-pp-dashboard';

export const uniques: Call = {
  path: '/api/unique/:slug',
  answer: async (context, { site, path }) => {
    const rows = await context.db
      .selectFrom('uniques')
      .select(['site', 'slug', 'content'])
      .where('slug', '=', path.slug ?? '')
      .where('site', 'in', orMain(site.role))
      .execute();
    const found = rows.find((row) => row.site === site.role) ?? rows[0];
    const slug = path.slug ?? '';
    const content =
      slug === dashboardSlug ? await dashboard(context, site, found?.content ?? null) : (found?.content ?? null);
    if (content === null) throw notFound(`Unique ${slug}`);
    return { slug, content };
  },
};

export const staff: Call = {
  path: '/api/impress/staff',
  answer: async (context, { site }) => {
    const rows = await context.db
      .selectFrom('staff')
      .leftJoin('authors', 'authors.slug', 'staff.author_slug')
      .select([
        'staff.site',
        'staff.group_name',
        'staff.name',
        'staff.title',
        'staff.author_slug as authorSlug',
        'authors.avatar as avatarSrc',
      ])
      .where('staff.site', 'in', orMain(site.role))
      .orderBy('staff.group_position')
      .orderBy('staff.position')
      .execute();
    const own = rows.some((row) => row.site === site.role) ? site.role : 'main';
    const groups = Map.groupBy(
      rows.filter((row) => row.site === own),
      (row) => row.group_name,
    );
    const listIndexOf = (author: string): string => listIndexName.author(site.role, author);
    const filled = await filledListIndexes(
      context,
      rows.flatMap(({ authorSlug }) => (authorSlug === null ? [] : [listIndexOf(authorSlug)])),
    );
    const listed = (author: string | null): string | null =>
      author !== null && filled.has(listIndexOf(author)) ? author : null;
    return {
      groups: [...groups].map(([name, members]) => ({
        name,
        members: members.map(({ site: _site, group_name: _group, authorSlug, ...member }) => ({
          ...member,
          authorSlug: listed(authorSlug),
        })),
      })),
    };
  },
};
