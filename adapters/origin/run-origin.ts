import type { Outcome } from './desk/carry-out.ts';
import { migrate } from './database/migrate.ts';
import { openDatabase } from './database/open-database.ts';
import type { OpenDatabase } from './database/open-database.ts';
import type { DatabasePlace } from './database/place.ts';
import { tidyRegularly } from './database/tidy-regularly.ts';
import { listen } from './http/listen.ts';
import type { Asked } from './http/listen.ts';
import { isReading, methodNotAllowed } from './http/method-not-allowed.ts';
import { notFound, Problem } from './http/problem.ts';
import type { Reply } from './http/reply.ts';
import { answerCall } from './main-api/answer-call.ts';
import type { Newsroom } from './main-api/newsroom.ts';
import { openNewsroom } from './main-api/open-newsroom.ts';
import type { SeedSite } from './seed/seed-site.ts';
import type { SeedWorld } from './seed/seed-world.ts';
import { measureSounds } from './uploads/measure-sound.ts';
import { openUploads } from './uploads/open-uploads.ts';

/** What the database should hold when the origin answers. */
export type Content =
  /** The seed on the first start; later, sites as configured and the seed's dates brought to today. */
  | { readonly kind: 'seed'; readonly sites: readonly SeedSite[] }
  /** Exactly this (for tests). */
  | { readonly kind: 'world'; readonly world: SeedWorld };

export interface OriginOptions {
  readonly database: DatabasePlace;
  /** Folder of pictures; made when missing. */
  readonly dataDir: string;
  readonly content: Content;
  /** Name of the header by which a call says which site asks. */
  readonly siteHeader: string;
  /** 127.0.0.1 unless told. */
  readonly host?: string;
  /** A free one unless told. */
  readonly port?: number;
  /** Who holds the data folder, for the error of the next one. */
  readonly holder?: string;
  /** Unix seconds; the system's clock unless told. */
  readonly now?: () => number;
  readonly log?: (cause: unknown) => void;
}

export interface Origin {
  readonly url: string;
  /** Settles when calls are answered; rejects when the database cannot be opened or filled. */
  readonly ready: Promise<void>;
  /** Does what an editor or operator orders (desk/order.ts), when the database is open. */
  carryOut(order: unknown): Promise<Outcome>;
  close(): Promise<void>;
}

const systemClock = (): number => Math.floor(Date.now() / 1000);
const complain = (cause: unknown): void => console.error(cause);

interface Prepared {
  readonly database: OpenDatabase;
  readonly newsroom: Newsroom;
  /** Settles when the seed's pictures are drawn, or their drawing was stopped. */
  readonly originals: Promise<void>;
}

const fill = async ({ db }: OpenDatabase, { content, dataDir, now = systemClock }: OriginOptions, signal: AbortSignal): Promise<Pick<Prepared, 'originals'>> => {
  if (content.kind === 'world') {
    const { loadWorld } = await import('./seed/load/load-world.ts');
    await loadWorld(db, content.world, now());
    return { originals: Promise.resolve() };
  }
  const { keepSeeded } = await import('./seed/keep-seeded.ts');
  return keepSeeded(db, { sites: content.sites, dataDir, now: now(), signal });
};

const prepare = async (options: OriginOptions, signal: AbortSignal): Promise<Prepared> => {
  const database = await openDatabase(options.database, options.holder);
  try {
    await migrate(database.db);
    const { originals } = await fill(database, options, signal);
    return { database, originals, newsroom: await openNewsroom({ db: database.db, now: options.now ?? systemClock, measureSound: measureSounds(options.dataDir), log: options.log ?? complain }) };
  } catch (cause) {
    await database.close();
    throw cause;
  }
};

const sitesOf = (content: Content): readonly SeedSite[] => (content.kind === 'seed' ? content.sites : content.world.sites);

const carryOut = async ({ database, newsroom }: Prepared, { dataDir, content, now = systemClock }: OriginOptions, order: unknown): Promise<Outcome> => {
  const desk = await import('./desk/carry-out.ts');
  const outcome = await desk.carryOut({ db: database.db, dataDir, sites: sitesOf(content), now }, order);
  newsroom.forget();
  return outcome;
};

const health = async ({ newsroom }: Prepared): Promise<Reply> => {
  await newsroom.db.selectFrom('sites').select('role').limit(1).execute();
  return { body: '{"status":"ok"}', type: 'application/json' };
};

/**
 * Runs the main API of docs/upstreams/main-api.md on a database of its own. The socket opens at once and calls wait for the database,
 * only `/healthz` says 503 meanwhile. PGlite computes on the calling thread: run it in a worker (`startOrigin`) beside anything else.
 */
export const runOrigin = async (options: OriginOptions): Promise<Origin> => {
  const log = options.log ?? complain;
  const stopping = new AbortController();
  const preparing = prepare(options, stopping.signal);
  let prepared: Prepared | null = null;
  const ready = preparing.then((done) => {
    prepared = done;
    // A seed's picture that cannot be drawn costs that picture, not the origin.
    done.originals.catch(log);
  });
  ready.catch(() => undefined);
  const uploads = openUploads({ dataDir: options.dataDir, originalsReady: async () => (await preparing).originals.catch(() => undefined) });

  const answer = async (asked: Asked): Promise<Reply> => {
    const [first, second = '', ...rest] = asked.segments;
    if (first !== 'api' && !isReading(asked.request.method)) throw methodNotAllowed([]);
    if (first === 'healthz') {
      if (prepared === null) throw new Problem(503, 'The database is being opened', { 'Retry-After': '1' });
      return health(prepared);
    }
    if (first === 'uploads' && rest.length === 0) return uploads(second, asked);
    if (first !== 'api') throw notFound('The address');
    return answerCall((await preparing).newsroom, options.siteHeader, asked);
  };
  const server = await listen({ host: options.host ?? '127.0.0.1', port: options.port ?? 0, answer, log });
  const tidying = preparing.then(({ database }) => tidyRegularly(database, log), () => () => undefined);
  const close = async (): Promise<void> => {
    stopping.abort();
    await server.close();
    (await tidying)();
    await preparing.then(async ({ database, originals }) => {
      await originals.catch(() => undefined);
      await database.close();
    }, () => undefined);
  };
  return { url: server.url, ready, close, carryOut: async (order) => carryOut(await preparing, options, order) };
};
