import type { Site } from '../addresses/sites/site.ts';
import { encodedText } from '../addresses/paths/path-text.ts';
import { digits } from '../wording/digits.ts';
import { localTime } from '../wording/local-time.ts';

export interface ArticleAddress {
  /** The site under whose prefix, and in whose zone, the article has its address. */
  readonly site: Pick<Site, 'pathPrefix' | 'timeZone'>;
  /** Slug of the main section; null without one. */
  readonly section: string | null;
  /** Unix seconds. */
  readonly publishedAt: number;
  readonly slug: string;
  /** Whether the article is a live blog; only one with a section on a site without prefix has an address of its own kind (spec §2.1). */
  readonly live?: boolean;
}

/** The parts of an article's address, plain; the date in digits. */
export interface AddressParts {
  readonly pathPrefix: string;
  readonly section: string | null;
  readonly date: readonly [year: string, month: string, day: string];
  readonly slug: string;
  readonly live: boolean;
}

/** Writes an article's address, percent-encoded. */
export const articlePath = ({ pathPrefix, section, date, slug, live }: AddressParts): string => {
  const segments = [...(section === null ? [] : [section]), ...date, slug];
  return `${pathPrefix}/${segments.map((segment) => encodedText(segment) ?? '').join('/')}${live ? '/elo' : ''}`;
};

/**
 * The one path of an article: `/belfold/2026/11/20/slug`, `/g7/adat/2026/11/20/slug`, `/2026/11/20/slug`, and
 * `/belfold/2026/11/20/slug/elo` for a live blog (spec §2.1). The date is the one in the site's zone (R8).
 */
export const canonicalPath = ({ site: { pathPrefix, timeZone }, section, publishedAt, slug, live = false }: ArticleAddress): string => {
  const { year, month, day } = localTime(publishedAt, timeZone);
  const date = [digits(year, 4), digits(month), digits(day)] as const;
  return articlePath({ pathPrefix, section, date, slug, live: live && section !== null && pathPrefix === '' });
};
