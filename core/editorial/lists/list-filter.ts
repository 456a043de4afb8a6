import type { RouteMatch } from '../../addresses/routes/route.ts';
import type { Site } from '../../addresses/sites/site.ts';
import type { Supplement } from '../supplements/supplement.ts';
import { supplementTab } from '../supplements/supplement-tab.ts';
import type { ListFilter } from './article-list.ts';
import type { HighlightFilters } from '../search/search-filters.ts';
import { hikingNewsTag, hikingSection } from './hiking.ts';
import { sectionTabs } from './section-tabs.ts';

const listFlags: Readonly<Record<string, string>> = {
  legfontosabb: 'legfontosabb',
  kedvenceink: 'kedvenc',
  kozlemenyek: 'kozlemeny',
};

const plainSections = ['kozlemeny', 'velemeny', 'direkt36'];

const ofTab = (route: RouteMatch, site: Site, path: string): ListFilter | undefined =>
  sectionTabs(route, site).find((tab) => tab.path === path)?.filter ?? undefined;

/** A supplement's tab also filters by the tag of its kind (spec §2.3). */
const ofSupplement = (supplements: readonly Supplement[], { role }: Site, fullPath: string): ListFilter | null => {
  const place = role === 'main' ? supplementTab(supplements, `/melleklet/${fullPath}`) : null;
  if (place === null || place.tab.content.kind !== 'articles') return null;
  const { tag } = place.tab.content;
  return { by: 'mstag', value: place.supplement.slug, ...(tag === null ? {} : { withTag: tag }) };
};

/** The filter value is the route's parameter (spec §2.2). Null for routes without a filtered list. */
export const listFilter = (route: RouteMatch, site: Site, supplements: readonly Supplement[]): ListFilter | null => {
  const {
    name,
    params: { fullPath = '', slug = '' },
  } = route;
  switch (name) {
    case 'articles_by_tag':
      return { by: 'tag', value: fullPath };
    case 'articles_by_author':
      return { by: 'author', value: fullPath };
    case 'articles_by_mstag':
      return ofTab(route, site, `/rovat/${fullPath}`) ?? { by: 'mstag', value: fullPath };
    case 'melleklet':
      return ofSupplement(supplements, site, fullPath);
    case 'list':
      return { by: 'flag', value: listFlags[slug] ?? slug };
    case 'g7':
      return (
        ofTab(route, site, slug === '' ? site.pathPrefix : `${site.pathPrefix}/${slug}`) ?? {
          by: 'site',
          value: site.slug,
        }
      );
    case 'after':
    case 'karakter':
    case 'articles_by_site':
      return { by: 'site', value: site.slug };
    default:
      return null;
  }
};

/** Null for a list without highlights (spec §2.2, §2.4). */
export const highlightFilters = ({ name, params: { fullPath = '' } }: RouteMatch): HighlightFilters | null => {
  if (name === 'english') return { flags: ['english'] };
  if (name !== 'articles_by_mstag' || plainSections.includes(fullPath)) return null;
  const isHiking = fullPath.split('/')[0] === hikingSection;
  return isHiking ? { superTagSlugs: [hikingSection], withoutTags: [hikingNewsTag] } : { superTagSlugs: [fullPath] };
};
