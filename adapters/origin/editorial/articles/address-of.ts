import { LRUCache } from 'lru-cache';
import type { Sites } from './sites.ts';

interface Addressed {
  readonly site: string;
  readonly slug: string;
  readonly type: string;
  /** Unix seconds. */
  readonly pub_date: number;
  readonly mainSuperTag: { readonly slug: string } | null;
}

const formats = new LRUCache<string, Intl.DateTimeFormat>({ max: 20 });

const formatIn = (timeZone: string): Intl.DateTimeFormat => {
  const kept =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formats.set(timeZone, kept);
  return kept;
};

const endOf = (type: string, section: string | null, prefix: string): string =>
  type === 'liveblog' && section !== null && prefix === '' ? '/elo' : '';

/** The date in the URL uses the site's time zone. */
export const addressOf = (sites: Sites, { site: role, slug, type, pub_date: at, mainSuperTag }: Addressed): string => {
  const site = sites.byRole.get(role);
  if (site === undefined) return '';
  const day = formatIn(site.time_zone)
    .format(new Date(at * 1000))
    .replaceAll('-', '/');
  const section = mainSuperTag?.slug ?? null;
  const path = [...(section === null ? [] : [section]), day, slug]
    .map((part) => (part === day ? day : encodeURIComponent(part.toWellFormed())))
    .join('/');
  return `https://${site.domain}${site.path_prefix}/${path}${endOf(type, section, site.path_prefix)}`;
};
