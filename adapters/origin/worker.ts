import { parentPort, workerData } from 'node:worker_threads';
import { runOrigin } from './run-origin.ts';
import type { OriginOptions } from './run-origin.ts';

/** What the worker tells: first where it listens, then that it answers; or why it cannot. */
export type OriginMessage = { readonly url: string } | { readonly ready: true } | { readonly failed: string };

const tell = (message: OriginMessage): void => parentPort?.postMessage(message);
const inWords = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

const run = async (): Promise<void> => {
  const origin = await runOrigin(workerData as OriginOptions);
  parentPort?.once('message', () => {
    // Ends this worker, not the process.
    void origin.close().finally(() => process.exit());
  });
  tell({ url: origin.url });
  await origin.ready;
  tell({ ready: true });
};

run().catch((cause: unknown) => tell({ failed: inWords(cause) }));
