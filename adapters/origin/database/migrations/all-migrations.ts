import type { Migration } from 'kysely/migration';
import { newsroom } from './0001-newsroom.ts';
import { seedBookkeeping } from './0002-seed-bookkeeping.ts';

/** In order of their names. Imported rather than read from a folder, because the origin ships as one bundle. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-newsroom': newsroom,
  '0002-seed-bookkeeping': seedBookkeeping,
};
