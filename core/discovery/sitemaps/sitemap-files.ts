import type { PublishedMonth } from '../../ports/published-addresses.ts';

/** The sitemap protocol allows 50,000 addresses and 50 MB per file. */
export const maxAddresses = 50_000;

export interface SitemapFile {
  readonly month: string;
  readonly part: number;
}

const folder = '/sitemaps/';

export const sitemapPath = ({ month, part }: SitemapFile): string =>
  `${folder}${month}${part === 1 ? '' : `-${part}`}.xml`;

export const sitemapAt = (path: string): SitemapFile | null => {
  const found = /^\/sitemaps\/(\d{4}-(?:0[1-9]|1[0-2]))(?:-([2-9]|[1-9]\d{1,2}))?\.xml$/.exec(path);
  return found?.[1] === undefined ? null : { month: found[1], part: Number(found[2] ?? 1) };
};

const maxParts = 999;

export const sitemapFiles = (
  months: readonly PublishedMonth[],
): readonly (SitemapFile & Pick<PublishedMonth, 'changedAt'>)[] =>
  months.flatMap(({ month, articles, changedAt }) =>
    Array.from({ length: Math.min(maxParts, Math.max(0, Math.ceil(articles / maxAddresses))) }, (_, at) => ({
      month,
      part: at + 1,
      changedAt,
    })),
  );
