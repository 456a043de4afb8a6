import { sql } from 'kysely';
import type { Database } from '../database/open-database.ts';
import { tidy } from '../database/tidy-regularly.ts';
import { loadSites } from './load/load-world.ts';
import { keepFigures } from './figures/keep-figures.ts';
import { daysSince, moveForward } from './move-forward.ts';
import { moveRoundsForward } from './move-rounds-forward.ts';
import type { SeedSite } from './seed-site.ts';

interface Wanted {
  readonly sites: readonly SeedSite[];
  readonly dataDir: string;
  /** Unix seconds. */
  readonly now: number;
  /** Stops the drawing of pictures. */
  readonly signal: AbortSignal;
}

const bookkeeping = (db: Database) => db.selectFrom('settings').select('value').where('site', '=', 'main').where('key', '=', 'seededAt').executeTakeFirst();

const seedLock = 7_310_214;

/** Writes the seed unless another start has. Two that begin at once wait for each other. Gives when the first start was. */
const seedOnce = async (db: Database, { sites, now }: Wanted): Promise<number> => {
  const { writeSeed } = await import('./write-seed.ts');
  const seededAt = await db.transaction().execute(async (all) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(seedLock)})`.execute(all);
    const other = await bookkeeping(all);
    if (other !== undefined) return Number(other.value);
    await writeSeed(all, sites, now);
    return now;
  });
  await tidy({ db });
  return seededAt;
};

/**
 * Sees to it that the seed is there, under today's site names and with today's dates. Pictures that are still missing are drawn
 * meanwhile; `originals` settles when they are.
 */
export const keepSeeded = async (db: Database, wanted: Wanted): Promise<{ readonly originals: Promise<void> }> => {
  const known = await bookkeeping(db);
  if (known !== undefined) await loadSites(db, wanted.sites);
  const seededAt = known === undefined ? await seedOnce(db, wanted) : Number(known.value);
  const zone = wanted.sites.find(({ role }) => role === 'main')?.timeZone ?? 'Europe/Budapest';
  await keepFigures(db, wanted.now);
  await moveRoundsForward(db, daysSince({ seededAt, now: wanted.now, zone }));
  if (await moveForward(db, { seededAt, now: wanted.now, zone })) await tidy({ db });
  const { drawMissingPictures } = await import('./pictures-kept.ts');
  const { writeMissingSounds } = await import('./sounds/sounds-kept.ts');
  return { originals: Promise.all([writeMissingSounds(wanted), drawMissingPictures(wanted)]).then(() => undefined) };
};
