import { notFound } from '../http/problem.ts';
import type { Call } from './newsroom.ts';
import { filledShelves } from './read-shelf.ts';
import { shelfName } from './shelf-name.ts';

/** The main site keeps the pages that a site has not written for itself. */
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

export const uniques: Call = {
  path: '/api/unique/:slug',
  answer: async ({ db }, { site, path }) => {
    const rows = await db
      .selectFrom('uniques')
      .select(['site', 'slug', 'content'])
      .where('slug', '=', path.slug ?? '')
      .where('site', 'in', orMain(site.role))
      .execute();
    const found = rows.find((row) => row.site === site.role) ?? rows[0];
    if (found === undefined) throw notFound(`Unique ${path.slug}`);
    return { slug: found.slug, content: found.content };
  },
};

export const staff: Call = {
  path: '/api/impress/staff',
  answer: async (newsroom, { site }) => {
    const rows = await newsroom.db
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
    const shelfOf = (author: string): string => shelfName.author(site.role, author);
    const filled = await filledShelves(
      newsroom,
      rows.flatMap(({ authorSlug }) => (authorSlug === null ? [] : [shelfOf(authorSlug)])),
    );
    const listed = (author: string | null): string | null =>
      author !== null && filled.has(shelfOf(author)) ? author : null;
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
