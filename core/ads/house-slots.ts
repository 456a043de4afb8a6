import type { AdSlot } from './ad-slot.ts';

const usual = {
  loadMode: 'in-view',
  loadCollapsed: false,
  pr: false,
  delay: false,
  setupad: false,
  fixed: false,
} as const;

/** The place for an ad beside every list, on desktop alone (spec §2.4). */
export const listSlot: AdSlot = { ...usual, name: 'list-sidebar', sizes: [[300, 250]], observerMargin: 200 };

const articleSlot = (index: number): AdSlot => ({
  ...usual,
  name: `cikk-${index + 1}`,
  sizes: [
    [640, 360],
    [300, 250],
  ],
  observerMargin: 300,
  // The first is in sight soon: it lets the text come first.
  delay: index === 0,
});

/** The places for ads between the paragraphs of an article, in their order. */
export const articleSlots: readonly AdSlot[] = [0, 1, 2].map(articleSlot);

/** Every place for an ad, by whose name pages say where it stands. */
export const adSlots: readonly AdSlot[] = [listSlot, ...articleSlots];
