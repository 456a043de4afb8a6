import type { SearchTag } from '../search/search-tag.ts';
import type { Supplement } from './supplement.ts';

/** The supplement's section is a protected tag (spec §2.3). An archive URL cannot mark it as protected (spec §2.5). */
export const supplementSearchTags = ({ title }: Pick<Supplement, 'title'>): readonly SearchTag[] => [
  { type: 'superTags', text: title, protected: true },
];
