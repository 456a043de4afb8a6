import { z } from 'zod';
import { badParameter } from '../../http/problem.ts';
import type { LabelKind } from '#adapters/newsroom-contract/labels.ts';
import type { MovedLabels } from '../../content/moved-labels.ts';
import type { SiteTable } from '../../database/schema/schema.ts';
import { type Filter, filterKinds } from './filter.ts';
import { isPublic } from '../../database/article-text/is-public.ts';
import { headOf, noHead } from './list-head.ts';
import type { Call, ApiContext } from '../context/api-context.ts';
import { page, readParameters, sizeOf } from '../context/parameters.ts';
import { movedLabels } from './moved-labels.ts';
import { readListIndex } from './read-list-index.ts';
import { listIndexName } from '../../database/indexes/list-index-name.ts';

/**
 * Characters; repeated by web nodes (adapters/main-api/editorial/lists/create-article-lists.ts). Nothing is called by a longer name: what
 * is cut is as unknown as before.
 */
export const maxLabelLength = 200;
const text = z
  .string()
  .min(1)
  .transform((label) => label.slice(0, maxLabelLength + 1))
  .optional();
const parameters = z.object({
  page,
  perPage: z.string().optional(),
  limit: z.string().optional(),
  'filters[tag]': text,
  'filters[mstag]': text,
  'filters[author]': text,
  'filters[flag]': text,
  'filters[site]': text,
  'filters[parent]': text,
  'exclude[tag]': text,
});

const filtersOf = (given: Readonly<Record<string, unknown>>): readonly Filter[] =>
  filterKinds.flatMap((by) => {
    const value = given[`filters[${by}]`];
    // `null` means "no live blog" for `parent` only; a tag can have this name.
    return typeof value === 'string' && !(by === 'parent' && value === 'null') ? [{ by, value }] : [];
  });

const nobodys = 'none';

/** Entries are public only if their live blog is (R42). */
const listIndexOfBlog = async ({ db, now }: ApiContext, value: string): Promise<string> => {
  if (!/^\d{1,9}$/.test(value)) throw badParameter('filters[parent]', 'must be an id or null');
  const blog = await db
    .selectFrom('articles')
    .select('id')
    .where('id', '=', Number(value))
    .where(isPublic('articles', now()))
    .executeTakeFirst();
  return blog === undefined ? nobodys : listIndexName.parent(blog.id);
};

const listIndexOf = (context: ApiContext, site: SiteTable, { by, value }: Filter): string | Promise<string> => {
  if (by === 'mstag') return listIndexName.section(site.role, value);
  if (by === 'site') return listIndexName.site(context.sites.bySlug.get(value)?.role ?? nobodys);
  return by === 'parent' ? listIndexOfBlog(context, value) : listIndexName[by](site.role, value);
};

const labelKind: Readonly<Partial<Record<Filter['by'], LabelKind>>> = {
  tag: 'tag',
  mstag: 'section',
  author: 'author',
};

const isLabel = (filter: Filter | undefined): boolean => filter !== undefined && labelKind[filter.by] !== undefined;

/** Resolves labels that were renamed or merged (R64). */
const ofNow =
  ({ slugOfNow }: MovedLabels, { role }: SiteTable) =>
  (filter: Filter): Filter => {
    const kind = labelKind[filter.by];
    return kind === undefined ? filter : { ...filter, value: slugOfNow(kind, role, filter.value) };
  };

/** Lists by tag, section, author, flag, site or live blog (contract: `GET /api/articles`). */
export const articleLists: Call = {
  path: '/api/articles',
  answer: async (context, { site, query }) => {
    const given = readParameters(parameters, query);
    const moved = await movedLabels(context);
    const named = filtersOf(given);
    const filters = named.map(ofNow(moved, site));
    const size = sizeOf(given.perPage ?? given.limit, filters.some(({ by }) => by !== 'parent') ? 10 : 6);
    const listIndexes = await Promise.all(filters.map((filter) => listIndexOf(context, site, filter)));
    const [shelf = listIndexName.newest(site.role), ...rest] = filters.some(({ by }) => by === 'site')
      ? [...listIndexes, listIndexName.newest(site.role)]
      : listIndexes;
    const excluded = given['exclude[tag]'];
    const without =
      excluded === undefined ? [] : [listIndexName.tag(site.role, moved.slugOfNow('tag', site.role, excluded))];
    const wanted = { shelf, also: rest.map((one) => [one]), without };
    const main = Math.max(
      0,
      filters.findIndex(({ by }) => by === 'mstag'),
    );
    const filter = filters[main];
    const [list, head] = await Promise.all([
      readListIndex(context, wanted, { page: given.page, size }),
      headOf(context, site, filter),
    ]);
    const isUnknown = list.totalItems === 0 && isLabel(filter);
    const movedTo = isUnknown || filter?.value === named[main]?.value ? null : filter?.value;
    return { ...list, ...(isUnknown ? noHead : head), movedTo };
  },
};
