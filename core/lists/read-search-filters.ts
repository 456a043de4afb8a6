import { Result } from 'neverthrow';
import type { SearchFilters } from './article-list.ts';

/** Of four lists; upstream takes 32 values in all. */
const mostValues = 8;
const longestValue = 100;
const countSuffix = / \(\d+\)$/;

const parsed = Result.fromThrowable((text: string): unknown => JSON.parse(text), () => null);

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value)
    ? value.filter((text): text is string => typeof text === 'string' && text.trim() !== '' && text.length <= longestValue).slice(0, mostValues)
    : [];

/**
 * The archive's `filters` parameter (spec §2.5). What upstream would refuse is left out, so that a mistyped address is an unfiltered
 * archive and not an error; a section's ` (count)` is stripped (spec §3.8).
 */
export const readSearchFilters = (text: string | null): SearchFilters => {
  const given = parsed(text ?? '').unwrapOr(null);
  if (typeof given !== 'object' || given === null) return {};
  const of = (name: keyof SearchFilters): readonly string[] => texts((given as Record<string, unknown>)[name]);
  const filters = {
    and_tags: of('and_tags'), superTags: of('superTags').map((name) => name.replace(countSuffix, '')).filter((name) => name !== ''), authors: of('authors'), title: of('title'),
  };
  return Object.fromEntries(Object.entries(filters).filter(([, values]) => values.length > 0));
};
