import type { SearchTag } from './search-tag.ts';
import { isReservedLabel, isSameTag, isTooLong } from './search-tag.ts';

export interface WantedTag extends SearchTag {
  readonly suggested: boolean;
}

export type TagRefusal = 'not-suggested' | 'reserved-label' | 'blank' | 'too-long' | 'duplicate';

/** Null when the tag can be added (spec §5, "Archive search"). */
export const whyRefused = (tags: readonly SearchTag[], wanted: WantedTag): TagRefusal | null => {
  if (!wanted.suggested) return 'not-suggested';
  if (isReservedLabel(wanted.text)) return 'reserved-label';
  if (wanted.text.trim() === '') return 'blank';
  if (isTooLong(wanted.text)) return 'too-long';
  return tags.some((tag) => isSameTag(tag, wanted)) ? 'duplicate' : null;
};
