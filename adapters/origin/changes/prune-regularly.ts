import type { Database } from '../database/connection/open-database.ts';
import { repeatHourly, type RepeatNeeds } from '../database/maintenance/repeat.ts';
import { pruneChanges } from './change-log.ts';

const afterTheStart = 10_000;

export const pruneRegularly = (db: Database, needs: RepeatNeeds): (() => Promise<void>) =>
  repeatHourly(() => pruneChanges(db), needs, afterTheStart);
