import type { LinkTo } from '../../addresses/routes/link-to.ts';
import { placeAt } from '../../addresses/sites/family-address.ts';
import type { Site } from '../../addresses/sites/site.ts';
import type { Article } from './article.ts';

export type Label = 'tag' | 'author' | 'section';

interface Needs {
  readonly sites: readonly Site[];
  readonly linkTo: LinkTo;
}

const lists: Readonly<Record<Label, string>> = {
  tag: 'articles_by_tag',
  author: 'articles_by_author',
  section: 'articles_by_mstag',
};

/** A section list's path on its own site (spec §2.1); null when it has none. */
export const sectionPath = (linkTo: LinkTo, { pathPrefix }: Pick<Site, 'pathPrefix'>, slug: string): string | null =>
  linkTo(lists.section, { ...(pathPrefix === '' ? {} : { site: pathPrefix.slice(1) }), fullPath: slug });

const isListedOn = (
  sites: readonly Site[],
  { domain }: Site,
  { mirroringSites = [] }: Partial<Pick<Article, 'mirroringSites'>>,
): boolean =>
  sites.some((site) => site.domain === domain && site.pathPrefix === '' && mirroringSites.includes(site.slug));

/** Links to a list here when it contains the bearer, else on the owner's site, to avoid empty lists (R6). */
export const labelAddress = (
  needs: Needs,
  current: Site,
  label: Label,
  slug: string,
  bearer: Pick<Article, 'siteSlug'> & Partial<Pick<Article, 'mirroringSites'>>,
): string | null => {
  const owner = needs.sites.find((site) => site.slug === bearer.siteSlug) ?? current;
  const path =
    label === 'section' ? sectionPath(needs.linkTo, owner, slug) : needs.linkTo(lists[label], { fullPath: slug });
  const isHere = label !== 'section' && isListedOn(needs.sites, current, bearer);
  return path === null || isHere ? path : placeAt(current, owner, path);
};
