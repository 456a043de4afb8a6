import type { Site } from '../../addresses/sites/site.ts';
import type { Article, Author } from './article.ts';

/** Authors of another site's article get that site's name as title (spec §5). */
export const rewriteByline = (
  { authors, originatingSite, siteSlug }: Pick<Article, 'authors' | 'originatingSite' | 'siteSlug'>,
  current: Pick<Site, 'slug'>,
  sites: readonly Pick<Site, 'slug' | 'name'>[],
): readonly Author[] => {
  const home = originatingSite ?? siteSlug;
  const owner = home === current.slug ? undefined : sites.find(({ slug }) => slug === home);
  return owner === undefined ? authors : authors.map((author) => ({ ...author, title: owner.name }));
};
