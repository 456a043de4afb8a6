import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { systemTime } from '#adapters/time/system-time.ts';
import type { Time } from '#adapters/time/time.ts';
import { askAtOnce } from './ask-at-once.ts';
import type { DatabasePlace } from '../storage/place.ts';
import { lockDataFolder } from '../storage/data-folder-lock.ts';
import { explaining } from '../storage/explain-trouble.ts';
import { watchedClient } from './lost-line.ts';
import { withFirstOpening } from './first-opening.ts';
import { openInMemory } from './open-in-memory.ts';
import { PlanningClient } from './planning-client.ts';
import type { Schema } from '../schema/schema.ts';
import { watchPglite } from './watch-pglite.ts';

export type Database = Kysely<Schema>;

export interface OpenDatabase {
  readonly db: Database;
  /** True when queries are computed on the calling thread. */
  readonly embedded: boolean;
  /** Rejects when it can never be used again in this process; a server that is away comes back. */
  readonly broken: Promise<never>;
  close(): Promise<void>;
}

const int8 = 20;

/** Counts and unix seconds fit a JavaScript number; everything else is read as node-postgres reads it. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === int8 && format !== 'binary' ? Number : pg.types.getTypeParser(oid, format as 'text'),
};

const overPool = (pool: pg.Pool): Database => new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });

/** Milliseconds; a host that is gone does not even refuse. */
const longestConnecting = 5_000;

const openServer = (databaseUrl: string, log: (cause: unknown) => void, time: Time): OpenDatabase => {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 8,
    types,
    connectionTimeoutMillis: longestConnecting,
    Client: watchedClient(databaseUrl, time),
  });
  // An idle connection that the server drops must not end the process: the pool opens another one.
  pool.on('error', log);
  // Nor one that is lent out, between two statements: the pool listens to idle ones alone, and the next statement
  // fails.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  const db = overPool(pool);
  return { db, embedded: false, broken: new Promise<never>(() => undefined), close: () => db.destroy() };
};

/**
 * Within a process that has other things to keep: what is not in these buffers is in the system's own cache of files,
 * where one page is as near as another.
 */
const modestMemory = ['-c', 'shared_buffers=8MB', '-c', 'maintenance_work_mem=16MB', '-c', 'random_page_cost=1.1'];

/** In WebAssembly what is computed costs several times what PostgreSQL reckons beside what is read. */
const dearComputing = ['-c', 'cpu_operator_cost=0.02'];

/** One connection of node-postgres over PGlite, so that both databases give the same types and errors. */
const openEmbedded = async (
  folder: string | undefined,
  release: () => Promise<void>,
  time: Time,
): Promise<OpenDatabase> => {
  const [{ PGlite }, { createPgConfig }, { PrivateNodeFs }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/node-postgres'),
    import('../storage/private-node-fs.ts'),
  ]);
  const options = { startParams: [...PGlite.defaultStartParams, ...modestMemory, ...dearComputing] };
  const pglite =
    folder === undefined
      ? await openInMemory((copied) => new PGlite({ ...options, ...copied }))
      : new PGlite({ ...options, fs: new PrivateNodeFs(folder) });
  await pglite.waitReady;
  const watch = watchPglite(pglite, time);
  askAtOnce(pglite);
  const connection = { ...createPgConfig(pglite), max: 1, types, Client: PlanningClient };
  const db = overPool(new pg.Pool(connection as pg.PoolConfig));
  const close = async (): Promise<void> => {
    watch.stop();
    // What is broken would never say that it is closed.
    if (!watch.isBroken()) {
      await db.destroy();
      await pglite.close();
    }
    await release();
  };
  return { db, embedded: true, broken: watch.broken, close };
};

const openFolder = async (dataDir: string, holder: string, time: Time): Promise<OpenDatabase> => {
  const folder = join(dataDir, 'pg');
  const lock = await lockDataFolder(dataDir, holder, time);
  try {
    return await withFirstOpening(dataDir, folder, () => openEmbedded(folder, lock.release, time));
  } catch (cause) {
    await lock.release();
    throw cause;
  }
};

/**
 * Opens the content database; throws a `DatabaseTrouble`. A folder is locked until `close`: a second process (or
 * worker) that opens it
 * is told that it is in use, because PGlite itself would let both write and lose rows. `holder` names who holds the
 * lock.
 */
export const openDatabase = (
  place: DatabasePlace,
  holder = 'origin',
  log: (cause: unknown) => void = () => undefined,
  time: Time = systemTime,
): Promise<OpenDatabase> =>
  explaining(place, async () => {
    if ('databaseUrl' in place) return openServer(place.databaseUrl, log, time);
    if ('inMemory' in place) return openEmbedded(undefined, async () => undefined, time);
    return openFolder(place.dataDir, holder, time);
  });
