import type { PublishedCard } from '../../editorial/articles/article.ts';
import type { ArticleList } from '../../editorial/lists/article-list.ts';
import type { ListHeader } from '../../editorial/lists/list-header.ts';
import type { PodcastFeedLink } from '../page-head.ts';
import type { HikingGuide, ListBoxes } from './list-boxes.ts';

export interface Tab {
  readonly label: string;
  readonly path: string;
  readonly current: boolean;
}

export interface ListContent {
  readonly header: ListHeader;
  readonly tabs: readonly Tab[];
  readonly list: ArticleList;
  /** The article set into the list at this index, when there is one (R22). */
  readonly highlight: { readonly index: number; readonly card: PublishedCard } | null;
  /** Exactly four, or absent (spec §2.4). */
  readonly highlightBox: readonly PublishedCard[] | null;
  /** Newest articles beside the list; empty where the box does not stand. */
  readonly newest: readonly PublishedCard[];
  readonly boxes: ListBoxes;
  /** Null everywhere but in the hiking section. */
  readonly hiking: HikingGuide | null;
  /** Path that page numbers are added to. */
  readonly path: string;
  /** The podcast whose page the list is. */
  readonly podcast?: PodcastFeedLink;
}
