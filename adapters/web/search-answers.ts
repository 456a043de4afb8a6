import type { IncomingMessage, ServerResponse } from 'node:http';
import { losesFilters, readSearchFilters } from '#core/search/read-search-filters.ts';
import type { MakeCurrent } from '#adapters/changes/make-current.ts';
import type { SuggestTags } from '#core/pages/archive/suggest-tags.ts';
import type { SuggestTitles } from '#core/pages/archive/suggest-titles.ts';
import type { Failure } from '#core/failure/failure.ts';
import type { Address } from '#core/addresses/paths/address.ts';
import type { JudgeAddress } from '#core/addresses/judge-address.ts';
import { firstValue } from '#core/addresses/paths/query.ts';
import { longestTag } from '#core/search/search-tag.ts';
import type { ResultAsync } from 'neverthrow';
import { currentOutcome } from './current-outcome.ts';
import { cacheControl } from './lifetime.ts';
import { type Refusal, refuse } from './refuse.ts';
import { sendOutcome } from './send-json.ts';
import { status } from './status.ts';

export interface SearchAnswersNeeds {
  readonly judge: JudgeAddress;
  readonly suggestTags: SuggestTags;
  readonly suggestTitles: SuggestTitles;
  readonly headers: readonly string[];
  readonly makeCurrent: MakeCurrent;
}

const badRequest = (detail: string): Refusal => ({ status: status.badRequest, detail });

/** Asks anew each time it is called. */
type Answer = () => ResultAsync<unknown, Failure>;
/** Asks on behalf of a site; `text` is what was typed, not empty and not too long. */
type Question = (site: string, text: string, filters: string | null) => Answer | Refusal;

/**
 * What the search bars ask while a reader types, as small JSON: `/api/search/suggest?text=&filters=` gives `TagSuggestions`,
 * `/api/search/articles?term=` gives `{ items: TitleSuggestion[] }`. `in` is the path of the page that asks, `/archivum` when it is
 * missing; its site is the one that is searched. False for any other address.
 */
export const createSearchAnswers = ({ judge, suggestTags, suggestTitles, headers, makeCurrent }: SearchAnswersNeeds) => {
  const caching = cacheControl({ fresh: 30, whileRevalidating: 30, ifError: 300 });
  const questions: Readonly<Record<string, readonly [string, Question]>> = {
    '/api/search/suggest': ['text', (site, text, filters) => (losesFilters(filters) ? badRequest('filters: cannot be read') : () => suggestTags(site, text, readSearchFilters(filters)))],
    '/api/search/articles': ['term', (site, term) => () => suggestTitles(site, term).map((items) => ({ items }))],
  };

  const questionOf = ({ host, path, query }: Address): Answer | Refusal | null => {
    const [name = '', ask] = questions[path] ?? [];
    if (ask === undefined) return null;
    const asking = judge({ host, path: firstValue(query, 'in') ?? '/archivum', query: '' });
    if (asking.outcome !== 'page' || !asking.site) return badRequest('in: is not the path of a page');
    const text = (firstValue(query, name) ?? '').trim();
    if (text === '') return badRequest(`${name}: needs at least one character`);
    if ([...text].length > longestTag) return badRequest(`${name}: has more than ${longestTag} characters`);
    return ask(asking.site.site.slug, text, firstValue(query, 'filters'));
  };

  return async (request: IncomingMessage, response: ServerResponse, address: Address): Promise<boolean> => {
    const asked = questionOf(address);
    if (asked === null) return false;
    if ('detail' in asked) refuse(request, response, headers, asked);
    else sendOutcome(request, response, await currentOutcome(makeCurrent, address.path, asked), caching, headers);
    return true;
  };
};
