import type { KnownPicture, Label, MovedArticle, OldList } from '#adapters/migration/moved/moved-article.ts';

/** A hash of the listed fields of a post, to see that it has changed. */
export interface Print {
  readonly id: string;
  readonly print: string;
  /** Of the featured picture. */
  readonly media: string | null;
  /** Unix seconds. */
  readonly publishedAt: number;
  /** Unix seconds. */
  readonly modified: number;
}

export interface PrintPage {
  readonly prints: readonly Print[];
  /** Of all pages. */
  readonly total: number;
  readonly pages: number;
}

/** A part of the list of all posts by id, of one answer. */
export interface Slice {
  /** Of its first post. */
  readonly offset: number;
  readonly prints: readonly Print[];
  /** Of the whole list. */
  readonly total: number;
}

export const labelKinds = ['category', 'tag', 'author'] as const;
export type DeskLabelKind = (typeof labelKinds)[number];

export interface DeskLabel {
  readonly kind: DeskLabelKind;
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  /** Id of the broader category; empty for none, absent where the desk has none. */
  readonly parent?: string;
}

export interface LabelPage {
  readonly labels: readonly DeskLabel[];
  readonly pages: number;
}

/** Of a featured picture: changes when its alternative text, caption or file does. */
export interface MediaPrint {
  readonly id: string;
  readonly print: string;
}

export interface DeskText {
  readonly article: MovedArticle;
  readonly isSticky: boolean;
  readonly categories: readonly Label[];
  readonly tags: readonly Label[];
  /** Pictures that the text names by number. */
  readonly pictureOf?: (id: string) => KnownPicture | undefined;
}

export interface DeskPost extends DeskText {
  readonly print: Print;
}

export type Fate = 'shown' | 'hidden' | 'gone';

/** `since`: unix seconds. */
export type Listing = { readonly way: 'new' | 'changed'; readonly since: number } | { readonly way: 'sweep' };

/** A running WordPress or Ghost. Each call is one request or few; a bad answer throws a `DeskFault`. */
export interface Desk {
  readonly zone: () => Promise<string>;
  /** Pages begin with 1, by id. */
  readonly list: (listing: Listing, page: number) => Promise<PrintPage>;
  /**
   * At most 20 posts of the list by id from an offset on; it may give more before and after them. Absent where a desk cannot: what
   * disappears is then found by a sweep.
   */
  readonly slice?: (offset: number, count: number) => Promise<Slice>;
  readonly labels: (kind: DeskLabelKind, page: number) => Promise<LabelPage>;
  /** Addresses of the labels that are known so far. */
  readonly lists?: () => readonly OldList[];
  /** At most 100. */
  readonly media: (ids: readonly string[]) => Promise<readonly MediaPrint[]>;
  /** At most 20; those that readers cannot see are absent. */
  readonly posts: (ids: readonly string[]) => Promise<readonly DeskPost[]>;
  /** Those of at most 100 ids that a list shows. */
  readonly listed: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
  readonly fate: (id: string) => Promise<Fate>;
  /** As its author sees it, with changes that are not published. Null where there is none, also without a key. */
  readonly draft?: (id: string) => Promise<DeskText | null>;
}
