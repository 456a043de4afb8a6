import { Worker } from 'node:worker_threads';
import type { PushSender, SendPush } from './send-push.ts';
import type { PushDone, PushJob, PushThreadData } from './serve-push.ts';

interface Needs extends PushThreadData {
  readonly file: URL;
  readonly threads: number;
}

type Settle = (done: Pick<PushDone, 'fate'>) => void;

interface Thread {
  readonly worker: Worker;
  readonly waiting: Map<number, Settle>;
}

const lost: Pick<PushDone, 'fate'> = { fate: { kind: 'later', wait: null, answered: 0 } };

/** Megabytes. Node's default grows with the machine's memory. */
const maxYoungGenerationSizeMb = 8;

/**
 * Encrypts and sends in worker threads, started on demand. If a thread crashes, its messages are retried in a new one.
 */
export const createPushThreads = ({ file, threads, ...data }: Needs): PushSender => {
  const places: (Thread | null)[] = Array.from({ length: threads }, () => null);
  let job = 0;

  const threadAt = (place: number): Thread => {
    const there = places[place];
    if (there) return there;
    const thread: Thread = {
      worker: new Worker(file, { workerData: data, resourceLimits: { maxYoungGenerationSizeMb } }),
      waiting: new Map(),
    };
    const over = (): void => {
      if (places[place] === thread) places[place] = null;
      for (const settle of thread.waiting.values()) settle(lost);
      thread.waiting.clear();
    };
    thread.worker.on('message', ({ job: done, fate }: PushDone) => {
      thread.waiting.get(done)?.({ fate });
      thread.waiting.delete(done);
    });
    thread.worker.on('error', over).on('exit', over);
    thread.worker.unref();
    places[place] = thread;
    return thread;
  };

  const send: SendPush = (target, message) =>
    new Promise((resolve) => {
      job += 1;
      const { worker, waiting } = threadAt(job % threads);
      waiting.set(job, ({ fate }) => resolve(fate));
      worker.postMessage({ job, target, message } satisfies PushJob);
    });

  return {
    send,
    close: async () => {
      await Promise.all(places.map((thread) => thread?.worker.terminate()));
    },
  };
};
