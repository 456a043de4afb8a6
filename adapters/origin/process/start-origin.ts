import { createInterface } from 'node:readline';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { clearLockOf } from '../database/storage/data-folder-lock.ts';
import { DatabaseTrouble } from '../database/storage/trouble.ts';
import type { TroubleKind } from '../database/storage/trouble.ts';
import type { ToldOutcome } from '../newsroom/execute.ts';
import { givenCommands } from './given-commands.ts';
import type { TelemetrySettings } from '#adapters/telemetry/open-telemetry/open-telemetry.ts';
import { deferred } from './deferred.ts';
import type { OriginOptions } from './origin-options.ts';
import type { Time } from '#adapters/time/time.ts';
import type { OriginMessage, Told, ToOrigin } from './serve-as-worker.ts';

export interface OriginListener {
  /** A background error; the origin keeps running. */
  complaint?(cause: Told, request: string | undefined): void;
  printed?(text: string): void;
  outboxListening?(url: string): void;
}

export type StartOptions = Omit<
  OriginOptions,
  'now' | 'time' | 'log' | 'onOutbox' | 'holder' | 'sample' | 'filler' | 'findUnshown' | 'observe'
> & {
  readonly telemetry?: TelemetrySettings | undefined;
  readonly time: Time;
  readonly testClock?: boolean;
  readonly worker: URL;
  readonly listener?: OriginListener;
};

/** The code of the error that rejects commands of a worker that ended; they may have taken effect. */
export const originEnded = 'ORIGIN_ENDED';

export interface StartedOrigin {
  /** Already listening. Requests wait until the database is ready. */
  readonly url: string;
  /** Settles when the database is ready. Resolves to the names of missing uploads. */
  readonly ready: Promise<readonly string[]>;
  /** Null after a requested stop, otherwise the reason. */
  readonly ended: Promise<Error | null>;
  /** Executes a newsroom command (newsroom/newsroom-command.ts). Rejects when the origin ends or fails. */
  execute(command: unknown): Promise<ToldOutcome>;
  /** Milliseconds; needs a test clock. */
  advance(ms: number): Promise<void>;
  /** Metrics of OpenTelemetry; none while the origin ends. */
  collect(): Promise<readonly object[]>;
  stop(): Promise<void>;
}

/** The default grows with the machine's memory, but most memory here is the database's own. */
const maxYoungGenerationSizeMb = 8;

/** A process flag would override the worker's limit. The main thread already has its value. */
const leaveYoungGenerationToLimits = (): void => setFlagsFromString('--max-semi-space-size=0');

/** Milliseconds until a scrape goes on without a busy worker. */
const maxCollect = 2_000;

/** Milliseconds until a worker that does not stop is terminated. */
const maxStop = 3_500;

const errorOf = ({ name, message, kind, code, stack, cause }: Told): Error => {
  const inner = cause === undefined ? undefined : errorOf(cause);
  if (name === 'DatabaseTrouble') return new DatabaseTrouble((kind ?? 'unknown') as TroubleKind, message, inner);
  return Object.assign(new Error(message, { cause: inner }), { stack, ...(code === undefined ? {} : { code }) });
};

/** Runs the origin in a worker thread: queries never block the caller's event loop. */
export const startOrigin = async ({
  worker: file,
  listener = {},
  time,
  testClock = false,
  ...options
}: StartOptions): Promise<StartedOrigin> => {
  const holder = `origin ${randomUUID()}`;
  leaveYoungGenerationToLimits();
  const worker = new Worker(file, {
    workerData: { ...options, testClock, holder, filler: fileURLToPath(file) },
    resourceLimits: { maxYoungGenerationSizeMb },
    stdout: true,
    stderr: true,
  });
  for (const stream of [worker.stdout, worker.stderr])
    createInterface(stream).on('line', (text) => listener.printed?.(text));
  const [url, ready, ended] = [deferred<string>(), deferred<readonly string[]>(), deferred<Error | null>()];
  const send = (message: ToOrigin): void => worker.postMessage(message);
  const commands = givenCommands(send);
  const advances = new Map<number, () => void>();
  const collections = new Map<number, (metrics: readonly object[]) => void>();
  let collection = 0;
  let [stopping, reason] = [false, null as Error | null];
  const fail = (why: Error): void => {
    reason ??= why;
    url.reject(why);
    ready.reject(why);
    commands.fail(why);
  };
  worker.on('message', (message: OriginMessage) => {
    if ('url' in message) url.resolve(message.url);
    if ('ready' in message) ready.resolve(message.missingUploads);
    if ('command' in message) commands.take(message);
    if ('advanced' in message) advances.get(message.advanced)?.();
    if ('collected' in message) collections.get(message.collected)?.(message.metrics);
    if ('outbox' in message) listener.outboxListening?.(message.outbox);
    if ('complaint' in message) listener.complaint?.(message.complaint, message.request);
    if ('failed' in message) {
      fail(errorOf(message.failed));
      void worker.terminate();
    }
  });
  worker.on('error', fail);
  worker.on('exit', (code) => {
    fail(Object.assign(new Error(`The origin worker exited with code ${code}`), { code: originEnded }));
    const folder = 'dataDir' in options.database ? options.database.dataDir : null;
    // A crashed worker could not release its lock.
    void (folder === null ? Promise.resolve() : clearLockOf(folder, holder))
      .catch(() => undefined)
      .then(() => ended.resolve(stopping ? null : reason));
  });
  const execute = (given: unknown): Promise<ToldOutcome> => {
    const answer = commands.give(given);
    // A command sent to an ended worker would wait forever.
    void ended.promise.then((why) =>
      commands.fail(why ?? Object.assign(new Error('The origin worker exited'), { code: originEnded })),
    );
    return answer;
  };
  const stop = async (): Promise<void> => {
    stopping = true;
    send('stop');
    const cancel = time.after(maxStop, () => void worker.terminate());
    await ended.promise;
    cancel();
  };
  const advance = (ms: number): Promise<void> => {
    const advanced = deferred<void>();
    advances.set(advances.size, advanced.resolve);
    send({ advance: advances.size - 1, ms });
    return Promise.race([advanced.promise, ended.promise.then(() => undefined)]);
  };
  const collect = async (): Promise<readonly object[]> => {
    const id = (collection += 1);
    const collected = deferred<readonly object[]>();
    collections.set(id, collected.resolve);
    send({ collect: id });
    const cancel = time.after(maxCollect, () => collected.resolve([]));
    return collected.promise.finally(() => {
      cancel();
      collections.delete(id);
    });
  };
  return { url: await url.promise, ready: ready.promise, ended: ended.promise, execute, advance, collect, stop };
};
