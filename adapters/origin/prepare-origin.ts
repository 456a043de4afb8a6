import { followOthers } from './changes/follow-others.ts';
import { pruneRegularly } from './changes/prune-regularly.ts';
import { watchEdits } from './database/edits/watch-edits.ts';
import { migrate } from './database/migrate.ts';
import { explaining } from './database/explain-trouble.ts';
import { openDatabase } from './database/open-database.ts';
import type { OpenDatabase } from './database/open-database.ts';
import { tidyRegularly } from './database/tidy-regularly.ts';
import type { Newsroom } from './main-api/newsroom.ts';
import { openNewsroom } from './main-api/open-newsroom.ts';
import { complain, systemClock } from './origin-options.ts';
import type { OriginOptions } from './origin-options.ts';
import type { Removals } from './removals/open-removals.ts';
import { measureSounds } from './uploads/measure-sound.ts';

export interface Prepared {
  readonly database: OpenDatabase;
  readonly newsroom: Newsroom;
  /** Stops following and tidying the database; it can be closed then. */
  readonly unfollow: () => Promise<void>;
  /** Settles when the seed's pictures are drawn, or their drawing was stopped. */
  readonly originals: Promise<void>;
}

const fill = async (
  { db }: OpenDatabase,
  { content, dataDir, now = systemClock }: OriginOptions,
  signal: AbortSignal,
): Promise<Pick<Prepared, 'originals'>> => {
  if (content.kind === 'world') {
    const { loadWorld } = await import('./seed/load/load-world.ts');
    await loadWorld(db, content.world, now());
    return { originals: Promise.resolve() };
  }
  const { keepSeeded } = await import('./seed/keep-seeded.ts');
  return keepSeeded(db, { sites: content.sites, dataDir, now: now(), signal });
};

/** On a server other processes may write too; an embedded database has this one alone. */
const openFollowing = async (
  { db, embedded }: OpenDatabase,
  { database: place, dataDir, now = systemClock, log = complain }: OriginOptions,
  removals: Removals,
): Promise<Pick<Prepared, 'newsroom' | 'unfollow'>> => {
  const needs = { db, embedded, now, measureSound: measureSounds(dataDir), log, onNewer: () => removals.catchUp(db) };
  if (!('databaseUrl' in place)) return { newsroom: await openNewsroom(needs), unfollow: async () => undefined };
  let newsroom: Newsroom | null = null;
  const watch = watchEdits(place.databaseUrl, () => void newsroom?.edits.catchUp().catch(() => undefined));
  newsroom = await openNewsroom({ ...needs, askEdition: watch.read }).catch(async (cause: unknown) => {
    await watch.close();
    throw cause;
  });
  const stop = followOthers(newsroom.edits, log);
  return {
    newsroom,
    unfollow: async () => {
      stop();
      await watch.close();
    },
  };
};

/** Opens the database, brings it up to date, and follows what is written into it. */
export const prepareOrigin = async (
  options: OriginOptions,
  removals: Removals,
  signal: AbortSignal,
): Promise<Prepared> => {
  const { log = complain } = options;
  const database = await openDatabase(options.database, options.holder, log);
  try {
    const filled = async (): Promise<Pick<Prepared, 'originals'>> => {
      await migrate(database.db);
      return fill(database, options, signal);
    };
    const { originals } = await explaining(options.database, () => Promise.race([filled(), database.broken]));
    const { newsroom, unfollow } = await openFollowing(database, options, removals);
    await removals.catchUp(database.db);
    const stop = [tidyRegularly(database, log), pruneRegularly(database.db, log), unfollow, removals.settled];
    return {
      database,
      originals,
      newsroom,
      unfollow: async () => {
        for (const end of stop) await end();
      },
    };
  } catch (cause) {
    await database.close();
    throw cause;
  }
};
