import { sql } from 'kysely';
import type { Database } from '../database/open-database.ts';
import { tidy } from '../database/tidy-regularly.ts';
import { everything } from '../database/edits/change.ts';
import type { Edition } from '../database/edits/edition.ts';
import { inEdit } from '../database/edits/in-edit.ts';
import type { Edited } from '../database/edits/in-edit.ts';
import { loadSites } from './load/load-world.ts';
import { keepFigures } from './figures/keep-figures.ts';
import { daysSince, moveForward } from './move-forward.ts';
import type { Span } from './move-forward.ts';
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

const bookkeeping = (db: Database) =>
  db.selectFrom('settings').select('value').where('site', '=', 'main').where('key', '=', 'seededAt').executeTakeFirst();

const seedLock = 7_310_214;

/** Sites as they are configured. Gives the edition that a change of them made. */
export const keepSites = async (db: Database, sites: readonly SeedSite[]): Promise<Edition | null> =>
  (await inEdit(db, async (all) => ({ done: null, changes: (await loadSites(all, sites)) ? [everything] : [] })))
    .edition;

/** Writes the seed unless another start has. Two that begin at once wait for each other. Gives when the first start was. */
const seedOnce = async (db: Database, { sites, now }: Wanted): Promise<Edited<number>> => {
  const { writeSeed } = await import('./write-seed.ts');
  const seeded = await inEdit(db, async (all) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(seedLock)})`.execute(all);
    const other = await bookkeeping(all);
    if (other !== undefined) return { done: Number(other.value), changes: [] };
    await writeSeed(all, sites, now);
    return { done: now, changes: [everything] };
  });
  await tidy({ db });
  return seeded;
};

/** Brings the seed to today. */
const bringToToday = async (db: Database, { seededAt, now, zone }: Span): Promise<Edition | null> => {
  const { done: moved, edition } = await inEdit(db, async (all) => {
    const grown = await keepFigures(all, now);
    const rounds = await moveRoundsForward(all, daysSince({ seededAt, now, zone }));
    const articles = await moveForward(all, { seededAt, now, zone });
    return { done: articles, changes: grown || rounds || articles ? [everything] : [] };
  });
  if (moved) await tidy({ db });
  return edition;
};

interface Kept {
  /** Settles when every picture and sound of the seed is there. */
  readonly originals: Promise<void>;
  readonly edition: Edition | null;
}

/**
 * Sees to it that the seed is there, under today's site names and with today's dates. Pictures that are still missing are drawn
 * meanwhile.
 */
export const keepSeeded = async (db: Database, wanted: Wanted): Promise<Kept> => {
  const known = await bookkeeping(db);
  const renamed = known === undefined ? null : await keepSites(db, wanted.sites);
  const { done: seededAt, edition: seeded } =
    known === undefined ? await seedOnce(db, wanted) : { done: Number(known.value), edition: renamed };
  const zone = wanted.sites.find(({ role }) => role === 'main')?.timeZone ?? 'Europe/Budapest';
  const moved = await bringToToday(db, { seededAt, now: wanted.now, zone });
  const { drawMissingPictures } = await import('./pictures-kept.ts');
  const { writeMissingSounds } = await import('./sounds/sounds-kept.ts');
  return {
    originals: Promise.all([writeMissingSounds(wanted), drawMissingPictures(wanted)]).then(() => undefined),
    edition: moved ?? seeded,
  };
};
