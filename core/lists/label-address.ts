import type { LinkTo } from '../addresses/routes/link-to.ts';
import type { Site } from '../addresses/sites/site.ts';

/** The path of a section's list on the site that owns it (spec §2.1); null where it has none. */
export const sectionPath = (linkTo: LinkTo, { pathPrefix }: Pick<Site, 'pathPrefix'>, slug: string): string | null =>
  linkTo('articles_by_mstag', { ...(pathPrefix === '' ? {} : { site: pathPrefix.slice(1) }), fullPath: slug });
