import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import { z } from 'zod';
import { notFound } from '../../http/problem.ts';
import { passOf } from '../../readers/passes/pass-of.ts';
import { noHead } from '../lists/list-head.ts';
import type { Ask, Call, ApiContext } from '../context/api-context.ts';
import { page, readParameters, sizeOf, words } from '../context/parameters.ts';
import type { Wanted } from '../lists/list-index-keys.ts';
import { newestOn, readListIndex } from '../lists/read-list-index.ts';
import { readFilters, listIndexesOf } from './search-filters.ts';
import type { Filters } from './search-filters.ts';
import { matchesWords, typedTitle } from './search-words.ts';
import { listIndexName } from '../../database/indexes/list-index-name.ts';
import type { Summary } from '../../editorial/articles/summary.ts';

const empty = { items: [], totalItems: 0, page: 1, totalPages: 1 };

/** Null when nothing can match. Searches only text that the client may read (R47). */
const wantedBy = async (
  context: ApiContext,
  { site, bearer }: Pick<Ask, 'site' | 'bearer'>,
  filters: Filters,
  term: string,
) => {
  const [also, whole] = [
    await listIndexesOf(context, site, filters),
    term !== '' && (await passOf(context, bearer)) !== null,
  ];
  const text = matchesWords({ term, whole, titles: filters.title ?? [] });
  if (text === null || also.some((group) => group.length === 0)) return null;
  return {
    shelf: listIndexName.newest(site.role),
    also,
    without: (filters.withoutTags ?? []).map((slug) => listIndexName.tag(site.role, slug)),
    ...(text.oneOf.length > 0 && { text: { key: JSON.stringify([whole, term, filters.title]), ...text } }),
  };
};

/** `for` replaces a missing `term` (spec §7.1). */
const termIn = ({ term, for: other }: Ask['query']): string => term || (other ?? '');

const day = z.union([z.literal(''), z.iso.date('must be a date such as 2026-11-24')]).default('');

const withinDays = ({ time_zone: zone }: Ask['site'], from: string, until: string) => {
  const dayBegins = (text: string, later: number) =>
    sql<number>`extract(epoch from ((${text}::date + ${later}::int)::timestamp at time zone ${zone}))`;
  const bounds = [
    ...(from === '' ? [] : [sql<SqlBool>`l.pub_date >= ${dayBegins(from, 0)}`]),
    ...(until === '' ? [] : [sql<SqlBool>`l.pub_date < ${dayBegins(until, 1)}`]),
  ];
  return bounds.length === 0
    ? {}
    : { where: { key: `${from} ${until}`, condition: sql<SqlBool>`(${sql.join(bounds, sql` and `)})` } };
};

const byDate = ({ text }: Pick<Wanted, 'text'>): Pick<Wanted, 'text'> => (text ? { text: { ...text, first: [] } } : {});

const looksForWords = ({ filters, ...query }: Ask['query']): boolean =>
  termIn(query).trim() !== '' || readFilters(filters).title !== undefined;

const parameters = z.object({
  term: words,
  from: day,
  until: day,
  order: z.enum(['best', 'newest', 'oldest']).default('best'),
  filters: z.string().optional(),
  oldal: page,
  perPage: z.string().optional(),
});

/**
 * Ignores accents; all filters must match. Matching titles come first, then the newest, unless `order` says otherwise.
 */
export const search: Call = {
  path: '/api/search',
  searches: looksForWords,
  answer: async (context, { query, ...asker }) => {
    const given = readParameters(parameters, { ...query, term: termIn(query) });
    const wanted = await wantedBy(context, asker, readFilters(given.filters), given.term);
    if (wanted === null && given.oldal > 1) throw notFound(`Page ${given.oldal} of 1`);
    const list =
      wanted === null
        ? empty
        : await readListIndex(
            context,
            {
              ...wanted,
              ...(given.order !== 'best' && byDate(wanted)),
              ...withinDays(asker.site, given.from, given.until),
            },
            { page: given.oldal, size: sizeOf(given.perPage, 10), oldestFirst: given.order === 'oldest' },
          );
    return { ...list, ...noHead };
  },
};

export const typeahead: Call = {
  path: '/api/search/articles',
  searches: () => true,
  answer: async (context, { site, query }) => {
    const { term, limit } = readParameters(z.object({ term: words, limit: z.string().optional() }), query);
    const text = typedTitle(term);
    if (text === null) return { items: [] };
    return { items: await newestOn(context, { shelf: listIndexName.newest(site.role), text }, sizeOf(limit, 5)) };
  },
};

const maxHighlights = 4;

/** At most four (spec §9): first those marked most important, then the newest. */
export const highlights: Call = {
  path: '/api/search/highlights',
  searches: looksForWords,
  answer: async (context, { query, ...asker }) => {
    const { site } = asker;
    const given = readParameters(parameters, query);
    const wanted = await wantedBy(context, asker, readFilters(given.filters), given.term);
    if (wanted === null) return { items: [] };
    const marked = { ...wanted, also: [...wanted.also, [listIndexName.flag(site.role, 'legfontosabb')]] };
    const first = await newestOn(context, marked, maxHighlights);
    const newest = await newestOn(context, wanted, maxHighlights);
    const items = new Map<number, Summary>([...first, ...newest].map((card) => [card.id, card]));
    return { items: [...items.values()].slice(0, maxHighlights) };
  },
};
