import { errAsync, okAsync } from 'neverthrow';
import type { Upstream } from '#adapters/http/call-upstream.ts';
import { isTooLong } from '#core/editorial/search/search-tag.ts';
import type { HighlightFilters } from '#core/editorial/search/search-filters.ts';
import type { ArticleLists } from '#core/ports/article-lists.ts';
import type { Failure } from '#core/failure/failure.ts';
import { askMainApi, type MainApiNeeds } from '../../requests/ask-main-api.ts';
import { correctedWire } from '../articles/correction.wire.ts';
import { forEachSite } from '../../requests/for-each-site.ts';
import { cardsWire, listWire, suggestionsWire } from '../../wire/list.wire.ts';

const perPageByDefault = 10;
const typeaheadTitles = 5;
/** Characters. Upstream has no longer label (docs/upstreams/main-api.md). */
export const maxLabelLength = 200;

/** Upstream accepts 1 to 50; other values are not sent and its default applies (spec §7.1). */
const pageSize = (perPage: number | undefined): number | null =>
  perPage !== undefined && Number.isInteger(perPage) && perPage >= 1 && perPage <= 50 ? perPage : null;

const noSuchLabel: Failure = {
  kind: 'not-found',
  upstream: 'main-api',
  cause: new Error('the slug is longer than any label'),
};

const filtersParameter = (filters: HighlightFilters): string | null => {
  const set = Object.entries(filters).filter(([, values]) => values !== undefined && values.length > 0);
  return set.length === 0 ? null : JSON.stringify(Object.fromEntries(set));
};

/** Lists and search of the main API (spec §7.1, "Search"). */
export const createArticleLists = (http: Upstream, needs: MainApiNeeds): ArticleLists => {
  const ask = askMainApi(http, needs);
  const list = forEachSite(needs, ({ listed }) => ({ deadline: 'primary', schema: listWire(listed) }) as const);
  const corrected = forEachSite(
    needs,
    ({ listed }) => ({ deadline: 'primary', schema: listWire(correctedWire(listed)) }) as const,
  );
  const found = forEachSite(
    needs,
    ({ listed }) => ({ deadline: 'primary', policy: 'search', schema: listWire(listed) }) as const,
  );
  const [titles, highlighted] = [
    forEachSite(needs, ({ listed }) => cardsWire(listed)),
    forEachSite(needs, ({ boxed }) => cardsWire(boxed)),
  ];
  const suggestions = { deadline: 'secondary', policy: 'suggestions', schema: suggestionsWire } as const;
  const limit = (perPage: number | undefined) => pageSize(perPage) ?? perPageByDefault;

  return {
    filtered: (site, { by, value, withTag = null, withoutTag = null }, page, perPage) =>
      [value, withTag, withoutTag].some((label) => label !== null && label.length > maxLabelLength)
        ? errAsync(noSuchLabel)
        : ask(
            site,
            ['api', 'articles'],
            {
              [`filters[${by}]`]: value,
              ...(by === 'tag' ? {} : { 'filters[tag]': withTag }),
              'exclude[tag]': withoutTag,
              page,
              perPage: pageSize(perPage),
            },
            list(site),
          ),
    latest: (site, page, perPage) =>
      ask(site, ['api', 'articles'], { limit: limit(perPage), 'filters[parent]': 'null', page }, list(site)),
    english: (site, page, perPage) =>
      ask(site, ['api', 'articles'], { limit: limit(perPage), 'filters[flag]': 'english', page }, list(site)),
    corrections: (site, page) => ask(site, ['api', 'corrections'], { page }, corrected(site)),
    search: (site, term, filters, page, token, perPage, { from, until, oldestFirst, byDate } = {}) =>
      ask(
        site,
        ['api', 'search'],
        {
          filters: filtersParameter(filters),
          term,
          from: from ?? null,
          until: until ?? null,
          order: oldestFirst ? 'oldest' : byDate ? 'newest' : null,
          oldal: page,
          perPage: pageSize(perPage),
        },
        { ...found(site), token },
      ),
    searchFor: (site, words) => ask(site, ['api', 'search'], { for: words }, found(site)),
    highlights: (site, filters, term) =>
      Object.values(filters).flat().some(isTooLong)
        ? okAsync([])
        : ask(
            site,
            ['api', 'search', 'highlights'],
            { filters: filtersParameter(filters), term },
            { deadline: 'secondary', ...(term === undefined ? {} : { policy: 'search' }), schema: highlighted(site) },
          ),
    typeahead: (site, term) =>
      ask(
        site,
        ['api', 'search', 'articles'],
        { limit: typeaheadTitles, term },
        { deadline: 'secondary', policy: 'suggestions', schema: titles(site) },
      ),
    suggestions: (site, text, filters) =>
      ask(site, ['api', 'search', 'autocomplete'], { term: text, filters: filtersParameter(filters) }, suggestions),
  };
};
