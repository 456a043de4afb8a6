import type { SearchTag } from './search-tag.ts';
import type { WantedTag } from './why-refused.ts';
import { whyRefused } from './why-refused.ts';

/** The tags of a search bar. */
export interface TagInput {
  readonly tags: readonly SearchTag[];
  /** Index of the tag that the next Backspace deletes; null when none is marked. */
  readonly marked: number | null;
}

/** What happens in the bar. */
export type TagKey =
  /** Pressed in an empty field; one that deletes typed text is a `type`. */
  | 'Backspace'
  /** `markLasts` seconds have passed. */
  | 'wait'
  | 'blur'
  /** What the field now holds. */
  | { readonly type: string }
  | { readonly add: WantedTag };

/** Seconds after which a mark for deletion clears (spec §9). */
export const markLasts = 1;

const afterBackspace = ({ tags, marked }: TagInput): TagInput => {
  if (marked !== null) return { tags: tags.filter((_, index) => index !== marked), marked: null };
  const last = tags.at(-1);
  return { tags, marked: last === undefined || last.protected === true ? null : tags.length - 1 };
};

const withTag = (tags: readonly SearchTag[], wanted: WantedTag): readonly SearchTag[] =>
  whyRefused(tags, wanted) === null ? [...tags, { type: wanted.type, text: wanted.text }] : tags;

/**
 * One step of the tag input (spec §4, "Archive search input"; §5): the first Backspace marks the last tag and the
 * second deletes it, unless
 * it is protected; anything else clears the mark. Only suggestions become tags; what was typed is never made one by
 * leaving the field.
 */
export const nextTagInput = (input: TagInput, key: TagKey): TagInput => {
  if (key === 'Backspace') return afterBackspace(input);
  const tags = typeof key === 'object' && 'add' in key ? withTag(input.tags, key.add) : input.tags;
  return { tags, marked: null };
};

/** The bar with a tag's own delete button pressed; a protected tag has none and stays. */
export const withoutTag = ({ tags }: TagInput, index: number): TagInput => ({
  tags: tags.filter((tag, at) => at !== index || tag.protected === true),
  marked: null,
});
