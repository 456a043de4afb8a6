import { z } from 'zod';
import { cutAtWord } from '../../text-search/cut-term.ts';
import { foldAccents } from '../../text-search/fold-accents.ts';
import { badParameter } from '../../http/problem.ts';
import type { Call, ApiContext } from '../context/api-context.ts';
import { fullestLabels } from '../lists/fullest-labels.ts';
import type { Typed } from '../lists/fullest-labels.ts';
import { readParameters, words } from '../context/parameters.ts';
import { newestOn } from '../lists/read-list-index.ts';
import { readFilters, listIndexesOf } from './search-filters.ts';
import type { Filters } from './search-filters.ts';
import { typedTitle } from './search-words.ts';
import { listIndexName } from '../../database/indexes/list-index-name.ts';

interface Suggestion {
  readonly type: 'superTags' | 'tags' | 'title' | 'authors' | 'separator';
  readonly text: string;
  readonly count: number | null;
}

const maxTitles = 3;
const maxTagLength = 100;

interface Named {
  readonly name: string;
}

const titlesLike = async (context: ApiContext, { text, site, chosen }: Typed): Promise<readonly Named[]> => {
  const words = typedTitle(text);
  if (words === null) return [];
  const wanted = { shelf: listIndexName.newest(site.role), also: chosen, text: words };
  const cards = await newestOn(context, wanted, maxTitles);
  return cards.map(({ title }) => ({ name: cutAtWord(title, maxTagLength) }));
};

const group = (label: string, items: readonly Suggestion[]): readonly Suggestion[] =>
  items.length === 0 ? [] : [{ type: 'separator', text: label, count: null }, ...items];

const unless = (chosen: readonly string[] = []) => {
  const folded = new Set(chosen.map(foldAccents));
  return ({ name }: Named): boolean => !folded.has(foldAccents(name));
};

const suggested = async (context: ApiContext, typed: Typed, filters: Filters): Promise<readonly Suggestion[]> => {
  const { superTags, tags, authors } = await fullestLabels(context, typed);
  const titles = await titlesLike(context, typed);
  return [
    ...group(
      'Rovatok',
      superTags
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
