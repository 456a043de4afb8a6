import { adSlots } from '#core/ads/house-slots.ts';
import { adUnitPath } from '#core/ads/ad-unit-path.ts';
import type { AdNetwork } from './ad-network.ts';
import { liveSlot } from './live-slot.ts';

const address = (): string => location.pathname + location.search;

/** Includes later pages; a slot ends with its page (spec §4). Returns a stop function. */
export const followSlots = (network: AdNetwork, code: string, site: string): (() => void) => {
  const alive = new Map<HTMLElement, () => void>();
  let shown = address();

  const look = (): void => {
    const isSame = shown === address();
    shown = address();
    for (const [element, end] of alive) {
      if (isSame && element.isConnected) continue;
      end();
      alive.delete(element);
    }
    for (const element of document.querySelectorAll<HTMLElement>('[data-slot]')) {
      const slot = adSlots.find(({ name }) => name === element.dataset['slot']);
      if (slot === undefined || alive.has(element)) continue;
      const unitPathOf = () => adUnitPath(code, site, slot.name);
      alive.set(element, liveSlot(element, slot, { network, unitPathOf }));
    }
  };

  const watcher = new MutationObserver(look);
  const app = document.getElementById('app');
  if (app) watcher.observe(app, { childList: true, subtree: true });
  look();
  return () => {
    watcher.disconnect();
    for (const end of alive.values()) end();
    alive.clear();
  };
};
