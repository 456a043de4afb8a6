/** How high the picture stands that a page opens with: the whole window, half of it, or no picture. */
export type HeroLayout = 'none' | 'full' | 'half';

/** Widths up to this many pixels have the lower header (spec §2.9). */
const narrowWidth = 900;

const wide: Readonly<Record<HeroLayout, number>> = { none: 50, full: 80, half: 30 };
const narrow: Readonly<Record<HeroLayout, number>> = { none: 30, full: 50, half: 30 };

/**
 * Pixels from the top within which the header always stands. The specification gives 50, 80 and 30; which is whose is
 * our reading (spec §2.9).
 */
export const headerThreshold = (hero: HeroLayout, width: number): number =>
  (width <= narrowWidth ? narrow : wide)[hero];
