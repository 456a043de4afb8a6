import type { AdSlot } from './ad-slot.ts';

/** The place for an ad beside every list, on desktop alone (spec §2.4). */
export const listSlot: AdSlot = {
  name: 'list-sidebar',
  sizes: [[300, 250]],
  loadMode: 'in-view',
  observerMargin: 200,
  loadCollapsed: false,
  pr: false,
  delay: false,
  setupad: false,
  fixed: false,
};
