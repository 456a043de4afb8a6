import type { SearchSuggestion } from '#core/editorial/search/search-filters.ts';
import { losesFilters, readSearchFilters } from '#core/editorial/search/read-search-filters.ts';
import { groupSuggestions, wantsSuggestions, withSeparators } from '#core/editorial/search/group-suggestions.ts';
import { markedParts } from '#core/editorial/search/marked-parts.ts';
import { isLatest, noRequests, sendRequest } from '#core/editorial/search/request-order.ts';
import { searchAddress, searchQuery } from '#core/editorial/search/search-address.ts';
import { readSearchQuery } from '#core/editorial/search/search-query.ts';
import { isReservedLabel, type SearchTag, searchTagTypes, withoutCount } from '#core/editorial/search/search-tag.ts';
import { nextTagInput, type TagKey, withoutTag } from '#core/editorial/search/tag-input.ts';
import { filtersOfTags, tagsOfFilters } from '#core/editorial/search/tags-and-filters.ts';
import { typedParts } from '#core/editorial/search/typed-part.ts';
import { type WantedTag, whyRefused } from '#core/editorial/search/why-refused.ts';
import type { AskRule } from '../rule/ask-rule.ts';
import { plainly } from '../rule/ask-rule.ts';
import type { Fields } from '../rule/fields.ts';
import { BadInput, flag, items, list, object, oneOf, orElse, query, text, whole } from '../rule/fields.ts';

const tagIn = (tag: Fields): SearchTag => {
  const plain = { type: oneOf(tag, 'type', searchTagTypes), text: text(tag, 'text') };
  const isProtected = orElse(flag, tag, 'protected', undefined);
  return isProtected === undefined ? plain : { ...plain, protected: isProtected };
};

const tagsIn = (question: Fields): readonly SearchTag[] => items(question, 'tags', tagIn);

const wantedIn = (fields: Fields, name: string): WantedTag => {
  const wanted = object(fields, name);
  return {
    type: oneOf(wanted, 'type', searchTagTypes),
    text: text(wanted, 'text'),
    suggested: flag(wanted, 'suggested'),
  };
};

const keysIn = (question: Fields): readonly TagKey[] =>
  list(question, 'keys').map((key) => {
    if (key === 'Backspace' || key === 'wait' || key === 'blur') return key;
    if (typeof key === 'string') throw new BadInput('key', 'keys', JSON.stringify(key));
    const fields = object({ keys: key }, 'keys');
    return 'add' in fields ? { add: wantedIn(fields, 'add') } : { type: text(fields, 'type') };
  });

const suggestionIn = (suggestion: Fields): SearchSuggestion => ({
  type: oneOf(suggestion, 'type', [...searchTagTypes, 'separator']),
  text: text(suggestion, 'text'),
  count: null,
});

const sentAfter = (count: number): number => Array.from({ length: count }).reduce<number>(sendRequest, noRequests);

export const searchRules: readonly AskRule[] = [
  {
    name: 'tag-input',
    input:
      '{tags: [{type, text, protected?}], keys: ["Backspace" | "wait" | "blur" | {type: text} | {add: {type, text, suggested}}]}',
    answer: '{tags, marked}',
    decide: (question) => plainly(keysIn(question).reduce(nextTagInput, { tags: tagsIn(question), marked: null })),
  },
  {
    name: 'tag-refusal',
    input: '{tags, add: {type, text, suggested}}',
    answer: 'a stable reason code | null',
    decide: (question) => plainly(whyRefused(tagsIn(question), wantedIn(question, 'add'))),
  },
  {
    name: 'tag-delete',
    input: '{tags, index}',
    answer: '{tags, marked}',
    decide: (question) => plainly(withoutTag({ tags: tagsIn(question), marked: null }, whole(question, 'index', 0))),
  },
  {
    name: 'reserved-label',
    input: '{text}',
    answer: 'boolean',
    decide: (question) => plainly(isReservedLabel(text(question, 'text'))),
  },
  {
    name: 'without-count',
    input: '{text}',
    answer: 'text',
    decide: (question) => plainly(withoutCount(text(question, 'text'))),
  },
  {
    name: 'filters-of-tags',
    input: '{tags}',
    answer: '{and_tags?, superTags?, authors?, title?}',
    decide: (question) => plainly(filtersOfTags(tagsIn(question))),
  },
  {
    name: 'tags-of-filters',
    input: '{filters: {and_tags?, superTags?, authors?, title?}, tags?: own}',
    answer: '[{type, text, protected?}]',
    decide: (question) =>
      plainly(
        tagsOfFilters(
          readSearchFilters(JSON.stringify(object(question, 'filters'))),
          orElse(tagsIn, question, 'tags', []),
        ),
      ),
  },
  {
    name: 'search-filters',
    input: '{filters: text}',
    answer: '{and_tags?, superTags?, authors?, title?}',
    decide: (question) => plainly(readSearchFilters(text(question, 'filters'))),
  },
  {
    name: 'lost-filters',
    input: '{filters: text}',
    answer: 'boolean: true if the page says that some filters are ignored',
    decide: (question) => plainly(losesFilters(text(question, 'filters'))),
  },
  {
    name: 'search-address',
    input: '{archive: path, query}',
    answer: 'canonical URL',
    decide: (question) => plainly(searchAddress(text(question, 'archive'), readSearchQuery(query(question)))),
  },
  {
    name: 'typed-parts',
    input: '{text}',
    answer: '[{before, asked}]: the queries for suggestions, longest first',
    decide: (question) => plainly(typedParts(text(question, 'text'))),
  },
  {
    name: 'search-marks',
    input: '{text, term}',
    answer: '[{text, marked}]',
    decide: (question) => plainly(markedParts(text(question, 'text'), text(question, 'term'))),
  },
  {
    name: 'search-query',
    input: '{query}',
    answer: '{term, filters, period?: {from?, until?, oldestFirst?}, query: canonical}',
    decide: (question) => {
      const state = readSearchQuery(query(question));
      return plainly({ ...state, query: searchQuery(state) });
    },
  },
  {
    name: 'wants-suggestions',
    input: '{text}',
    answer: 'boolean',
    decide: (question) => plainly(wantsSuggestions(text(question, 'text'))),
  },
  {
    name: 'suggestions',
    input: '{suggestions: [{type, text}], tags}',
    answer: '[{type, text}]',
    decide: (question) =>
      plainly(
        withSeparators(groupSuggestions(items(question, 'suggestions', suggestionIn), tagsIn(question))).map(
          ({ type, text: label }) => ({ type, text: label }),
        ),
      ),
  },
  {
    name: 'latest-answer',
    input: '{sent, ticket}',
    answer: 'boolean',
    decide: (question) => {
      const sent = whole(question, 'sent', 0);
      if (sent > 1000) throw new BadInput('at-most', 'sent', '1000');
      return plainly(isLatest(sentAfter(sent), whole(question, 'ticket', 0)));
    },
  },
];
