import { readSearchFilters } from '../lists/read-search-filters.ts';
import { perPage } from '../lists/per-page.ts';
import { encodedText } from '../routing/path-text.ts';
import { firstValue } from '../routing/query.ts';
import { headOf } from './head.ts';
import { insteadOfFailure } from './instead-of-failure.ts';
import type { PageNeeds } from './needs.ts';
import { ownPath } from './own-path.ts';
import type { SearchContent } from './page.ts';
import type { UseCase } from './use-case.ts';

const longestTerm = 200;

/** The search as an address; page numbers are added to it. */
const withQuery = (path: string, parameters: Readonly<Record<string, string>>): string => {
  const written = Object.entries(parameters).filter(([, value]) => value !== '').map(([name, value]) => `${name}=${encodedText(value) ?? ''}`);
  return written.length === 0 ? path : `${path}?${written.join('&')}`;
};

/** A reader searches the archive; finding nothing is a page, too (spec §2.5). */
export const openSearch = (needs: Pick<PageNeeds, 'lists' | 'linkTo'>): UseCase<SearchContent> => (request) => {
  const { site, route, query } = request;
  const term = [...(firstValue(query, 'term') ?? '').trim()].slice(0, longestTerm).join('');
  const filters = readSearchFilters(firstValue(query, 'filters'));
  const written = Object.keys(filters).length === 0 ? '' : JSON.stringify(filters);
  const archive = ownPath(needs, request);
  return needs.lists.search(site.slug, term, filters, route.page ?? null, perPage('archivum')).mapErr(insteadOfFailure).map((list) => ({
    content: { term, filters, list, path: withQuery(archive, { term, filters: written }) },
    head: headOf({ title: 'Archívum', canonical: archive, noindex: true }),
  }));
};
