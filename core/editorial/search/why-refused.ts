import type { SearchTag } from './search-tag.ts';
import { isReservedLabel, isSameTag, isTooLong } from './search-tag.ts';

/** A tag that a reader wants to add. */
export interface WantedTag extends SearchTag {
  /** Whether it was picked from the suggestions. */
  readonly suggested: boolean;
}

export type TagRefusal = 'not-suggested' | 'reserved-label' | 'blank' | 'too-long' | 'duplicate';

/** Why a tag does not join the others; null when it does (spec §5, "Archive search"). */
export const whyRefused = (tags: readonly SearchTag[], wanted: WantedTag): TagRefusal | null => {
  if (!wanted.suggested) return 'not-suggested';
  if (isReservedLabel(wanted.text)) return 'reserved-label';
  if (wanted.text.trim() === '') return 'blank';
  if (isTooLong(wanted.text)) return 'too-long';
  return tags.some((tag) => isSameTag(tag, wanted)) ? 'duplicate' : null;
};
