import type { z } from 'zod';
import { type Publication, publish, type Published } from '#core/editorial/articles/published.ts';
import type { Clock } from '#core/ports/clock.ts';
import { lenientList, tolerantList } from '#adapters/http/tolerant-list.ts';

/** What tells whether something is public. */
export interface PublicNeeds {
  /** The main API's own time. */
  readonly clock: Clock;
  /**
   * Is told in how many seconds something comes out that an answer holds too early: what was made of the answer is
   * old then.
   */
  readonly onScheduled?: (seconds: number) => void;
}

/** What everybody may read by now, or null; a main API may tell more than it should (R42). */
export const publicOnly = <T>(
  { clock, onScheduled }: PublicNeeds,
  thing: T,
  publication: Publication,
): Published<T> | null => {
  const now = clock.now();
  if (publication.active && publication.publishedAt > now) onScheduled?.(publication.publishedAt - now);
  return publish(thing, publication, now);
};

const known = <T>(items: readonly (T | null)[]): readonly T[] => items.filter((item) => item !== null);

/** Of a list what is public; see `tolerantList`. */
export const publicList = <T>(item: z.ZodType<T | null>): z.ZodType<readonly T[]> =>
  tolerantList(item).transform(known);

/** Of a list that a page can do without what is public. */
export const lenientPublicList = <T>(item: z.ZodType<T | null>, most = Infinity): z.ZodType<readonly T[]> =>
  lenientList(item, most).transform(known);
