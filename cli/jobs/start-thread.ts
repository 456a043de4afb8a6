import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { StartThread } from '#cli/installation/thread.ts';

/** Runs orders by a program in another thread. What it lends by way of files stays open when it has ended. */
export const startThreadOf =
  (program: URL): StartThread =>
  <Answer>(order: unknown) => {
    // The engine's settings are those of all threads: where this one lets its young space grow no more, the other's has to
    // begin large enough.
    setFlagsFromString('--min-semi-space-size=4');
    const worker = new Worker(program, { workerData: order, trackUnmanagedFds: false });
    return {
      answer: new Promise<Answer>((resolve, reject) => {
        worker.once('message', resolve);
        worker.once('error', reject);
        worker.once('exit', (code) => reject(new Error(`exit ${code}`)));
      }),
      interrupt: () => worker.postMessage('interrupt'),
      stop: () => void worker.terminate(),
    };
  };
