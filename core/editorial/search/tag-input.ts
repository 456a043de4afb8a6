import type { SearchTag } from './search-tag.ts';
import type { WantedTag } from './why-refused.ts';
import { whyRefused } from './why-refused.ts';

export interface TagInput {
  readonly tags: readonly SearchTag[];
  readonly marked: number | null;
}

export type TagKey = 'Backspace' | 'wait' | 'blur' | { readonly type: string } | { readonly add: WantedTag };

/** Seconds until the deletion mark clears (spec §9). */
export const markLasts = 1;

const afterBackspace = ({ tags, marked }: TagInput): TagInput => {
  if (marked !== null) return { tags: tags.filter((_, index) => index !== marked), marked: null };
  const last = tags.at(-1);
  return { tags, marked: last === undefined || last.protected === true ? null : tags.length - 1 };
};

const withTag = (tags: readonly SearchTag[], wanted: WantedTag): readonly SearchTag[] =>
  whyRefused(tags, wanted) === null ? [...tags, { type: wanted.type, text: wanted.text }] : tags;

/** Spec §4, "Archive search input"; §5. The first Backspace marks the last tag, the second deletes it. */
export const nextTagInput = (input: TagInput, key: TagKey): TagInput => {
  if (key === 'Backspace') return afterBackspace(input);
  const tags = typeof key === 'object' && 'add' in key ? withTag(input.tags, key.add) : input.tags;
  return { tags, marked: null };
};

export const withoutTag = ({ tags }: TagInput, index: number): TagInput => ({
  tags: tags.filter((tag, at) => at !== index || tag.protected === true),
  marked: null,
});
