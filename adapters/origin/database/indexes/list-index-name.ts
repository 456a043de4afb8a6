/**
 * A list index is a named list of articles, newest first. Lists by tag, author and flag exist once for each site in
 * whose
 * name they are
 * asked (`scope`, a site's role): the main site's scope is the whole main domain, any other's is the site and what is
 * mirrored to it.
 */
export const listIndexName = {
  newest: (scope: string): string => `all@${scope}`,
  /** What a site publishes itself, and what is mirrored to it. */
  site: (role: string): string => `site:${role}`,
  /** A super tag always belongs to one site. */
  section: (role: string, slug: string): string => `mstag:${role}/${slug}`,
  tag: (scope: string, slug: string): string => `tag:${slug}@${scope}`,
  author: (scope: string, slug: string): string => `author:${slug}@${scope}`,
  flag: (scope: string, slug: string): string => `flag:${slug}@${scope}`,
  english: (scope: string): string => `flag:english@${scope}`,
  /** The entries of a live blog. */
  parent: (id: number): string => `parent:${id}`,
} as const;
