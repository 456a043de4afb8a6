import { sql } from 'kysely';
import { z } from 'zod';
import { foldAccents } from '../database/fold-accents.ts';
import { badParameter } from '../http/problem.ts';
import type { SiteTable } from '../database/schema.ts';
import type { Call, Newsroom } from './newsroom.ts';
import { readParameters, words } from './parameters.ts';
import { newestOn } from './read-shelf.ts';
import { readFilters } from './search-filters.ts';
import { matchesTyped } from './search-words.ts';
import { shelfName } from './shelf-name.ts';

interface Suggestion {
  readonly type: 'superTags' | 'tags' | 'title' | 'authors' | 'separator';
  readonly text: string;
  readonly count: number | null;
}

interface Found {
  readonly name: string;
  readonly count: number;
}

const mostOfAGroup = 5;
const mostTitles = 3;

const pattern = (text: string): string => foldAccents(text).replace(/[\\%_]/g, '\\$&');

/** Labels of which a word begins with what was typed, and how many articles each has; the fullest first. */
const labelsLike = async ({ db, now }: Newsroom, table: 'super_tags' | 'tags' | 'authors', shelf: string, text: string, site: SiteTable): Promise<readonly Found[]> => {
  const like = pattern(text);
  const ofSites = table !== 'super_tags' ? sql`true` : site.role === 'main' ? sql`t.site <> 'sister'` : sql`t.site = ${site.role}`;
  const { rows } = await sql<Found>`
    select t.name, n.count from ${sql.table(table)} t
    cross join lateral (select count(*) as count from shelf_items where shelf = ${sql.raw(shelf)} || ${table === 'super_tags' ? '' : `@${site.role}`} and pub_date <= ${now()}) n
    where ${ofSites} and (t.name_folded like ${`${like}%`} or t.name_folded like ${`% ${like}%`}) and n.count > 0
    order by n.count desc, t.name_folded limit ${mostOfAGroup}`.execute(db);
  return rows;
};

const group = (label: string, items: readonly Suggestion[]): readonly Suggestion[] =>
  items.length === 0 ? [] : [{ type: 'separator', text: label, count: null }, ...items];

const titlesLike = async (newsroom: Newsroom, site: SiteTable, text: string): Promise<readonly Suggestion[]> => {
  const condition = matchesTyped(text);
  if (condition === null) return [];
  const cards = await newestOn(newsroom, { shelf: shelfName.newest(site.role), where: { key: text, condition } }, mostTitles);
  return cards.map(({ title }) => ({ type: 'title', text: title, count: null }));
};

/** What can become a tag of the archive's search bar, in groups, without what is one already. */
export const suggestions: Call = {
  path: '/api/search/autocomplete',
  answer: async (newsroom, { site, query }) => {
    const given = readParameters(z.object({ text: words, term: words, filters: z.string().optional() }), query);
    const text = given.text === '' ? given.term : given.text;
    if (text === '') throw badParameter('text', 'needs at least one character');
    const filters = readFilters(given.filters);
    const chosen = new Set([...(filters.and_tags ?? []), ...(filters.superTags ?? []), ...(filters.authors ?? []), ...(filters.title ?? [])].map(foldAccents));
    const fresh = ({ name }: Found): boolean => !chosen.has(foldAccents(name));
    const sections = await labelsLike(newsroom, 'super_tags', `'mstag:' || t.site || '/' || t.slug`, text, site);
    const tags = await labelsLike(newsroom, 'tags', `'tag:' || t.slug`, text, site);
    const authors = await labelsLike(newsroom, 'authors', `'author:' || t.slug`, text, site);
    const titles = await titlesLike(newsroom, site, text);
    return {
      items: [
        ...group('Rovatok', sections.filter(fresh).map(({ name, count }) => ({ type: 'superTags', text: `${name} (${count})`, count }))),
        ...group('Témák', tags.filter(fresh).map(({ name, count }) => ({ type: 'tags', text: name, count }))),
        ...group('Cím', titles.filter(({ text: title }) => !chosen.has(foldAccents(title)))),
        ...group('Szerzők', authors.filter(fresh).map(({ name, count }) => ({ type: 'authors', text: name, count }))),
      ],
    };
  },
};
