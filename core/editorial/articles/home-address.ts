import type { LinkTo } from '../../addresses/routes/link-to.ts';
import type { Site } from '../../addresses/sites/site.ts';
import { addressSite } from './address-site.ts';
import type { Article } from './article.ts';
import { canonicalPath } from './canonical-path.ts';

type Located = Pick<Article, 'siteSlug' | 'section' | 'publishedAt' | 'slug' | 'type'>;

interface Needs {
  readonly sites: readonly Site[];
  readonly linkTo: LinkTo;
}

/** An article's path for readers of `current` (R10); null when it has none. */
export const pathFor = (
  { sites, linkTo }: Needs,
  current: Site,
  { siteSlug, section, publishedAt, slug, type }: Located,
): string | null =>
  canonicalPath(linkTo)({
    site: addressSite(sites, current, siteSlug),
    section: section?.slug ?? null,
    publishedAt,
    slug,
    live: type === 'liveblog',
  });

/** The canonical URL: always on the site that owns the article. */
export const homeAddress = (
  needs: Needs,
  current: Site,
  article: Located,
): { readonly origin: string; readonly path: string | null } => {
  const owner = needs.sites.find(({ slug }) => slug === article.siteSlug) ?? current;
  return { origin: owner.origin, path: pathFor(needs, owner, article) };
};
