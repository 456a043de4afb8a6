import type { ResultAsync } from 'neverthrow';
import type { PublishedCard } from '../editorial/articles/article.ts';
import type { Failure } from '../failure/failure.ts';
import type { Recommendations } from '../editorial/front-page/front-block.ts';

/**
 * Recommends articles beside front pages and covers, and below articles (spec §7.1, "Front page and recommendations").
 */
export interface Recommender {
  /** `version` is 1 to 20. */
  recommended(site: string, version: number): ResultAsync<Recommendations, Failure>;
  section(site: string, superTag: string): ResultAsync<readonly PublishedCard[], Failure>;
}
