import type { Body } from '../../editorial/articles/body.ts';
import type { CoverCards } from '../../editorial/front-page/fill-cover.ts';
import type { Quote } from '../../editorial/front-page/unique.ts';

/** A planned cover above its list (spec §9). Parts that failed to load are empty or null. */
export interface CoverExtras extends CoverCards {
  readonly opening: Body | null;
  readonly video: Body | null;
  readonly quotes: readonly Quote[];
}
