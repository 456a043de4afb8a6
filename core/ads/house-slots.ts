import type { AdSize, AdSlot } from './ad-slot.ts';

const usual = {
  loadMode: 'in-view',
  observerMargin: 300,
  loadCollapsed: false,
  pr: false,
  delay: false,
  setupad: false,
  fixed: false,
} as const;

/** Both are 250 px high, so the room is the same whichever comes. */
const acrossPage: readonly AdSize[] = [
  [970, 250],
  [300, 250],
];

const inColumn: readonly AdSize[] = [
  [640, 360],
  [300, 250],
];

/** The first is near the top of the page, so it does not wait for the observer. */
export const frontSlots = [
  { ...usual, name: 'cimlap-1', sizes: acrossPage, loadMode: 'early', observerMargin: 0, setupad: true },
  { ...usual, name: 'cimlap-2', sizes: acrossPage, setupad: true },
] as const satisfies readonly AdSlot[];

/** Beside lists, on desktop only (spec §2.4). Stays in sight while the list is read. */
export const listSlot: AdSlot = {
  ...usual,
  name: 'list-sidebar',
  sizes: [[300, 250]],
  observerMargin: 200,
  fixed: true,
};

/** Between a list and the footer; without an ad it takes no room. */
export const listEndSlot: AdSlot = { ...usual, name: 'lista-vege', sizes: acrossPage, loadCollapsed: true };

const articleSlot = (index: number): AdSlot => ({
  ...usual,
  name: `cikk-${index + 1}`,
  sizes: inColumn,
  // The first slot is visible early, so it lets the text load first.
  delay: index === 0,
});

export const articleSlots: readonly AdSlot[] = [0, 1, 2].map(articleSlot);

/** Below every article, partners' articles included. */
export const articleEndSlot: AdSlot = { ...usual, name: 'cikk-vege', sizes: inColumn, pr: true };

export const supplementSlot: AdSlot = { ...usual, name: 'melleklet', sizes: acrossPage, loadMode: 'early' };

export const adSlots: readonly AdSlot[] = [
  ...frontSlots,
  listSlot,
  listEndSlot,
  ...articleSlots,
  articleEndSlot,
  supplementSlot,
];
