import type { Site } from '../../addresses/sites/site.ts';

/**
 * The site whose prefix and zone make an article's address for a reader of `current`: its owner, as long as the owner
 * lives on
 * the same domain. A mirrored article from elsewhere is at home where it is read, so that no address leads to a
 * foreign host (R10).
 */
export const addressSite = <S extends Pick<Site, 'slug' | 'domain'>>(
  sites: readonly S[],
  current: S,
  ownerSlug: string,
): S => {
  const owner = sites.find(({ slug }) => slug === ownerSlug);
  return owner?.domain === current.domain ? owner : current;
};
