import type { LinkTo } from '../../addresses/routes/link-to.ts';
import type { Site } from '../../addresses/sites/site.ts';
import { digits } from '../../wording/digits.ts';
import { localTime } from '../../wording/local-time.ts';

export interface ArticleAddress {
  /** The site under whose prefix, and in whose zone, the article has its address. */
  readonly site: Pick<Site, 'pathPrefix' | 'timeZone'>;
  /** Slug of the main section; null without one. */
  readonly section: string | null;
  /** Unix seconds. */
  readonly publishedAt: number;
  readonly slug: string;
  /**
   * Whether the article is a live blog; only one with a section on a site without prefix has an address of its own
   * kind (spec §2.1).
   */
  readonly live?: boolean;
}

/**
 * The one path of an article: `/belfold/2026/11/20/slug`, `/g7/adat/2026/11/20/slug`, `/2026/11/20/slug`, and
 * `/belfold/2026/11/20/slug/elo` for a live blog (spec §2.1). The date is the one in the site's zone (R8). Null for
 * one that
 * would be taken for another page, a redirect or nothing: a slug `elo`, a section `rovat`, a slug with a slash in it
 * (R6).
 */
export type CanonicalPath = (article: ArticleAddress) => string | null;

/** `linkTo` is the address book's. */
export const canonicalPath =
  (linkTo: LinkTo): CanonicalPath =>
  ({ site: { pathPrefix, timeZone }, section, publishedAt, slug, live = false }) => {
    const { year, month, day } = localTime(publishedAt, timeZone);
    const isLive = live && section !== null && pathPrefix === '';
    return linkTo(isLive ? 'liveblog_article' : 'single_article', {
      ...(pathPrefix === '' ? {} : { site: pathPrefix.slice(1) }),
      ...(section === null ? {} : { mainSuperTag: section }),
      year: digits(year, 4),
      month: digits(month),
      day: digits(day),
      slug,
    });
  };
