import { useEffect, useReducer, useRef } from 'react';
import { groupSuggestions, wantsSuggestions, type SuggestionGroup } from '#core/editorial/search/group-suggestions.ts';
import { markLasts } from '#core/editorial/search/tag-input.ts';
import { filtersOfTags } from '#core/editorial/search/tags-and-filters.ts';
import type { TagSuggestions } from '#core/pages/archive/suggest-tags.ts';
import { searchMessages } from '../../messages/editorial/search.ts';
import { addressOf, boxOf, type GivenSearch, nextBox, type SearchBox, type SearchBoxEvent } from './search-box.ts';
import { suggestAddress } from './suggest-address.ts';
import { type Latest, useLatestAnswer } from './use-latest-answer.ts';

interface UsedSearchBox {
  readonly box: SearchBox;
  readonly tell: (event: SearchBoxEvent) => void;
  readonly groups: readonly SuggestionGroup[];
  readonly before: string;
  readonly said: string;
  readonly form: React.RefObject<HTMLFormElement | null>;
  readonly field: React.RefObject<HTMLInputElement | null>;
}

const saidOf = (box: SearchBox, latest: Latest<TagSuggestions>, groups: readonly SuggestionGroup[]): string => {
  if (box.said !== '' || !box.open || latest.kind === 'none') return box.said;
  if (latest.kind === 'failed') return searchMessages.said.failed;
  return searchMessages.said.suggestions(groups.flatMap(({ items }) => items).length);
};

export const useSearchBox = (search: GivenSearch): UsedSearchBox => {
  const [box, tell] = useReducer(nextBox, search, boxOf);
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const address = addressOf(search);
  const marked = box.input.marked !== null;
  const asked =
    box.open && wantsSuggestions(box.text)
      ? suggestAddress(search.action, box.text, filtersOfTags(box.input.tags))
      : null;
  const latest = useLatestAnswer<TagSuggestions>(asked);
  const groups = latest.kind === 'answer' && box.open ? groupSuggestions(latest.answer.items, box.input.tags) : [];

  // The reader may have typed before hydration.
  useEffect(() => {
    const typed = field.current?.value ?? '';
    if (typed !== search.term) tell({ kind: 'typed', text: typed });
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useEffect(() => tell({ kind: 'given', address, search }), [address]); // oxlint-disable-line react-hooks/exhaustive-deps
  useEffect(() => {
    if (box.searches > 0) form.current?.requestSubmit();
  }, [box.searches]);
  useEffect(() => {
    if (!marked) return;
    const timer = setTimeout(() => tell({ kind: 'wait' }), markLasts * 1000);
    return () => clearTimeout(timer);
  }, [marked]);

  return {
    box,
    tell,
    groups,
    before: latest.kind === 'answer' ? latest.answer.before : '',
    said: saidOf(box, latest, groups),
    form,
    field,
  };
};
