import type { Site } from '../addresses/sites/site.ts';
import { addressSite } from './address-site.ts';
import type { Article } from './article.ts';
import { canonicalPath } from './canonical-path.ts';

type Located = Pick<Article, 'siteSlug' | 'section' | 'publishedAt' | 'slug' | 'type'>;

/** An article's path for the readers of `current` (R10). */
export const pathFor = (sites: readonly Site[], current: Site, { siteSlug, section, publishedAt, slug, type }: Located): string =>
  canonicalPath({ site: addressSite(sites, current, siteSlug), section: section?.slug ?? null, publishedAt, slug, live: type === 'liveblog' });

/** The one address that search engines are told of, wherever a mirrored article is read: at the site that owns it. */
export const homeAddress = (sites: readonly Site[], current: Site, article: Located): { readonly origin: string; readonly path: string } => {
  const owner = sites.find(({ slug }) => slug === article.siteSlug) ?? current;
  return { origin: owner.origin, path: pathFor(sites, owner, article) };
};
