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

export type SupplementBox = 'election' | 'eu-disclaimer';

/** A collection on one topic under /melleklet/{slug}; configuration lists them all (spec §2.3). */
export interface Supplement {
  readonly slug: string;
  /** Also the name of the section that its articles bear. */
  readonly title: string;
  readonly lead: string;
  readonly boxes: readonly SupplementBox[];
  readonly tabs: readonly SupplementTab[];
}
