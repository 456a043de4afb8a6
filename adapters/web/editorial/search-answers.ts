import type { IncomingMessage, ServerResponse } from 'node:http';
import { losesFilters, readSearchFilters } from '#core/editorial/search/read-search-filters.ts';
import type { SuggestTags } from '#core/pages/archive/suggest-tags.ts';
import type { SuggestTitles } from '#core/pages/archive/suggest-titles.ts';
import type { Failure } from '#core/failure/failure.ts';
import type { Address } from '#core/addresses/paths/address.ts';
import type { JudgeAddress } from '#core/addresses/judge-address.ts';
import { firstValue } from '#core/addresses/paths/query.ts';
import { termText } from '#core/editorial/search/term-text.ts';
import type { ResultAsync } from 'neverthrow';
import type { AdmitSearch } from '../requests/admit-search.ts';
import type { Answer, KeepAnswers } from '../page-cache/kept-answers.ts';
import { cacheControl } from '../responses/lifetime.ts';
import { textBody } from '../responses/cached-page.ts';
import { type Refusal, refuse } from '../responses/refuse.ts';
import { sendAnswer } from '../page-cache/send-answer.ts';
import { status } from '../responses/status.ts';

export interface SearchAnswersNeeds {
  readonly judge: JudgeAddress;
  readonly suggestTags: SuggestTags;
  readonly suggestTitles: SuggestTitles;
  readonly headers: readonly string[];
  readonly keepAnswers: KeepAnswers;
  readonly admitSearch: AdmitSearch;
}

const badRequest = (detail: string): Refusal => ({ status: status.badRequest, detail });

interface Asked {
  readonly key: string;
  readonly ask: () => ResultAsync<unknown, Failure>;
}
type Question = (site: string, text: string, filters: string | null) => Omit<Asked, 'key'> | Refusal;

/** Seconds. */
const freshFor = 30;
const keptBytes = 2 * 1024 * 1024;

/**
 * Search bar suggestions: `/api/search/suggest?text=&filters=` and `/api/search/articles?term=`. `in` is the path of
 * the open page and selects the site. False for any other address.
 */
export const createSearchAnswers = ({
  judge,
  suggestTags,
  suggestTitles,
  headers,
  keepAnswers,
  admitSearch,
}: SearchAnswersNeeds) => {
  const caching = cacheControl({ fresh: freshFor, whileRevalidating: 30, ifError: 300 });
  const keep = keepAnswers({ kind: 'others', seconds: freshFor, maxBytes: keptBytes, nameless: true });
  const questions: Readonly<Record<string, readonly [string, Question]>> = {
    '/api/search/suggest': [
      'text',
      (site, text, filters) =>
        losesFilters(filters)
          ? badRequest('filters: cannot be read')
          : { ask: () => suggestTags(site, text, readSearchFilters(filters)) },
    ],
    '/api/search/articles': [
      'term',
      (site, term) => ({ ask: () => suggestTitles(site, term).map((items) => ({ items })) }),
    ],
  };

  const questionOf = ({ host, path, query }: Address): Asked | Refusal | null => {
    const [name = '', question] = questions[path] ?? [];
    if (question === undefined) return null;
    const asking = judge({ host, path: firstValue(query, 'in') ?? '/archivum', query: '' });
    if (asking.outcome !== 'page' || !asking.site) return badRequest('in: is not the path of a page');
    const text = termText(firstValue(query, name) ?? '');
    if (text === '') return badRequest(`${name}: needs at least one character`);
    const [{ slug }, filters] = [asking.site.site, firstValue(query, 'filters')];
    return {
      key: `${slug} ${path}?${JSON.stringify([text, readSearchFilters(filters)])}`,
      ...question(slug, text, filters),
    };
  };

  const make = async (request: IncomingMessage, ask: Asked['ask']): Promise<Answer> => {
    const wait = admitSearch(request);
    if (wait > 0) return { kind: 'too-many', retryAfter: wait };
    return (await ask()).match(
      (answer): Answer => ({
        kind: 'body',
        body: textBody(JSON.stringify(answer), 'application/json; charset=utf-8', caching, [
          ...headers,
          'x-robots-tag',
          'noindex',
        ]),
      }),
      ({ retryAfter }): Answer => ({ kind: 'unavailable', retryAfter }),
    );
  };

  return async (request: IncomingMessage, response: ServerResponse, address: Address): Promise<boolean> => {
    const asked = questionOf(address);
    if (asked === null) return false;
    if (!('detail' in asked))
      return sendAnswer(request, response, headers, await keep(asked.key, () => make(request, asked.ask)));
    refuse(request, response, headers, asked);
    return true;
  };
};
