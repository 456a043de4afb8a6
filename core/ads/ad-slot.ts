/** Width and height in CSS pixels. */
export type AdSize = readonly [width: number, height: number];

/** The sizes of spec §9. */
export const standardAdSizes: readonly AdSize[] = [
  [970, 250],
  [300, 250],
  [640, 360],
];

/** Spec §3.3, "Ad slot definition". */
export interface AdSlot {
  readonly name: string;
  readonly sizes: readonly AdSize[];
  readonly loadMode: 'early' | 'in-view';
  /** Pixels. */
  readonly observerMargin: number;
  readonly loadCollapsed: boolean;
  /** Exempt from ad suppression by super tags. */
  readonly pr: boolean;
  /** Loads 2 s after initialisation. */
  readonly delay: boolean;
  readonly setupad: boolean;
  readonly fixed: boolean;
}

const widestMargin = 300;

/** Clamped to 0–300 px (spec §9). */
export const observerMargin = ({ observerMargin: wanted }: Pick<AdSlot, 'observerMargin'>): number =>
  wanted > 0 ? Math.min(wanted, widestMargin) : 0;

const desktopFrom = 768;

/** Desktop by width in pixels (spec §9); lists show their sidebar ad only there (spec §2.4). */
export const isDesktop = (width: number): boolean => width >= desktopFrom;

export const fittingSizes = (sizes: readonly AdSize[], width: number): readonly AdSize[] =>
  sizes.filter(([wide]) => wide <= width);
