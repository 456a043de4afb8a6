import type { AdSlot } from './ad-slot.ts';

const usual = {
  loadMode: 'in-view',
  loadCollapsed: false,
  pr: false,
  delay: false,
  setupad: false,
  fixed: false,
} as const;

/** Beside lists, on desktop only (spec §2.4). */
export const listSlot: AdSlot = { ...usual, name: 'list-sidebar', sizes: [[300, 250]], observerMargin: 200 };

const articleSlot = (index: number): AdSlot => ({
  ...usual,
  name: `cikk-${index + 1}`,
  sizes: [
    [640, 360],
    [300, 250],
  ],
  observerMargin: 300,
  // The first slot is visible early, so it lets the text load first.
  delay: index === 0,
});

export const articleSlots: readonly AdSlot[] = [0, 1, 2].map(articleSlot);

export const adSlots: readonly AdSlot[] = [listSlot, ...articleSlots];
