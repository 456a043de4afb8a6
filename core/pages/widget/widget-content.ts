import type { Site } from '../../addresses/sites/site.ts';
import type { PublishedCard } from '../../editorial/articles/article.ts';

/** What the native app shows of a front page. */
export interface WidgetContent {
  readonly cards: readonly PublishedCard[];
  /** The site's own picture, in the two shapes of telephones, where the first article has none (spec §3.1). */
  readonly covers: Site['mobileCovers'];
}
