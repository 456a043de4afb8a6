import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { StartThread } from '#cli/installation/thread.ts';

/** Files that the thread shares stay open after it has ended. */
export const startThreadOf =
  (program: URL): StartThread =>
  <Answer>(order: unknown) => {
    // V8 flags apply to all threads: this one stops the growth of the young generation, so the other starts large.
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
