import type { LinkTo } from '../../addresses/routes/link-to.ts';
import { placeAt } from '../../addresses/sites/family-address.ts';
import type { Site } from '../../addresses/sites/site.ts';
import type { Article } from './article.ts';

/** What a list can be of. */
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

/** The path of a section's list on the site that owns it (spec §2.1); null where it has none. */
export const sectionPath = (linkTo: LinkTo, { pathPrefix }: Pick<Site, 'pathPrefix'>, slug: string): string | null =>
  linkTo(lists.section, { ...(pathPrefix === '' ? {} : { site: pathPrefix.slice(1) }), fullPath: slug });

/** Tags and authors have one list for a whole domain, in the name of the site that has no prefix. */
const isListedOn = (
  sites: readonly Site[],
  { domain }: Site,
  { mirroringSites = [] }: Partial<Pick<Article, 'mirroringSites'>>,
): boolean =>
  sites.some((site) => site.domain === domain && site.pathPrefix === '' && mirroringSites.includes(site.slug));

/**
 * Where the readers of `current` find the list of what bears a label of `bearer` (an article, or a section itself):
 * here where that list
 * holds the bearer, otherwise at its owner's, so that no list is empty (R6). A path on the same domain, else
 * absolute; null where none leads there.
 */
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
