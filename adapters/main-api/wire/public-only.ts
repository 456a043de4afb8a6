import type { z } from 'zod';
import { type Publication, publish, type Published } from '#core/editorial/articles/published.ts';
import type { Clock } from '#core/ports/clock.ts';
import { lenientList, tolerantList } from '#adapters/http/tolerant-list.ts';

export interface PublicNeeds {
  readonly clock: Clock;
  /**
   * Called with the seconds until an item that the response contains too early becomes public. Cache entries from this
   * response expire then.
   */
  readonly onScheduled?: (seconds: number) => void;
}

const year = 366 * 86_400;

/**
 * Null for content that is not public yet; a main API may return more than it should (R42). A date more than a year
 * ahead is an error: otherwise a list of such items would be an empty list.
 */
export const publicOnly = <T>(
  { clock, onScheduled }: PublicNeeds,
  thing: T,
  publication: Publication,
  context: Pick<z.core.$RefinementCtx, 'addIssue'>,
): Published<T> | null => {
  const now = clock.now();
  if (publication.active && publication.publishedAt > now + year) {
    context.addIssue({ code: 'custom', path: ['pubDate'], message: 'is more than a year ahead' });
    return null;
  }
  if (publication.active && publication.publishedAt > now) onScheduled?.(publication.publishedAt - now);
  return publish(thing, publication, now);
};

const known = <T>(items: readonly (T | null)[]): readonly T[] => items.filter((item) => item !== null);

export const publicList = <T>(item: z.ZodType<T | null>): z.ZodType<readonly T[]> =>
  tolerantList(item).transform(known);

export const lenientPublicList = <T>(item: z.ZodType<T | null>, max = Infinity): z.ZodType<readonly T[]> =>
  lenientList(item, max).transform(known);
