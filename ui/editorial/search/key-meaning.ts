import type { SearchSuggestion } from '#core/editorial/search/search-filters.ts';
import { nextOption } from './next-option.ts';
import type { SearchBox, SearchBoxEvent } from './search-box.ts';

/** The list below the field. */
export interface OpenOptions {
  readonly options: readonly SearchSuggestion[];
  /** Index of the option that the reader is on. */
  readonly active: number | null;
  /** What of the typed text stays when a suggestion is taken. */
  readonly before: string;
}

export interface KeyMeaning {
  readonly event: SearchBoxEvent;
  /** The field must not do with the key what it would by itself. */
  readonly insteadOfField: boolean;
  /** Nobody around the field is to hear of the key. */
  readonly alone?: true;
}

/**
 * What a key means in the field of a search bar (ARIA combobox); null for one that is just typed. `repeat`: it is
 * held down.
 */
export const keyMeaning = (
  { key, repeat }: { readonly key: string; readonly repeat: boolean },
  box: SearchBox,
  { options, active, before }: OpenOptions,
): KeyMeaning | null => {
  if (key === 'Backspace' && box.text === '' && !repeat) return { event: { kind: 'backspace' }, insteadOfField: false };
  if (key === 'Escape' && box.open) return { event: { kind: 'close' }, insteadOfField: true, alone: true };
  const chosen = key === 'Enter' && active !== null ? options[active] : undefined;
  if (chosen !== undefined) return { event: { kind: 'take', item: chosen, before }, insteadOfField: true };
  const to = nextOption(key, active, options.length);
  if (to !== null) return { event: { kind: 'move', to }, insteadOfField: true };
  return key === 'ArrowDown' ? { event: { kind: 'open' }, insteadOfField: false } : null;
};
