export type HeroLayout = 'none' | 'full' | 'half';

/** Pixels (spec §2.9). */
const narrowWidth = 900;

const wide: Readonly<Record<HeroLayout, number>> = { none: 50, full: 80, half: 30 };
const narrow: Readonly<Record<HeroLayout, number>> = { none: 30, full: 50, half: 30 };

/** Pixels. The specification gives 50, 80 and 30 without saying when each applies; this is our reading (spec §2.9). */
export const headerThreshold = (hero: HeroLayout, width: number): number =>
  (width <= narrowWidth ? narrow : wide)[hero];
