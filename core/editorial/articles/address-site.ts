import type { Site } from '../../addresses/sites/site.ts';

/**
 * The site used for an article's path: its owner on the same domain, else `current`. Paths never lead to another host
 * (R10).
 */
export const addressSite = <S extends Pick<Site, 'slug' | 'domain'>>(
  sites: readonly S[],
  current: S,
  ownerSlug: string,
): S => {
  const owner = sites.find(({ slug }) => slug === ownerSlug);
  return owner?.domain === current.domain ? owner : current;
};
