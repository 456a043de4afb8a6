import type { Followable } from '../../../readers/followed/followable.ts';
import type { FollowedKey } from '../../../readers/followed/followed-list.ts';
import type { ArticleList } from '../../../editorial/lists/article-list.ts';

/** Something that is followed, as far as it could be found. */
export interface FollowedThing extends FollowedKey {
  /** Its slug where nobody knows its name. */
  readonly name: string;
  /** Where all of it stands; null where there is nothing by now. */
  readonly path: string | null;
  /** Nothing came out yet, or nothing is called so any more; or nobody could be asked. */
  readonly state: 'found' | 'empty' | 'unavailable';
}

export interface FollowedContent {
  /** In the order of the address. */
  readonly things: readonly FollowedThing[];
  /** The newest of all, once each; without any where the address names nothing. */
  readonly list: ArticleList;
  /** For each of the list, the places of those of `things` that it belongs to. */
  readonly because: readonly (readonly number[])[];
  /** Path of the page without a list. */
  readonly own: string;
  /** Paths of the page and of its feed, with the list. */
  readonly path: string;
  readonly feed: string;
  /** The address names more than twenty, of which none is shown. */
  readonly tooMany: boolean;
  /** What somebody who follows nothing could begin with; empty where something is followed. */
  readonly starters: readonly (Followable & { readonly path: string })[];
}
