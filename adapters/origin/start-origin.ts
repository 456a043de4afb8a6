import { Worker } from 'node:worker_threads';
import { randomUUID } from 'node:crypto';
import { forgetLockOf } from './database/data-folder-lock.ts';
import type { ToldOutcome } from './desk/carry-out.ts';
import { givenOrders } from './given-orders.ts';
import { later } from './later.ts';
import type { OriginOptions } from './origin-options.ts';
import type { OriginMessage, ToOrigin } from './worker.ts';

/** Everything but the clock and the log, which do not cross to a worker. */
export type StartOptions = Omit<OriginOptions, 'now' | 'log' | 'holder'> & {
  /** Address of the built `worker.ts`. */
  readonly worker: URL;
};

export interface StartedOrigin {
  /** Listening already; calls wait until the database answers. */
  readonly url: string;
  /** Settles when the database answers; rejects with the reason when it cannot. */
  readonly ready: Promise<void>;
  /** Settles when the origin is gone, whether asked to stop or by itself. */
  readonly ended: Promise<void>;
  /** Has an order carried out (desk/order.ts); rejects when the origin ends or breaks over it. */
  carryOut(order: unknown): Promise<ToldOutcome>;
  /** Closes socket, database and lock. */
  stop(): Promise<void>;
}

/** Its own share would grow with that of the machine. */
const maxYoungGenerationSizeMb = 16;

/** Milliseconds until an origin that does not stop is ended. */
const longestStop = 3_500;

const hasEnded = (): Error => new Error('The origin has ended');

/** Runs the origin in a worker thread of its own, so that its queries never hold up the caller's event loop. */
export const startOrigin = async ({ worker: file, ...options }: StartOptions): Promise<StartedOrigin> => {
  const holder = `origin ${randomUUID()}`;
  const worker = new Worker(file, { workerData: { ...options, holder }, resourceLimits: { maxYoungGenerationSizeMb } });
  const [url, ready, ended] = [later<string>(), later<void>(), later<void>()];
  const send = (message: ToOrigin): void => worker.postMessage(message);
  const orders = givenOrders(send);
  const fail = (why: Error): void => {
    url.reject(why);
    ready.reject(why);
    orders.fail(why);
  };
  worker.on('message', (message: OriginMessage) => {
    if ('url' in message) url.resolve(message.url);
    if ('ready' in message) ready.resolve();
    if ('order' in message) orders.take(message);
    if ('failed' in message) {
      fail(new Error(message.failed));
      void worker.terminate();
    }
  });
  worker.on('error', fail);
  worker.on('exit', () => {
    fail(hasEnded());
    const folder = 'dataDir' in options.database ? options.database.dataDir : null;
    // A worker that crashed could not give its lock back; after a stop there is none.
    void (folder === null ? Promise.resolve() : forgetLockOf(folder, holder)).finally(() => ended.resolve());
  });
  const carryOut = (given: unknown): Promise<ToldOutcome> => {
    const answer = orders.give(given);
    // An order that is given to nobody would wait for ever.
    void ended.promise.then(() => orders.fail(hasEnded()));
    return answer;
  };
  const stop = async (): Promise<void> => {
    send('stop');
    const timer = setTimeout(() => void worker.terminate(), longestStop);
    await ended.promise;
    clearTimeout(timer);
  };
  return { url: await url.promise, ready: ready.promise, ended: ended.promise, carryOut, stop };
};
