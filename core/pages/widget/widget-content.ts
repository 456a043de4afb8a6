import type { PublishedCard } from '../../articles/article.ts';

/** What the native app shows of a front page. */
export interface WidgetContent {
  readonly cards: readonly PublishedCard[];
}
