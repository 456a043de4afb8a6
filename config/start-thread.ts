import { Worker } from 'node:worker_threads';
import type { StartThread } from '#cli/installation/thread.ts';

/** Runs orders by a program in another thread. What it lends by way of files stays open when it has ended. */
export const startThreadOf =
  (program: URL): StartThread =>
  <Answer>(order: unknown) => {
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
