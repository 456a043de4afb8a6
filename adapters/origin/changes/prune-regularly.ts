import type { Database } from '../database/connection/open-database.ts';
import { repeatHourly, type RepeatNeeds } from '../database/maintenance/repeat.ts';
import { pruneChanges } from './change-log.ts';

/** Milliseconds: what a start's first readers ask goes before. */
const afterTheStart = 10_000;

/** Keeps the change log short, now and then. Gives what stops it; what is under way then is awaited. */
export const pruneRegularly = (db: Database, needs: RepeatNeeds): (() => Promise<void>) =>
  repeatHourly(() => pruneChanges(db), needs, afterTheStart);
