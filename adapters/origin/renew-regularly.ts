import type { Database } from './database/open-database.ts';
import { complain, systemClock } from './origin-options.ts';
import type { OriginOptions } from './origin-options.ts';

const everyHour = 3_600_000;

/**
 * Lets the seasons of the sample begin anew when they have been played out, for an origin that nobody starts again. Gives
 * what stops it; what is under way then is awaited.
 */
export const renewRegularly = (
  db: Database,
  { content, sample, now = systemClock, log = complain }: Pick<OriginOptions, 'content' | 'sample' | 'now' | 'log'>,
): (() => Promise<void>) => {
  if (content.kind !== 'sample') return async () => undefined;
  let renewing = Promise.resolve();
  const timer = setInterval(() => {
    renewing = sample.renew(db, now()).catch(log);
  }, everyHour);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await renewing;
  };
};
