import type { Frame } from '#core/pages/page.ts';

const encoded = (slug: string): string => slug.split('/').map(encodeURIComponent).join('/');

/** The list of a tag (spec §2.1). */
export const tagPath = (slug: string): string => `/cimke/${encoded(slug)}`;

/** The list of an author (spec §2.1). */
export const authorPath = (slug: string): string => `/szerzo/${encoded(slug)}`;

/** The list of a section on the site that owns it: a path on this domain, or an absolute address. */
export const sectionPath = ({ family }: Pick<Frame, 'family'>, { slug, siteSlug }: { readonly slug: string; readonly siteSlug: string }): string => {
  const home = family.find((site) => site.slug === siteSlug)?.url ?? '/';
  return `${home.replace(/\/$/, '')}/rovat/${encoded(slug)}`;
};

/** The same list at another page; the first has no number (R7). */
export const pageAddress = (path: string, page: number): string => {
  if (page <= 1) return path;
  return `${path}${path.includes('?') ? '&' : '?'}oldal=${page}`;
};
