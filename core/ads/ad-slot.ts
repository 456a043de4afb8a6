/** Width and height in CSS pixels. */
export type AdSize = readonly [width: number, height: number];

/** The sizes that ads are sold in (spec §9). */
export const standardAdSizes: readonly AdSize[] = [
  [970, 250],
  [300, 250],
  [640, 360],
];

/** A place for an ad (spec §3.3, "Ad slot definition"). */
export interface AdSlot {
  readonly name: string;
  readonly sizes: readonly AdSize[];
  /** At once, or when it comes near the part of the page that is seen. */
  readonly loadMode: 'early' | 'in-view';
  /** Pixels around the seen part of the page that count as near. */
  readonly observerMargin: number;
  /** Takes no room before it is filled. */
  readonly loadCollapsed: boolean;
  /** Not silenced by super tags of partner content. */
  readonly pr: boolean;
  /** Waits 2 s after it was initialised. */
  readonly delay: boolean;
  /** Filled by the header-bidding partner. */
  readonly setupad: boolean;
  /** Stays in place while the page scrolls. */
  readonly fixed: boolean;
}

const widestMargin = 300;

/** The margin that a slot is observed with: 0 to 300 px (spec §9). */
export const observerMargin = ({ observerMargin: wanted }: Pick<AdSlot, 'observerMargin'>): number =>
  wanted > 0 ? Math.min(wanted, widestMargin) : 0;

const desktopFrom = 768;

/**
 * Whether a page this many pixels wide counts as desktop (spec §9); beside a list an ad stands there alone (spec
 * §2.4).
 */
export const isDesktop = (width: number): boolean => width >= desktopFrom;

/** The sizes that fit a page this many pixels wide. */
export const fittingSizes = (sizes: readonly AdSize[], width: number): readonly AdSize[] =>
  sizes.filter(([wide]) => wide <= width);
