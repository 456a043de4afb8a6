import type { SearchTag } from '../search/search-tag.ts';
import type { Supplement } from './supplement.ts';

/**
 * The tags that a supplement's search always bears: its own section, which no reader can delete (spec §2.3). The archive
 * shows it as an ordinary tag, because its URL cannot say "protected" (spec §2.5).
 */
export const supplementSearchTags = ({ title }: Pick<Supplement, 'title'>): readonly SearchTag[] => [
  { type: 'superTags', text: title, protected: true },
];
