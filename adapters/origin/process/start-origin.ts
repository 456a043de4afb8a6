import { createInterface } from 'node:readline';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { forgetLockOf } from '../database/storage/data-folder-lock.ts';
import { DatabaseTrouble } from '../database/storage/trouble.ts';
import type { TroubleKind } from '../database/storage/trouble.ts';
import type { ToldOutcome } from '../newsroom/execute.ts';
import { givenCommands } from './given-commands.ts';
import { deferred } from './deferred.ts';
import type { OriginOptions } from './origin-options.ts';
import type { Time } from '#adapters/time/time.ts';
import type { OriginMessage, Told, ToOrigin } from './serve-as-worker.ts';

/** What is worth a line in the log of whoever runs the origin. */
export interface OriginListener {
  /** Something broke beside; the origin goes on. */
  complaint?(cause: Told, request: string | undefined): void;
  /** What a library printed. */
  printed?(text: string): void;
  /** The outbox listens at this URL. */
  outboxListening?(url: string): void;
}

/** Everything but the clock, the log and what draws, which do not cross to a worker. */
export type StartOptions = Omit<
  OriginOptions,
  'now' | 'time' | 'log' | 'onOutbox' | 'holder' | 'sample' | 'filler' | 'findUnshown'
> & {
  /** Of this thread, by which it waits for the worker to stop. */
  readonly time: Time;
  /** Whether `advance` may move the worker's clock. */
  readonly testClock?: boolean;
  /** Address of what calls `serveAsWorker`. */
  readonly worker: URL;
  readonly listener?: OriginListener;
};

export interface StartedOrigin {
  /** Listening already; calls wait until the database answers. */
  readonly url: string;
  /** Settles when the database answers; rejects with the reason when it cannot. */
  readonly ready: Promise<readonly string[]>;
  /** Settles when the origin is gone, with the reason when it was not asked to stop. */
  readonly ended: Promise<Error | null>;
  /** Has a command executed (newsroom/newsroom-command.ts); rejects when the origin ends or breaks over it. */
  execute(command: unknown): Promise<ToldOutcome>;
  /** Advances the worker's clock by milliseconds, where it is one for tests. */
  advance(ms: number): Promise<void>;
  /** Closes socket, database and lock. */
  stop(): Promise<void>;
}

/** Its own share would grow with that of the machine: most of what it works on is the database's own memory. */
const maxYoungGenerationSizeMb = 8;

/** What the process was started with holds for its first thread, which has it already; here it would go before ours. */
const leaveYoungGenerationToLimits = (): void => setFlagsFromString('--max-semi-space-size=0');

/** Milliseconds until an origin that does not stop is ended. */
const longestStop = 3_500;

/** The error as the worker threw it: what it says of the database stays known by its kind. */
const errorOf = ({ name, message, kind, code, stack, cause }: Told): Error => {
  const inner = cause === undefined ? undefined : errorOf(cause);
  if (name === 'DatabaseTrouble') return new DatabaseTrouble((kind ?? 'unknown') as TroubleKind, message, inner);
  return Object.assign(new Error(message, { cause: inner }), { stack, ...(code === undefined ? {} : { code }) });
};

/** Runs the origin in a worker thread of its own, so that its queries never hold up the caller's event loop. */
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
    if ('outbox' in message) listener.outboxListening?.(message.outbox);
    if ('complaint' in message) listener.complaint?.(message.complaint, message.request);
    if ('failed' in message) {
      fail(errorOf(message.failed));
      void worker.terminate();
    }
  });
  worker.on('error', fail);
  worker.on('exit', (code) => {
    fail(new Error(`The origin has ended with ${code}`));
    const folder = 'dataDir' in options.database ? options.database.dataDir : null;
    // A worker that crashed could not give its lock back; after a stop there is none.
    void (folder === null ? Promise.resolve() : forgetLockOf(folder, holder))
      .catch(() => undefined)
      .then(() => ended.resolve(stopping ? null : reason));
  });
  const execute = (given: unknown): Promise<ToldOutcome> => {
    const answer = commands.give(given);
    // An order that is given to nobody would wait for ever.
    void ended.promise.then((why) => commands.fail(why ?? new Error('The origin has ended')));
    return answer;
  };
  const stop = async (): Promise<void> => {
    stopping = true;
    send('stop');
    const cancel = time.after(longestStop, () => void worker.terminate());
    await ended.promise;
    cancel();
  };
  const advance = (ms: number): Promise<void> => {
    const advanced = deferred<void>();
    advances.set(advances.size, advanced.resolve);
    send({ advance: advances.size - 1, ms });
    return Promise.race([advanced.promise, ended.promise.then(() => undefined)]);
  };
  return { url: await url.promise, ready: ready.promise, ended: ended.promise, execute, advance, stop };
};
