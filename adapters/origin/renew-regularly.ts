import type { Database } from './database/open-database.ts';
import { repeatHourly } from './database/repeat.ts';
import { complain, secondsOf } from './origin-options.ts';
import type { OriginOptions } from './origin-options.ts';

/**
 * Lets the seasons of the sample begin anew when they have been played out, and its daily figures grow, for an origin
 * that nobody starts again. Gives what stops it.
 */
export const renewRegularly = (
  db: Database,
  {
    content,
    sample,
    time,
    now = secondsOf(time),
    log = complain,
  }: Pick<OriginOptions, 'content' | 'sample' | 'time' | 'now' | 'log'>,
): (() => Promise<void>) =>
  content.kind === 'sample' ? repeatHourly(() => sample.renew(db, now()), log) : async () => undefined;
