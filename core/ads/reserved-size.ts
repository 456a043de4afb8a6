import type { AdSize, AdSlot } from './ad-slot.ts';
import { fittingSizes } from './ad-slot.ts';
import type { AdSlotState } from './next-slot-state.ts';

const tallest = (sizes: readonly AdSize[]): AdSize | null =>
  sizes.reduce<AdSize | null>((best, size) => (best === null || size[1] > best[1] ? size : best), null);

/**
 * Reserves the tallest fitting size to prevent layout shift (R26). Null when nothing fits or the slot loads collapsed
 * (spec §3.3).
 */
export const reservedSize = (
  { sizes, loadCollapsed }: Pick<AdSlot, 'sizes' | 'loadCollapsed'>,
  state: AdSlotState,
  width: number,
): AdSize | null => {
  const isFilled = state.kind === 'loaded' && state.filled === true;
  return loadCollapsed && !isFilled ? null : tallest(fittingSizes(sizes, width));
};
