import type { Site } from '../../addresses/sites/site.ts';
import type { PublishedCard } from '../../editorial/articles/article.ts';

export interface WidgetContent {
  readonly cards: readonly PublishedCard[];
  /** Fallback image for two phone shapes, when the first article has none (spec §3.1). */
  readonly covers: Site['mobileCovers'];
}
