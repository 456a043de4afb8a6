import { join } from 'node:path';
import { Kysely, type LogEvent, PostgresDialect } from 'kysely';
import pg from 'pg';
import { systemTime } from '#adapters/time/system-time.ts';
import type { Time } from '#adapters/time/time.ts';
import { askAtOnce } from './ask-at-once.ts';
import type { DatabasePlace, ServerPlace } from '../storage/place.ts';
import { lockDataFolder } from '../storage/data-folder-lock.ts';
import { explaining } from '../storage/explain-trouble.ts';
import { watchedClient } from './lost-line.ts';
import { withFirstOpening } from './first-opening.ts';
import { openInMemory } from './open-in-memory.ts';
import { PlanningClient, planningClients } from './planning-client.ts';
import type { Schema } from '../schema/schema.ts';
import { watchPglite } from './watch-pglite.ts';

export type Database = Kysely<Schema>;

export interface OpenDatabase {
  readonly db: Database;
  readonly embedded: boolean;
  /** Rejects when the database is unusable in this process. A server that is down recovers by itself. */
  readonly broken: Promise<never>;
  /** Statements that wait for a connection. */
  waiting(): number;
  close(): Promise<void>;
}

const int8 = 20;

/** int8 values are counts and unix seconds, which fit a JavaScript number. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === int8 && format !== 'binary' ? Number : pg.types.getTypeParser(oid, format as 'text'),
};

type OnStatement = ((event: LogEvent) => void) | undefined;

const overPool = (pool: pg.Pool, log: OnStatement): Database =>
  new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), ...(log && { log }) });

/** Milliseconds; a host that is down does not even refuse. */
const maxConnecting = 5_000;

/** `DATABASE_LISTEN_URL` says that a pooler is between. */
const clientsOf = ({ databaseUrl, listenUrl = databaseUrl }: ServerPlace): typeof pg.Client =>
  listenUrl === databaseUrl ? planningClients() : pg.Client;

const openServer = (
  place: ServerPlace,
  log: (cause: unknown) => void,
  time: Time,
  onStatement: OnStatement,
): OpenDatabase => {
  const pool = new pg.Pool({
    connectionString: place.databaseUrl,
    max: 8,
    types,
    connectionTimeoutMillis: maxConnecting,
    Client: watchedClient(place.databaseUrl, time, clientsOf(place)),
  });
  // Without this listener, an idle connection that the server closes ends the process.
  pool.on('error', log);
  // The pool listens only to idle connections. An error on a checked-out one fails its next statement.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  const db = overPool(pool, onStatement);
  return {
    db,
    embedded: false,
    broken: new Promise<never>(() => undefined),
    waiting: () => pool.waitingCount,
    close: () => db.destroy(),
  };
};

/** The OS page cache serves pages outside these buffers; random reads cost little more than sequential ones. */
const modestMemory = ['-c', 'shared_buffers=8MB', '-c', 'maintenance_work_mem=16MB', '-c', 'random_page_cost=1.1'];

/** WebAssembly makes computing more expensive relative to reads than PostgreSQL assumes. */
const dearComputing = ['-c', 'cpu_operator_cost=0.02'];

const openEmbedded = async (
  folder: string | undefined,
  release: () => Promise<void>,
  time: Time,
  onStatement: OnStatement,
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
  const pool = new pg.Pool(connection as pg.PoolConfig);
  const db = overPool(pool, onStatement);
  const close = async (): Promise<void> => {
    watch.stop();
    // A broken PGlite never finishes `close`.
    if (!watch.isBroken()) {
      await db.destroy();
      await pglite.close();
    }
    await release();
  };
  return { db, embedded: true, broken: watch.broken, waiting: () => pool.waitingCount, close };
};

const openFolder = async (
  dataDir: string,
  holder: string,
  time: Time,
  onStatement: OnStatement,
): Promise<OpenDatabase> => {
  const folder = join(dataDir, 'pg');
  const lock = await lockDataFolder(dataDir, holder, time);
  try {
    return await withFirstOpening(dataDir, folder, () => openEmbedded(folder, lock.release, time, onStatement));
  } catch (cause) {
    await lock.release();
    throw cause;
  }
};

/**
 * Throws a `DatabaseTrouble`. Locks the folder until `close`: PGlite would let a second process write and lose rows.
 */
export const openDatabase = (
  place: DatabasePlace,
  holder = 'origin',
  log: (cause: unknown) => void = () => undefined,
  time: Time = systemTime,
  onStatement?: (event: LogEvent) => void,
): Promise<OpenDatabase> =>
  explaining(place, async () => {
    if ('databaseUrl' in place) return openServer(place, log, time, onStatement);
    if ('inMemory' in place) return openEmbedded(undefined, async () => undefined, time, onStatement);
    return openFolder(place.dataDir, holder, time, onStatement);
  });
