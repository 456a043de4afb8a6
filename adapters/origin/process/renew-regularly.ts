import type { Database } from '../database/connection/open-database.ts';
import { repeatHourly } from '../database/maintenance/repeat.ts';
import { complain } from './origin-options.ts';
import type { TimedOptions } from './origin-options.ts';

/**
 * Lets the seasons of the sample begin anew when they have been played out, and its daily figures grow, for an origin
 * that nobody starts again. Gives what stops it.
 */
export const renewRegularly = (
  db: Database,
  { content, sample, time, now, log = complain }: Pick<TimedOptions, 'content' | 'sample' | 'time' | 'now' | 'log'>,
): (() => Promise<void>) =>
  content.kind === 'stored' ? repeatHourly(() => sample.renew(db, now()), { time, log }) : async () => undefined;
