import type { NewestTitle } from '../../editorial/lists/newest-beside.ts';
import type { PublishedCard } from '../../editorial/articles/article.ts';
import type { ArticleList } from '../../editorial/lists/article-list.ts';
import type { ListHeader } from '../../editorial/lists/list-header.ts';
import type { LiveNow } from '../../sport/live/live-now.ts';
import type { PodcastFeedLink } from '../page-head.ts';
import type { SportWay } from './sport-ways.ts';
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
  /** `index` is the card's position in the list (R22). */
  readonly highlight: { readonly index: number; readonly card: PublishedCard } | null;
  /** Exactly four cards, or null (spec §2.4). */
  readonly highlightBox: readonly PublishedCard[] | null;
  readonly newest: readonly PublishedCard[];
  readonly newestTitle: NewestTitle;
  readonly boxes: ListBoxes;
  readonly hiking: HikingGuide | null;
  readonly path: string;
  readonly podcast?: PodcastFeedLink;
  /** From a tag of sport to its results. */
  readonly sportWay?: SportWay;
  /** Of the sport section. */
  readonly live?: LiveNow;
}
