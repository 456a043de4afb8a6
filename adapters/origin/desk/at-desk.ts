import { explaining } from '../database/explain-trouble.ts';
import { openDatabase } from '../database/open-database.ts';
import type { DatabasePlace } from '../database/place.ts';
import type { SeedSite } from '../seed/seed-site.ts';
import type { ReservedWords } from './articles/reserved-words.ts';
import { bringUpToDate } from './backup/prepare-database.ts';
import { awaitNodes, carryOut } from './carry-out.ts';
import type { ToldOutcome } from './carry-out.ts';

export interface DeskPlace {
  readonly database: DatabasePlace;
  readonly dataDir: string;
  readonly sites: readonly SeedSite[];
  readonly reserved: ReservedWords;
}

/** Carries out one order with nobody else around: opens the database, with its schema and sites up to date, and closes it. Throws a `DatabaseTrouble` where it cannot be opened. */
export const atDesk = async (
  { database, dataDir, sites, reserved }: DeskPlace,
  order: { readonly do: string },
): Promise<ToldOutcome> => {
  const { db, broken, close } = await openDatabase(database, 'command line');
  try {
    const desk = { db, dataDir, sites, reserved, now: () => Math.floor(Date.now() / 1000) };
    // That order tells itself what was missing.
    if (order.do !== 'migrate') await explaining(database, () => Promise.race([bringUpToDate(desk), broken]));
    return await Promise.race([carryOut(desk, order).then((outcome) => awaitNodes(desk, outcome)), broken]);
  } finally {
    await close();
  }
};
