/** A story that an editor placed. Times are unix seconds; null: at once, and until it is removed. */
export interface PlacedStory {
  readonly slug: string;
  readonly at: number | null;
  readonly until: number | null;
}

/** `list` is the list index that fills the block after the placed stories. */
export interface FrontBlock {
  readonly position: number;
  readonly layout: string;
  readonly title: string;
  readonly path: string | null;
  readonly site: string | null;
  readonly list: string | null;
  readonly size: number;
  readonly maxAge: number | null;
  readonly items: readonly PlacedStory[];
}

/** `known`: the front before the first recorded edit. */
export type FrontAction = 'known' | 'placed' | 'moved' | 'removed' | 'breaking' | 'imported' | 'restored';

export interface Front {
  readonly site: string;
  readonly version: number;
  readonly blocks: readonly FrontBlock[];
}

export interface ShownFront {
  readonly site: string;
  readonly version: number;
  /** Unix seconds. */
  readonly at: number;
  readonly blocks: readonly {
    readonly position: number;
    readonly layout: string;
    readonly title: string;
    readonly path: string | null;
    readonly items: readonly { readonly slug: string; readonly title: string; readonly placed: boolean }[];
    /** Placed for a later time. */
    readonly waiting: readonly PlacedStory[];
  }[];
}

export interface ListedFront {
  readonly version: number;
  readonly at: number | null;
  readonly actor: string | null;
  readonly action: FrontAction;
  readonly stories: number;
  readonly current: boolean;
}

export interface FrontEdited {
  readonly site: string;
  readonly version: number;
  readonly changed: boolean;
  /** The block and the place of the story there; null for other edits. */
  readonly block: number | null;
  readonly position: number | null;
  /** Stories that no longer exist. */
  readonly missing: readonly string[];
}
