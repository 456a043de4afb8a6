/**
 * A list index is a named list of articles, newest first. Lists by tag, author and flag exist once per site (`scope`,
 * the site's role).
 */
export const listIndexName = {
  newest: (scope: string): string => `all@${scope}`,
  site: (role: string): string => `site:${role}`,
  section: (role: string, slug: string): string => `mstag:${role}/${slug}`,
  tag: (scope: string, slug: string): string => `tag:${slug}@${scope}`,
  author: (scope: string, slug: string): string => `author:${slug}@${scope}`,
  flag: (scope: string, slug: string): string => `flag:${slug}@${scope}`,
  english: (scope: string): string => `flag:english@${scope}`,
  parent: (id: number): string => `parent:${id}`,
} as const;
