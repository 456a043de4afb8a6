import { groupLabels } from './hu.ts';
import { cutAtWord } from '../../wording/cut-at-word.ts';

/** Tag types of the archive (spec §3.8). */
export const searchTagTypes = ['superTags', 'tags', 'title', 'authors'] as const;

export type SearchTagType = (typeof searchTagTypes)[number];

export interface SearchTag {
  readonly type: SearchTagType;
  readonly text: string;
  readonly protected?: boolean;
}

const reserved: readonly string[] = Object.values(groupLabels);

/** Labels of suggestion groups cannot be tags (spec §5). */
export const isReservedLabel = (text: string): boolean => reserved.includes(text);

export const isSameTag = (one: SearchTag, other: SearchTag): boolean =>
  one.type === other.type && one.text === other.text;

/**
 * Characters of a value, values of all lists together, and characters of the whole parameter; the main API refuses more
 * (docs/upstreams/main-api.md).
 */
export const searchLimits = { value: 100, values: 32, filters: 8_000 } as const;

export const isTooLong = (text: string): boolean => [...text].length > searchLimits.value;

export const tagText = (text: string): string => cutAtWord(text, searchLimits.value);

/** Removes the article count of a section, as in `Belföld (15)` (spec §3.8). */
export const withoutCount = (text: string): string => text.replace(/ \(\d+\)$/, '');

/** Only sections have counts. In `Eb (2024)` the number is part of the name. */
export const searchedText = ({ type, text }: SearchTag): string => (type === 'superTags' ? withoutCount(text) : text);
