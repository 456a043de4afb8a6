import type { SearchSuggestion } from '#core/editorial/search/search-filters.ts';
import { nextOption } from './next-option.ts';
import type { SearchBox, SearchBoxEvent } from './search-box.ts';

export interface OpenOptions {
  readonly options: readonly SearchSuggestion[];
  readonly active: number | null;
  readonly before: string;
}

export interface KeyMeaning {
  readonly event: SearchBoxEvent;
  readonly insteadOfField: boolean;
  readonly alone?: true;
}

/** Maps a key to an action (ARIA combobox). Null for normal typing; `repeat` means the key is held down. */
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
