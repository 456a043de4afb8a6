import type { RouteMatch } from '../../addresses/routes/route.ts';
import type { Site } from '../../addresses/sites/site.ts';
import type { ListFilter } from './article-list.ts';
import { hikingLevels, hikingNewsTag, hikingSection, isHikingPage } from './hiking.ts';
import { tabLabels } from './hu.ts';

export interface SectionTab {
  readonly label: string;
  readonly path: string;
  readonly filter: ListFilter | null;
}

const g7Sections = ['adat', 'penz', 'kozelet', 'podcast'] as const;

const g7Tabs = ({ pathPrefix, slug }: Pick<Site, 'pathPrefix' | 'slug'>): readonly SectionTab[] => [
  { label: tabLabels.g7, path: pathPrefix, filter: { by: 'site', value: slug } },
  { label: tabLabels.friss, path: `${pathPrefix}/friss`, filter: { by: 'site', value: slug } },
  ...g7Sections.map((section): SectionTab => ({
    label: tabLabels[section],
    path: `${pathPrefix}/${section}`,
    filter: { by: 'mstag', value: section },
  })),
];

const hikingTabs: readonly SectionTab[] = [
  {
    label: tabLabels.szepkilatas,
    path: `/rovat/${hikingSection}`,
    filter: { by: 'mstag', value: hikingSection, withoutTag: hikingNewsTag },
  },
  ...hikingLevels.map((level): SectionTab => ({
    label: tabLabels[level],
    path: `/rovat/${hikingSection}/${level}`,
    filter: { by: 'mstag', value: hikingSection, withTag: `${level}-tura`, withoutTag: hikingNewsTag },
  })),
];

const factCheckTabs: readonly SectionTab[] = [
  { label: tabLabels.ellenorzo, path: '/rovat/ellenorzo', filter: { by: 'mstag', value: 'ellenorzo' } },
  { label: tabLabels['ellenorzo-modszertan'], path: '/dokumentum/ellenorzo-modszertan', filter: null },
];

/** Tabs of g7, hiking and fact checks; empty for other lists (spec §2.2). */
export const sectionTabs = (
  route: RouteMatch,
  site: Pick<Site, 'role' | 'pathPrefix' | 'slug'>,
): readonly SectionTab[] => {
  const { name, params } = route;
  if (name === 'g7') return g7Tabs(site);
  if (isHikingPage(route, site)) return hikingTabs;
  return name === 'articles_by_mstag' && site.role === 'main' && params['fullPath'] === 'ellenorzo'
    ? factCheckTabs
    : [];
};
