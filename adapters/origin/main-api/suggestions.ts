import { sql } from 'kysely';
import { z } from 'zod';
import { foldAccents } from '../database/fold-accents.ts';
import { badParameter } from '../http/problem.ts';
import type { SiteTable } from '../database/schema.ts';
import type { Call, ApiContext } from './api-context.ts';
import { readParameters, words } from './parameters.ts';
import { newestOn } from './read-list-index.ts';
import { readFilters, listIndexesOf } from './search-filters.ts';
import type { Filters } from './search-filters.ts';
import { matchesTyped } from './search-words.ts';
import { listIndexName } from './list-index-name.ts';

interface Suggestion {
  readonly type: 'superTags' | 'tags' | 'title' | 'authors' | 'separator';
  readonly text: string;
  readonly count: number | null;
}

interface Found {
  readonly name: string;
  readonly count: number;
}

/**
 * What is typed, on which site, and the list indexes that what is chosen already keeps the archive to: one of each
 * group.
 */
interface Typed {
  readonly text: string;
  readonly site: SiteTable;
  readonly chosen: readonly (readonly string[])[];
}

type Table = 'super_tags' | 'tags' | 'authors';

const mostOfAGroup = 5;
const mostTitles = 3;
/** Characters; a longer text cannot become a tag. */
const longestTag = 100;

const pattern = (text: string): string => foldAccents(text).replace(/[\\%_]/g, '\\$&');

/** The list index of a label, as SQL over the table `t`. */
const listIndexOf = (table: Table, { role }: SiteTable) => {
  if (table === 'super_tags') return sql`'mstag:' || t.site || '/' || t.slug`;
  return sql`${sql.lit(table === 'tags' ? 'tag:' : 'author:')} || t.slug || ${`@${role}`}`;
};

const ownSections = ({ role }: SiteTable) => (role === 'main' ? sql`t.site <> 'sister'` : sql`t.site = ${role}`);

/**
 * Labels of which a word begins with what was typed, and how many articles would be left with each; the fullest
 * first. Sections of the
 * same name are one to readers.
 */
const labelsLike = async (
  { db, now }: ApiContext,
  table: Table,
  { text, site, chosen }: Typed,
): Promise<readonly Found[]> => {
  const like = pattern(text);
  const { rows } = await sql<Found>`
    select t.name, count(distinct l.article_id) as count
    from ${sql.table(table)} t join shelf_items l on l.shelf = ${listIndexOf(table, site)} and l.pub_date <= ${now()}
    where ${table === 'super_tags' ? ownSections(site) : sql`true`} and (t.name_folded like ${`${like}%`} or t.name_folded like ${`% ${like}%`})
    ${sql.join(
      chosen.map(
        (any) =>
          sql`and exists (select from shelf_items o where o.shelf in (${sql.join(any)}) and o.pub_date = l.pub_date and o.article_id = l.article_id)`,
      ),
      sql` `,
    )}
    group by t.name order by count desc, min(t.name_folded) limit ${mostOfAGroup}`.execute(db);
  return rows;
};

const titlesLike = async (context: ApiContext, { text, site, chosen }: Typed): Promise<readonly Found[]> => {
  const condition = matchesTyped(text);
  if (condition === null) return [];
  const cards = await newestOn(
    context,
    { shelf: listIndexName.newest(site.role), also: chosen, text: { key: text, condition } },
    mostTitles,
  );
  return cards.map(({ title }) => ({ name: title, count: 1 })).filter(({ name }) => name.length <= longestTag);
};

const group = (label: string, items: readonly Suggestion[]): readonly Suggestion[] =>
  items.length === 0 ? [] : [{ type: 'separator', text: label, count: null }, ...items];

/** Whether a name is not among those that are chosen, whatever their accents and case. */
const unless = (chosen: readonly string[] = []) => {
  const folded = new Set(chosen.map(foldAccents));
  return ({ name }: Found): boolean => !folded.has(foldAccents(name));
};

const suggested = async (context: ApiContext, typed: Typed, filters: Filters): Promise<readonly Suggestion[]> => {
  const sections = await labelsLike(context, 'super_tags', typed);
  const tags = await labelsLike(context, 'tags', typed);
  const titles = await titlesLike(context, typed);
  const authors = await labelsLike(context, 'authors', typed);
  return [
    ...group(
      'Rovatok',
      sections
        .filter(unless(filters.superTags))
        .map(({ name, count }) => ({ type: 'superTags', text: `${name} (${count})`, count })),
    ),
    ...group(
      'Témák',
      tags.filter(unless(filters.and_tags)).map(({ name, count }) => ({ type: 'tags', text: name, count })),
    ),
    ...group(
      'Cím',
      titles.filter(unless(filters.title)).map(({ name }) => ({ type: 'title', text: name, count: null })),
    ),
    ...group(
      'Szerzők',
      authors.filter(unless(filters.authors)).map(({ name, count }) => ({ type: 'authors', text: name, count })),
    ),
  ];
};

/** What can become a tag of the archive's search bar, in groups, without what is one already. */
export const suggestions: Call = {
  path: '/api/search/autocomplete',
  searches: () => true,
  answer: async (context, { site, query }) => {
    const given = readParameters(z.object({ text: words, term: words, filters: z.string().optional() }), query);
    const text = given.term === '' ? given.text : given.term;
    if (text === '') throw badParameter('term', 'needs at least one character');
    const filters = readFilters(given.filters);
    const chosen = await listIndexesOf(context, site, filters);
    return {
      items: chosen.some((listIndexes) => listIndexes.length === 0)
        ? []
        : await suggested(context, { text, site, chosen }, filters),
    };
  },
};
