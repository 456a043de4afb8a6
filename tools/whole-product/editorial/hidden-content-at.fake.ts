import type { NewsroomContent } from '#adapters/origin/content/newsroom-content.ts';
import { hiddenContent, minute } from '#adapters/origin/testing/hidden-content.ts';
import { now as contentNow } from '#adapters/origin/testing/small-content.ts';
import type { Site } from '#core/addresses/sites/site.ts';

/** Shifts all times: `out` is the scheduled minute in unix seconds; `at` is the original one. */
export const hiddenContentAt = (
  out: number,
  sites: readonly Site[],
): { readonly content: NewsroomContent; readonly at: number } => {
  const moved = <T>(value: T): T => {
    if (typeof value === 'number') return (value > 1_700_000_000 ? value + out - minute : value) as T;
    if (Array.isArray(value)) return value.map(moved) as T;
    return value !== null && typeof value === 'object'
      ? (Object.fromEntries(Object.entries(value).map(([key, one]) => [key, moved(one)])) as T)
      : value;
  };
  const named = sites.map(({ role, slug, domain, name, pathPrefix, timeZone }) => ({
    role,
    slug,
    domain,
    name,
    pathPrefix,
    timeZone,
  }));
  return { content: { ...moved(hiddenContent), sites: named }, at: moved(contentNow) };
};
