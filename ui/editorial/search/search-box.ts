import type { SearchSuggestion } from '#core/editorial/search/search-filters.ts';
import { type SearchPeriod, searchAddress } from '#core/editorial/search/search-address.ts';
import { searchedText, type SearchTag } from '#core/editorial/search/search-tag.ts';
import { nextTagInput, type TagInput } from '#core/editorial/search/tag-input.ts';
import { filtersOfTags } from '#core/editorial/search/tags-and-filters.ts';
import { searchMessages } from '../../messages/editorial/search.ts';

export interface GivenSearch {
  readonly action: string;
  readonly tags: readonly SearchTag[];
  readonly term: string;
  readonly period?: SearchPeriod | undefined;
}

export interface SearchBox {
  readonly shown: string;
  readonly input: TagInput;
  readonly text: string;
  readonly open: boolean;
  readonly active: number | null;
  readonly searches: number;
  readonly said: string;
}

export type SearchBoxEvent =
  | { readonly kind: 'given'; readonly address: string; readonly search: GivenSearch }
  | { readonly kind: 'typed'; readonly text: string }
  | { readonly kind: 'backspace' | 'wait' | 'blur' | 'close' | 'open' }
  | { readonly kind: 'asked'; readonly action: string }
  | { readonly kind: 'move'; readonly to: number }
  | { readonly kind: 'take'; readonly item: SearchSuggestion; readonly before: string };

export const addressOf = ({ action, tags, term, period }: GivenSearch): string =>
  searchAddress(action, { term, filters: filtersOfTags(tags), ...(period && { period }) });

export const boxOf = (search: GivenSearch): SearchBox => ({
  shown: addressOf(search),
  input: { tags: search.tags, marked: null },
  text: search.term,
  open: false,
  active: null,
  searches: 0,
  said: '',
});

const closed = { open: false, active: null } as const;

const afterBackspace = (box: SearchBox): SearchBox => {
  const input = nextTagInput(box.input, 'Backspace');
  const marked = input.marked === null ? undefined : input.tags[input.marked];
  if (marked) return { ...box, input, said: searchMessages.said.marked(marked.text) };
  const deleted = input.tags.length < box.input.tags.length ? box.input.tags.at(-1) : undefined;
  return deleted
    ? { ...box, ...closed, input, searches: box.searches + 1, said: searchMessages.said.deleted(deleted.text) }
    : box;
};

const afterTaking = (box: SearchBox, { type, text }: SearchSuggestion, before: string): SearchBox => {
  if (type === 'separator') return box;
  const tag = { type, text: searchedText({ type, text }) };
  const input = nextTagInput(box.input, { add: { ...tag, suggested: true } });
  const added = input.tags.length > box.input.tags.length;
  return {
    ...box,
    ...closed,
    input,
    text: before,
    searches: box.searches + (added ? 1 : 0),
    said: added ? searchMessages.said.added(tag.text) : '',
  };
};

/** Reducer of the search bar; core decides which tags change (spec §5, "Archive search"). */
export const nextBox = (box: SearchBox, event: SearchBoxEvent): SearchBox => {
  switch (event.kind) {
    case 'given':
      return event.address === box.shown ? box : { ...boxOf(event.search), searches: box.searches };
    case 'typed':
      return {
        ...box,
        input: nextTagInput(box.input, { type: event.text }),
        text: event.text,
        open: event.text.trim() !== '',
        active: null,
        said: '',
      };
    case 'backspace':
      return afterBackspace(box);
    case 'wait':
      return { ...box, input: nextTagInput(box.input, 'wait'), said: '' };
    case 'blur':
      return { ...box, ...closed, input: nextTagInput(box.input, 'blur'), said: '' };
    case 'close':
      return { ...box, ...closed };
    case 'asked':
      return { ...box, ...closed, shown: addressOf({ action: event.action, tags: box.input.tags, term: box.text }) };
    case 'open':
      return { ...box, open: box.text.trim() !== '' };
    case 'move':
      return { ...box, input: { ...box.input, marked: null }, active: event.to };
    case 'take':
      return afterTaking(box, event.item, event.before);
  }
};
