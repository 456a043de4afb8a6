import type { Supplement, SupplementTab } from './supplement.ts';

export interface SupplementPlace {
  readonly supplement: Supplement;
  readonly tab: SupplementTab;
  readonly below: string;
}

const goesDeeper = ({ content }: SupplementTab): boolean => content.kind === 'data' && content.deep;

/** Parses a decoded path such as `/melleklet/eb-2024/gollovok` (spec §2.3); null for other paths. */
export const supplementTab = (supplements: readonly Supplement[], path: string): SupplementPlace | null => {
  const [root, home, slug, subPath = '', ...rest] = path.split('/');
  if (root !== '' || home !== 'melleklet' || path.endsWith('/')) return null;
  const supplement = supplements.find((candidate) => candidate.slug === slug);
  const tab = supplement?.tabs.find((candidate) => candidate.subPath === subPath);
  if (supplement === undefined || tab === undefined || rest.includes('')) return null;
  return rest.length > 0 && !goesDeeper(tab) ? null : { supplement, tab, below: rest.join('/') };
};

export const isDataPlace = (supplements: readonly Supplement[], supplement: string, path: string): boolean => {
  const place = supplementTab(supplements, `/melleklet/${supplement}/${path}`);
  if (place?.tab.content.kind !== 'data') return false;
  return place.below === '' || place.tab.content.views.some(({ below }) => below === place.below);
};

export const supplementPath = (
  { slug }: Pick<Supplement, 'slug'>,
  { subPath }: Pick<SupplementTab, 'subPath'>,
): string => `/melleklet/${slug}${subPath === '' ? '' : `/${subPath}`}`;

export interface PlacedTab {
  readonly label: string;
  readonly path: string;
  readonly current: boolean;
}

/** Spec §2.3. */
export const supplementTabs = ({
  supplement,
  tab: current,
}: Pick<SupplementPlace, 'supplement' | 'tab'>): readonly PlacedTab[] =>
  supplement.tabs.map((tab) => ({ label: tab.label, path: supplementPath(supplement, tab), current: tab === current }));

export const supplementViews = ({ supplement, tab, below }: SupplementPlace): readonly PlacedTab[] => {
  if (tab.content.kind !== 'data') return [];
  const path = supplementPath(supplement, tab);
  return tab.content.views.map((view) => ({
    label: view.label,
    path: view.below === '' ? path : `${path}/${view.below}`,
    current: view.below === below,
  }));
};

export const supplementTitle = ({ supplement, tab, below }: SupplementPlace): string => {
  if (tab.subPath === '') return supplement.title;
  const view =
    tab.content.kind === 'data' && below !== '' ? tab.content.views.find((one) => one.below === below) : undefined;
  return [supplement.title, tab.label, ...(view === undefined ? [] : [view.label])].join(' – ');
};
