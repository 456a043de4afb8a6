import { z } from 'zod';
import { badParameter } from '../http/problem.ts';
import type { SiteTable } from '../database/schema.ts';
import { type Filter, filterKinds } from './filter.ts';
import { headOf } from './list-head.ts';
import type { Call } from './newsroom.ts';
import { page, readParameters, sizeOf } from './parameters.ts';
import { readShelf } from './read-shelf.ts';
import { shelfName } from './shelf-name.ts';
import type { Sites } from './sites.ts';

const text = z.string().min(1).max(200).optional();
const parameters = z.object({
  page, perPage: z.string().optional(), limit: z.string().optional(),
  'filters[tag]': text, 'filters[mstag]': text, 'filters[author]': text, 'filters[flag]': text, 'filters[site]': text, 'filters[parent]': text,
  'exclude[tag]': text,
});

const filtersOf = (given: Readonly<Record<string, unknown>>): readonly Filter[] =>
  filterKinds.flatMap((by) => {
    const value = given[`filters[${by}]`];
    return typeof value === 'string' && value !== 'null' ? [{ by, value }] : [];
  });

const shelfOf = (sites: Sites, site: SiteTable, { by, value }: Filter): string => {
  if (by === 'mstag') return shelfName.section(site.role, value);
  if (by === 'site') return shelfName.site(sites.bySlug.get(value)?.role ?? 'none');
  if (by !== 'parent') return shelfName[by](site.role, value);
  if (!/^\d{1,9}$/.test(value)) throw badParameter('filters[parent]', 'must be an id or null');
  return shelfName.parent(Number(value));
};

/** Lists by tag, section, author, flag, site or live blog, and the newest of all (contract: `GET /api/articles`). */
export const articleLists: Call = {
  path: '/api/articles',
  answer: async (newsroom, { site, query }) => {
    const given = readParameters(parameters, query);
    const filters = filtersOf(given);
    const size = sizeOf(given.perPage ?? given.limit, filters.some(({ by }) => by !== 'parent') ? 10 : 6);
    const shelves = filters.map((filter) => shelfOf(newsroom.sites, site, filter));
    // A list by site or live blog is the same for all askers: it is cut to what the asking site may list.
    const [shelf = shelfName.newest(site.role), ...rest] = filters.some(({ by }) => by === 'site') ? [...shelves, shelfName.newest(site.role)] : shelves;
    const without = given['exclude[tag]'] === undefined ? [] : [shelfName.tag(site.role, given['exclude[tag]'])];
    const wanted = { shelf, also: rest.map((one) => [one]), without };
    // A section narrowed to a tag is still that section.
    const named = filters.find(({ by }) => by === 'mstag') ?? filters[0];
    const [list, head] = await Promise.all([readShelf(newsroom, wanted, { page: given.page, size }), headOf(newsroom, site, named)]);
    return { ...list, ...head };
  },
};
