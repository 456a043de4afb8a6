import type { Supplement, SupplementTab } from '../lists/supplements.ts';
import { supplements } from '../lists/supplements.ts';

/** What a tab holds: a list of articles, data in a frame, or the prediction game. */
export type TabContent = 'articles' | 'data' | 'game';

export interface SupplementPlace {
  readonly supplement: Supplement;
  readonly tab: SupplementTab;
  readonly content: TabContent;
  /** What follows the tab's own path, as in election data of one constituency; empty on the tab itself. */
  readonly below: string;
}

/** Tabs that list articles of one kind; the first tab lists all. */
const articleTabs = ['', 'osszefoglalok', 'riportok', 'elemzesek', 'tudnivalok', 'musorok'];
/** Election data has addresses of its own below its tab; national lists are of parties or of nationalities (spec §2.3). */
const deepTabs = ['adatok', 'listak'];

const contentOf = ({ subPath }: SupplementTab): TabContent =>
  articleTabs.includes(subPath) ? 'articles' : subPath === 'tippjatek' ? 'game' : 'data';

/** Which supplement and which of its tabs a percent-decoded path is, as `/melleklet/eb-2024/gollovok` (spec §2.3); null for any other path. */
export const supplementTab = (path: string): SupplementPlace | null => {
  const [root, home, slug, subPath = '', ...rest] = path.split('/');
  if (root !== '' || home !== 'melleklet' || path.endsWith('/')) return null;
  const supplement = supplements.find((candidate) => candidate.slug === slug);
  const tab = supplement?.tabs.find((candidate) => candidate.subPath === subPath);
  if (supplement === undefined || tab === undefined || rest.includes('')) return null;
  if (rest.length > 0 && !deepTabs.includes(tab.subPath)) return null;
  return { supplement, tab, content: contentOf(tab), below: rest.join('/') };
};

/** The address of a supplement's tab. */
export const supplementPath = ({ slug }: Pick<Supplement, 'slug'>, { subPath }: Pick<SupplementTab, 'subPath'>): string =>
  `/melleklet/${slug}${subPath === '' ? '' : `/${subPath}`}`;

/** The tab bar of a supplement at a path; empty where no supplement is (spec §2.3). */
export const supplementTabs = (path: string): readonly { readonly label: string; readonly path: string; readonly current: boolean }[] => {
  const place = supplementTab(path);
  return place === null ? [] : place.supplement.tabs.map((tab) => ({ label: tab.label, path: supplementPath(place.supplement, tab), current: tab === place.tab }));
};
