/** What a tab holds: articles, data in blocks, or the prediction game. */
export type TabContent =
  | {
      readonly kind: 'articles';
      /** Slug of a tag that its articles bear beside the supplement's own section; null for all of them. */ readonly tag:
        | string
        | null;
    }
  | {
      readonly kind: 'data';
      /** Whether it has addresses below its own, as the data of an election has (spec §2.3). */
      readonly deep: boolean;
      /**
       * Those of them that a bar of their own leads to, the tab's own (empty) first; none where the tab is a single
       * view.
       */
      readonly views: readonly { readonly label: string; readonly below: string }[];
    }
  | { readonly kind: 'game' };

/** One tab of a supplement's bar; the first has no sub-path. */
export interface SupplementTab {
  readonly label: string;
  /** Path below the supplement's own; empty on the tab of all articles. */
  readonly subPath: string;
  readonly content: TabContent;
}

/** Colours that tell supplements apart, each legible in light and dark. */
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

/** A collection on one topic under /melleklet/{slug}; configuration lists them all (spec §2.3). */
export interface Supplement {
  readonly slug: string;
  /** Also the name of the section that its articles bear. */
  readonly title: string;
  readonly lead: string;
  readonly colour: SupplementColour;
  /** What its mark is drawn by: the path of lines on a square of 24. */
  readonly mark: string;
  /** Sub-path of the tab whose data tells where the thing stands now; null where none does. */
  readonly standing: string | null;
  readonly boxes: readonly SupplementBox[];
  readonly tabs: readonly SupplementTab[];
}
