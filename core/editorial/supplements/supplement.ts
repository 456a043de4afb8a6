export type TabContent =
  | {
      readonly kind: 'articles';
      readonly tag: string | null;
    }
  | {
      readonly kind: 'data';
      /** Whether addresses below the tab exist, e.g. constituencies (spec §2.3). */
      readonly deep: boolean;
      readonly views: readonly { readonly label: string; readonly below: string }[];
    }
  | { readonly kind: 'game' };

export interface SupplementTab {
  readonly label: string;
  readonly subPath: string;
  readonly content: TabContent;
}

/** All colours are legible in light and dark mode. */
export const supplementColours = [
  'vermilion',
  'maroon',
  'pitch',
  'gold',
  'slate',
  'sky',
  'plum',
  'teal',
  'navy',
  'brick',
] as const;

export type SupplementColour = (typeof supplementColours)[number];

export type SupplementBox = 'election' | 'eu-disclaimer';

/** A topic collection under /melleklet/{slug}, defined in the configuration (spec §2.3). */
export interface Supplement {
  readonly slug: string;
  readonly title: string;
  readonly lead: string;
  readonly colour: SupplementColour;
  /** SVG path data on a 24×24 grid. */
  readonly mark: string;
  readonly standing: string | null;
  readonly boxes: readonly SupplementBox[];
  readonly tabs: readonly SupplementTab[];
}
