import type { FollowedKey } from '../../../readers/followed/followed-list.ts';
import type { ArticleList } from '../../../editorial/lists/article-list.ts';

export interface FollowedThing extends FollowedKey {
  readonly name: string;
  readonly path: string | null;
  /** `empty`: no articles, or the name no longer exists; `unavailable`: the request failed. */
  readonly state: 'found' | 'empty' | 'unavailable';
}

export interface FollowedContent {
  readonly things: readonly FollowedThing[];
  readonly list: ArticleList;
  readonly because: readonly (readonly number[])[];
  readonly own: string;
  readonly path: string;
  readonly feed: string;
  readonly tooMany: boolean;
}
