import type { RouteMatch } from '../routing/route.ts';
import type { Site } from '../sites/site.ts';
import type { HighlightFilters, ListFilter } from './article-list.ts';
import { sectionTabs } from './section-tabs.ts';

/** The flag that each plain list of flagged articles shows. */
const listFlags: Readonly<Record<string, string>> = { legfontosabb: 'legfontosabb', kedvenceink: 'kedvenc', kozlemenyek: 'kozlemeny' };

const plainSections = ['kozlemeny', 'velemeny', 'direkt36'];

const ofTab = (route: RouteMatch, site: Site, path: string): ListFilter | undefined =>
  sectionTabs(route, site).find((tab) => tab.path === path)?.filter ?? undefined;

/** What the list at an address is filtered by: the route's parameter is the value (spec §2.2). Null for routes that are no filtered list. */
export const listFilter = (route: RouteMatch, site: Site): ListFilter | null => {
  const { name, params: { fullPath = '', slug = '' } } = route;
  switch (name) {
    case 'articles_by_tag': return { by: 'tag', value: fullPath };
    case 'articles_by_author': return { by: 'author', value: fullPath };
    case 'articles_by_mstag': return ofTab(route, site, `/rovat/${fullPath}`) ?? { by: 'mstag', value: fullPath };
    case 'melleklet': return { by: 'mstag', value: fullPath };
    case 'list': return { by: 'flag', value: listFlags[slug] ?? slug };
    case 'g7': return ofTab(route, site, slug === '' ? site.pathPrefix : `${site.pathPrefix}/${slug}`) ?? { by: 'site', value: site.slug };
    case 'after': case 'karakter': case 'articles_by_site': return { by: 'site', value: site.slug };
    default: return null;
  }
};

/** Which highlights stand in and beside a list; null where the list is plain (spec §2.2, §2.4). */
export const highlightFilters = ({ name, params: { fullPath = '' } }: RouteMatch): HighlightFilters | null => {
  if (name === 'english') return { flags: ['english'] };
  return name === 'articles_by_mstag' && !plainSections.includes(fullPath) ? { superTagSlugs: [fullPath] } : null;
};
