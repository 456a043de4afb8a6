import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { ToldOutcome } from '../newsroom/execute.ts';
import { drawWished } from '../newsroom/pictures/draw-wished.ts';
import { findsNothing } from '../newsroom/context/unshown.ts';
import { nothingReserved } from '../newsroom/context/reserved-words.ts';
import { noteRoute } from '#adapters/telemetry/current-request.ts';
import { listen } from '../http/listen.ts';
import type { Asked } from '../http/listen.ts';
import { knowsSecret } from '../http/knows-secret.ts';
import { isReading, methodNotAllowed } from '../http/method-not-allowed.ts';
import { notFound, Problem } from '../http/problem.ts';
import { answerLiveScores } from '../sport/answer-live-scores.ts';
import type { Reply } from '../http/reply.ts';
import { answerCall, bearerOf } from '../main-api/answer-call.ts';
import { isStaff } from '../staff/staff-of.ts';
import { observeRequests } from './observe-origin.ts';
import { complain, sitesOf, withTime } from './origin-options.ts';
import type { OriginOptions, TimedOptions } from './origin-options.ts';
import { prepareOrigin } from './prepare-origin.ts';
import type { Prepared } from './prepare-origin.ts';
import { openRemovals } from '../media/removals/open-removals.ts';
import { openUploads } from '../media/uploads/open-uploads.ts';
import { coverPattern } from '../media/uploads/picture-paths.ts';
import { isUsed, loadUpload } from '../media/uploads/shared-uploads.ts';
import { readIfThere } from '../media/uploads/upload-file.ts';

export interface Origin {
  readonly url: string;
  /**
   * Resolves with the names of missing uploads when the database is ready. Rejects if it cannot be opened or filled.
   */
  readonly ready: Promise<readonly string[]>;
  execute(command: unknown): Promise<ToldOutcome>;
  /** Rejects when the database is permanently broken. */
  readonly broken: Promise<never>;
  close(): Promise<void>;
}

/** Milliseconds that pictures wait for the database at startup. */
const timeout = 3_000;

const execute = async (
  { database, context, issues }: Prepared,
  {
    dataDir,
    content,
    sample,
    reserved = nothingReserved,
    findUnshown = findsNothing,
    time,
    now,
    log = complain,
  }: TimedOptions,
  command: unknown,
): Promise<ToldOutcome> => {
  const newsroom = await import('../newsroom/execute.ts');
  const outcome = await newsroom.execute(
    {
      db: database.db,
      embedded: database.embedded,
      dataDir,
      sites: sitesOf(content),
      sample,
      reserved,
      findUnshown,
      signingKey: context.security.signingKey,
      otherSigningKey: context.security.otherSigningKey,
      issues,
      now,
    },
    command,
  );
  await context.edits.catchUp().catch(log);
  return newsroom.awaitNodes({ db: database.db, time }, outcome);
};

const fetchUpload = async (
  { db, embedded }: Prepared['database'],
  options: TimedOptions,
  name: string,
): Promise<Buffer | null> => {
  if (!(await isUsed(db, name))) return null;
  if (coverPattern.test(name)) {
    const cover = { path: `/uploads/${name}`, caption: '', credit: '' };
    await drawWished(options, [{ cover, pages: [], publishedAt: 0 }]);
    return readIfThere(join(options.dataDir, 'uploads', name));
  }
  return embedded ? null : loadUpload(db, name);
};

const health = async ({ context }: Prepared): Promise<Reply> => {
  await context.db.selectFrom('sites').select('role').limit(1).execute();
  return { body: '{"status":"ok"}', type: 'application/json' };
};

/**
 * The main API of docs/upstreams/main-api.md. Requests wait for the database; `/healthz` returns 503. PGlite blocks its
 * thread: use a worker (`startOrigin`).
 */
export const runOrigin = async (given: OriginOptions): Promise<Origin> => {
  const options = withTime(given);
  const { time, log = complain } = options;
  const isTrusted = knowsSecret([options.secret, ...(options.otherSecret === undefined ? [] : [options.otherSecret])]);
  const stopping = new AbortController();
  const removals = await openRemovals({ dataDir: options.dataDir, now: options.now, log });
  const prepare = async (): Promise<Prepared> => {
    if (options.openAfter !== undefined) await time.wait(options.openAfter, stopping.signal);
    return prepareOrigin(options, removals, stopping.signal);
  };
  const preparing = prepare();
  let prepared: Prepared | null = null;
  const ready = preparing.then((done) => {
    prepared = done;
    done.originals.catch(log);
    return done.missingUploads;
  });
  ready.catch(() => undefined);
  const broken = preparing.then(({ database }) => database.broken);
  broken.catch(() => undefined);
  // Checks the database for removed pictures; after a timeout, uses the last known list.
  const maxLength = new Promise<void>((resolve) => void time.after(timeout, resolve));
  const asked = Promise.race([ready.catch(() => undefined), maxLength]);
  const isRemoved = async (file: string): Promise<boolean> => {
    await asked;
    return removals.isRemoved(file);
  };
  const isRetrying = (): boolean => prepared === null && options.openAfter !== undefined;
  const originalsReady = async (): Promise<void> =>
    isRetrying() ? undefined : (await preparing).originals.catch(() => undefined);
  const fetchOriginal = async (file: string): Promise<Buffer | null> =>
    prepared === null ? null : fetchUpload(prepared.database, options, file);
  const isOfStaff = async ({ headers }: IncomingMessage): Promise<boolean> =>
    prepared !== null && isStaff(prepared.context.security, bearerOf(headers.authorization));
  const uploads = openUploads({ dataDir: options.dataDir, isRemoved, isOfStaff, originalsReady, fetchOriginal, time });

  const answer = async (asked: Asked): Promise<Reply> => {
    const [first, second = '', ...rest] = asked.segments;
    if (first !== 'healthz' && !isTrusted(asked.request))
      throw new Problem(401, 'origin-secret: is missing or is not the secret of this origin', {
        'WWW-Authenticate': 'Origin-Secret',
        Connection: 'close',
      });
    if (first !== 'api' && !isReading(asked.request.method)) throw methodNotAllowed([]);
    if (first === 'healthz') {
      noteRoute(first);
      if (prepared === null) throw new Problem(503, 'The database is opening', { 'Retry-After': '1' });
      return health(prepared);
    }
    if (first === 'uploads' || first === 'livescore') noteRoute(first);
    if (first === 'uploads' && rest.length === 0) return uploads(second, asked);
    if (first !== 'api' && first !== 'livescore') throw notFound('The address');
    if (isRetrying()) throw new Problem(503, 'The database cannot be opened; retrying', { 'Retry-After': '1' });
    const { context } = await preparing;
    return first === 'livescore'
      ? answerLiveScores(context.sport, { segments: [second, ...rest], query: asked.query })
      : answerCall(context, options.siteHeader, asked);
  };
  const server = await listen({
    host: options.host ?? '127.0.0.1',
    port: options.port ?? 0,
    answer,
    log,
    time,
    ...(options.observe && { observe: observeRequests(options.observe.measures, isTrusted, time) }),
  });
  const close = async (): Promise<void> => {
    stopping.abort();
    prepared?.context.edits.close();
    await server.close();
    await preparing.then(
      async ({ database, originals, unfollow }) => {
        await unfollow();
        await originals.catch(() => undefined);
        await database.close();
      },
      () => undefined,
    );
  };
  return {
    url: server.url,
    ready,
    broken,
    close,
    execute: async (command) => execute(await preparing, options, command),
  };
};
