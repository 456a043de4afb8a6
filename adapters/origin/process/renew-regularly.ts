import type { Database } from '../database/connection/open-database.ts';
import { repeatHourly } from '../database/maintenance/repeat.ts';
import { complain } from './origin-options.ts';
import type { TimedOptions } from './origin-options.ts';

/** Renews the sample's seasons and daily figures without a restart. Returns a stop function. */
export const renewRegularly = (
  db: Database,
  { content, sample, time, now, log = complain }: Pick<TimedOptions, 'content' | 'sample' | 'time' | 'now' | 'log'>,
): (() => Promise<void>) =>
  content.kind === 'stored' ? repeatHourly(() => sample.renew(db, now()), { time, log }) : async () => undefined;
