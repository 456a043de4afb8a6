import { isDateAt } from '../paths/calendar-date.ts';
import { firstSegment } from '../paths/first-segment.ts';
import type { Routes } from './compile-routes.ts';
import type { Site } from '../sites/site.ts';

export type Unmatched =
  | { readonly kind: 'empty-segment' }
  | { readonly kind: 'impossible-date'; readonly date: string }
  /** The prefix of a site on another domain (R4). */
  | { readonly kind: 'foreign-prefix'; readonly prefix: string }
  | { readonly kind: 'other-shape'; readonly patterns: readonly string[] }
  | { readonly kind: 'unknown' };

const dateIn = (path: string): string | null => {
  const date = /\/(\d{4}\/\d{2}\/\d{2})(?=\/)/.exec(path)?.[1];
  return date === undefined || isDateAt(date, 0, 5, 8) ? null : date;
};

export const whyUnmatched = (
  { rows }: Pick<Routes, 'rows'>,
  sites: readonly Site[],
  site: Site,
  path: string,
): Unmatched => {
  if (path.includes('//') || (path.length > 1 && path.endsWith('/'))) return { kind: 'empty-segment' };
  const prefix = `/${firstSegment(path)}`;
  if (sites.some(({ pathPrefix, domain }) => pathPrefix === prefix && domain !== site.domain))
    return { kind: 'foreign-prefix', prefix };
  const date = dateIn(path);
  if (date !== null) return { kind: 'impossible-date', date };
  const patterns = rows
    .map(({ pattern }) => pattern)
    .filter((pattern) => pattern === prefix || pattern.startsWith(`${prefix}/`));
  return patterns.length > 0 ? { kind: 'other-shape', patterns } : { kind: 'unknown' };
};
