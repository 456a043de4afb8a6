import type { LinkTo } from '../../addresses/routes/link-to.ts';
import type { Site } from '../../addresses/sites/site.ts';
import { digits } from '../../wording/digits.ts';
import { localTime } from '../../wording/local-time.ts';

export interface ArticleAddress {
  readonly site: Pick<Site, 'pathPrefix' | 'timeZone'>;
  readonly section: string | null;
  /** Unix seconds. */
  readonly publishedAt: number;
  readonly slug: string;
  /** Only a live blog with a section on a site without prefix gets the `/elo` path (spec §2.1). */
  readonly live?: boolean;
}

/**
 * An article's canonical path (spec §2.1), dated in the site's zone (R8). Null when the path would match another page
 * or a redirect (R6).
 */
export type CanonicalPath = (article: ArticleAddress) => string | null;

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
