import type { AdSize, AdSlot } from './ad-slot.ts';
import { fittingSizes } from './ad-slot.ts';
import type { AdSlotState } from './next-slot-state.ts';

const tallest = (sizes: readonly AdSize[]): AdSize | null =>
  sizes.reduce<AdSize | null>((best, size) => (best === null || size[1] > best[1] ? size : best), null);

/**
 * The room that a slot takes on a page this many pixels wide: its tallest fitting size, kept even when no ad comes,
 * so that nothing jumps
 * (R26). Null: no room, because nothing fits or because the slot is collapsed until it is filled (spec §3.3).
 */
export const reservedSize = (
  { sizes, loadCollapsed }: Pick<AdSlot, 'sizes' | 'loadCollapsed'>,
  state: AdSlotState,
  width: number,
): AdSize | null => {
  const isFilled = state.kind === 'loaded' && state.filled === true;
  return loadCollapsed && !isFilled ? null : tallest(fittingSizes(sizes, width));
};
