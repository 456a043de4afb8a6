import { z } from 'zod';
import { foldAccents } from '../../text-search/fold-accents.ts';
import type { SiteTable } from '../../database/schema/schema.ts';
import { parseJson } from '../../http/parse-json.ts';
import { badParameter } from '../../http/problem.ts';
import type { ApiContext } from '../context/api-context.ts';
import { listIndexName } from '../../database/indexes/list-index-name.ts';
import { movedLabels } from '../lists/moved-labels.ts';
import { storable } from '../context/parameters.ts';

/** Characters of a value, values in all, and characters of the whole; repeated by web nodes (core/editorial/search/search-tag.ts). */
export const searchLimits = { value: 100, values: 32, filters: 8_000 };
const value = z
  .string()
  .min(1)
  .refine((text) => [...text].length <= searchLimits.value, `a value is longer than ${searchLimits.value} characters`)
  .transform(storable);
const values = z.array(value).max(searchLimits.values).optional();
const grammar = z.object({
  and_tags: values,
  superTags: values,
  authors: values,
  title: values,
  superTagSlugs: values,
  flags: values,
  withoutTags: values,
});

export type Filters = z.output<typeof grammar>;

const parsed = (text: string): unknown => {
  try {
    return parseJson(text);
  } catch {
    throw badParameter('filters', 'is not JSON');
  }
};

/** Throws 400 for invalid JSON, for more than 32 values, or a value over 100 characters. */
export const readFilters = (text: string | undefined): Filters => {
  if (text === undefined || text === '' || text === 'null') return {};
  if (text.length > searchLimits.filters) throw badParameter('filters', 'is too long');
  const read = grammar.safeParse(parsed(text));
  if (!read.success) throw badParameter('filters', read.error.issues[0]?.message ?? 'has the wrong format');
  if (Object.values(read.data).flat().length > searchLimits.values)
    throw badParameter('filters', `has more than ${searchLimits.values} values`);
  return read.data;
};

const same = (one: string, other: string): boolean => one.toLocaleLowerCase('hu') === other.toLocaleLowerCase('hu');

const slugsNamed = async ({ db }: ApiContext, table: 'tags' | 'authors', name: string): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom(table)
    .select(['slug', 'name'])
    .where('name_folded', '=', foldAccents(name))
    .execute();
  return rows.filter((row) => same(row.name, name)).map(({ slug }) => slug);
};

/** On the main site, this includes sections of the whole main domain. */
const sectionsNamed = async ({ db }: ApiContext, { role }: SiteTable, name: string): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('super_tags')
    .select(['site', 'slug', 'name'])
    .where('name_folded', '=', foldAccents(name))
    .execute();
  const own = rows.filter((row) => (role === 'main' ? row.site !== 'sister' : row.site === role));
  return own.filter((row) => same(row.name, name)).map((row) => listIndexName.section(row.site, row.slug));
};

/** Groups of list indexes: an article must be on one of each group. An unknown name gives an empty group. */
export const listIndexesOf = async (
  context: ApiContext,
  site: SiteTable,
  filters: Filters,
): Promise<readonly (readonly string[])[]> => {
  const named = (table: 'tags' | 'authors', kind: 'tag' | 'author') => async (name: string) =>
    (await slugsNamed(context, table, name)).map((slug) => listIndexName[kind](site.role, slug));
  return Promise.all([
    ...(filters.and_tags ?? []).map(named('tags', 'tag')),
    ...(filters.authors ?? []).map(named('authors', 'author')),
    ...(filters.superTags ?? []).map((name) => sectionsNamed(context, site, name)),
    ...(filters.superTagSlugs ?? []).map(async (slug) => [
      listIndexName.section(site.role, (await movedLabels(context)).slugOfNow('section', site.role, slug)),
    ]),
    ...(filters.flags ?? []).map(async (flag) => [listIndexName.flag(site.role, flag)]),
  ]);
};
