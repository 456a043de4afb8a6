import { groupLabels } from './hu.ts';
import { cutAtWord } from '../../wording/cut-at-word.ts';

/** What the archive is searched by beside words (spec §3.8). */
export const searchTagTypes = ['superTags', 'tags', 'title', 'authors'] as const;

export type SearchTagType = (typeof searchTagTypes)[number];

export interface SearchTag {
  readonly type: SearchTagType;
  readonly text: string;
  /** Part of the search itself, as in a supplement's own: it cannot be deleted. */
  readonly protected?: boolean;
}

const reserved: readonly string[] = Object.values(groupLabels);

/** No tag may bear the name of a group of suggestions (spec §5). */
export const isReservedLabel = (text: string): boolean => reserved.includes(text);

export const isSameTag = (one: SearchTag, other: SearchTag): boolean =>
  one.type === other.type && one.text === other.text;

/**
 * Characters of a value, values of all lists together, and characters of the whole parameter; the main API refuses more
 * (docs/upstreams/main-api.md).
 */
export const searchLimits = { value: 100, values: 32, filters: 8_000 } as const;

export const isTooLong = (text: string): boolean => [...text].length > searchLimits.value;

/** As much of a text as upstream takes for a tag: a long title's beginning finds it, too. */
export const tagText = (text: string): string => cutAtWord(text, searchLimits.value);

/**
 * A section's suggestion carries the number of its articles: `Belföld (15)`. It is searched for without (spec §3.8).
 */
export const withoutCount = (text: string): string => text.replace(/ \(\d+\)$/, '');

/** What a tag is searched by: only a section's number is a count, that of `Eb (2024)` belongs to its name. */
export const searchedText = ({ type, text }: SearchTag): string => (type === 'superTags' ? withoutCount(text) : text);
