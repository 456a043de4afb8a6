import { sql } from 'kysely';
import type { Database } from '../../origin/database/connection/open-database.ts';
import { tidy } from '../../origin/database/maintenance/tidy-regularly.ts';
import { everything } from '../../origin/database/edits/change.ts';
import type { Edition } from '../../origin/database/edits/edition.ts';
import { inEdit } from '../../origin/database/edits/in-edit.ts';
import type { Edited } from '../../origin/database/edits/in-edit.ts';
import { keepSites } from '../../origin/content/load-sites.ts';
import { keepLiveScores } from '../live-scores/keep-live-scores.ts';
import { keepFigures } from './keep-figures.ts';
import { keepSurroundings } from './keep-surroundings.ts';
import { makeOriginals } from './make-originals.ts';
import { daysSince, moveForward } from './move-forward.ts';
import type { Span } from './move-forward.ts';
import { moveRoundsForward } from './move-rounds-forward.ts';
import type { SampleKept, SampleWanted } from '../../origin/newsroom/context/sample-newspaper.ts';

const bookkeeping = (db: Database) =>
  db.selectFrom('settings').select('value').where('site', '=', 'main').where('key', '=', 'seededAt').executeTakeFirst();

const sampleLock = 7_310_214;

/** Writes the sample once. Concurrent starts wait for each other. Returns the time of the first start. */
const writeOnce = async (db: Database, { sites, now }: SampleWanted): Promise<Edited<number>> => {
  const { writeSample } = await import('./write-sample.ts');
  const seeded = await inEdit(db, async (all) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(sampleLock)})`.execute(all);
    const other = await bookkeeping(all);
    if (other !== undefined) return { done: Number(other.value), changes: [] };
    await writeSample(all, sites, now);
    return { done: now, changes: [everything] };
  });
  await tidy({ db });
  return seeded;
};

const bringToToday = async (db: Database, { seededAt, now, zone }: Span): Promise<Edition | null> => {
  const { done: moved, edition } = await inEdit(db, async (all) => {
    const grown = await keepFigures(all, now);
    await keepSurroundings(all);
    await keepLiveScores(all, now);
    const rounds = await moveRoundsForward(all, daysSince({ seededAt, now, zone }));
    const articles = await moveForward(all, { seededAt, now, zone });
    return { done: articles, changes: grown || rounds || articles ? [everything] : [] };
  });
  if (moved) await tidy({ db });
  return edition;
};

/** Creates or updates the sample: site names and dates of today. Missing pictures are rendered in the background. */
export const keepSample = async (db: Database, wanted: SampleWanted): Promise<SampleKept> => {
  const known = await bookkeeping(db);
  const renamed = known === undefined ? null : await keepSites(db, wanted.sites);
  const { done: seededAt, edition: seeded } =
    known === undefined ? await writeOnce(db, wanted) : { done: Number(known.value), edition: renamed };
  const zone = wanted.sites.find(({ role }) => role === 'main')?.timeZone ?? 'Europe/Budapest';
  const moved = await bringToToday(db, { seededAt, now: wanted.now, zone });
  const draw = async (): Promise<void> => {
    await wanted.drawnElsewhere;
    await makeOriginals(wanted);
  };
  return {
    isNew: known === undefined,
    originals: draw(),
    edition: moved ?? seeded,
  };
};
