import type { RouteMatch } from '../addresses/routes/route.ts';
import type { Site } from '../addresses/sites/site.ts';
import type { ListFilter } from './article-list.ts';
import { hikingNewsTag, hikingSection, isHikingPage, type HikingLevel } from './hiking.ts';

/** One tab of a section's bar. */
export interface SectionTab {
  readonly label: string;
  readonly path: string;
  /** What the tab lists; null when it leads to a page of another kind. */
  readonly filter: ListFilter | null;
}

const g7Sections = [['Adat', 'adat'], ['Pénz', 'penz'], ['Közélet', 'kozelet'], ['Podcast', 'podcast']] as const;

const g7Tabs = ({ pathPrefix, slug }: Pick<Site, 'pathPrefix' | 'slug'>): readonly SectionTab[] => [
  { label: 'Friss', path: pathPrefix, filter: { by: 'site', value: slug } },
  { label: 'Minden cikk', path: `${pathPrefix}/friss`, filter: { by: 'site', value: slug } },
  ...g7Sections.map(([label, section]): SectionTab => ({ label, path: `${pathPrefix}/${section}`, filter: { by: 'mstag', value: section } })),
];

const hikes: readonly (readonly [label: string, level: HikingLevel])[] = [['Könnyű', 'konnyu'], ['Közepes', 'kozepes'], ['Nehéz', 'nehez'], ['Extrém', 'extrem']];

const hikingTabs: readonly SectionTab[] = [
  { label: 'Mind', path: `/rovat/${hikingSection}`, filter: { by: 'mstag', value: hikingSection, withoutTag: hikingNewsTag } },
  ...hikes.map(([label, level]): SectionTab => (
    { label, path: `/rovat/${hikingSection}/${level}`, filter: { by: 'mstag', value: hikingSection, withTag: `${level}-tura`, withoutTag: hikingNewsTag } }
  )),
];

const factCheckTabs: readonly SectionTab[] = [
  { label: 'Cikkek', path: '/rovat/ellenorzo', filter: { by: 'mstag', value: 'ellenorzo' } },
  { label: 'Módszertan', path: '/dokumentum/ellenorzo-modszertan', filter: null },
];

/** The tab bar above a list: that of g7, of the hiking section and of the fact checks; empty above any other (spec §2.2). */
export const sectionTabs = (route: RouteMatch, site: Pick<Site, 'role' | 'pathPrefix' | 'slug'>): readonly SectionTab[] => {
  const { name, params } = route;
  if (name === 'g7') return g7Tabs(site);
  if (isHikingPage(route, site)) return hikingTabs;
  return name === 'articles_by_mstag' && site.role === 'main' && params['fullPath'] === 'ellenorzo' ? factCheckTabs : [];
};
