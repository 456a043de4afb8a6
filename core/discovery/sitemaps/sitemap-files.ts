import type { PublishedMonth } from '../../ports/published-addresses.ts';

/** Addresses in one file: the protocol allows 50,000, and asks for no more than 50 MB. */
export const mostAddresses = 50_000;

/**
 * A month's file, or the part of a month that is too large for one; parts are counted from 1. A past month's file
 * changes only by corrections, so crawlers need not load it again.
 */
export interface SitemapFile {
  readonly month: string;
  readonly part: number;
}

const folder = '/sitemaps/';

/** `/sitemaps/2026-11.xml`, and for a further part of it `/sitemaps/2026-11-2.xml`. */
export const sitemapPath = ({ month, part }: SitemapFile): string =>
  `${folder}${month}${part === 1 ? '' : `-${part}`}.xml`;

/** The file that a path names; null for any other. */
export const sitemapAt = (path: string): SitemapFile | null => {
  const found = /^\/sitemaps\/(\d{4}-(?:0[1-9]|1[0-2]))(?:-([2-9]|[1-9]\d{1,2}))?\.xml$/.exec(path);
  return found?.[1] === undefined ? null : { month: found[1], part: Number(found[2] ?? 1) };
};

/** More parts than this a month never has; what is beyond them is not told. */
const mostParts = 999;

/** The files that the articles of some months fill, in their order. */
export const sitemapFiles = (
  months: readonly PublishedMonth[],
): readonly (SitemapFile & Pick<PublishedMonth, 'changedAt'>)[] =>
  months.flatMap(({ month, articles, changedAt }) =>
    Array.from({ length: Math.min(mostParts, Math.max(0, Math.ceil(articles / mostAddresses))) }, (_, at) => ({
      month,
      part: at + 1,
      changedAt,
    })),
  );
